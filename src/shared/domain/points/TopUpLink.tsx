import { Link } from 'react-router-dom'
import { useUpgrade } from '@/shared/domain/tiers/useUpgrade'
import { useTranslations } from '@/shared/texts'

/** Leads to where points are bought, and back. */
export function TopUpLink({ isButton = false }: { isButton?: boolean }) {
  const t = useTranslations('points')
  const address = useUpgrade()
  return (
    <Link {...(isButton ? { className: 'button' } : {})} to={address({ item: 'points' })}>
      {t('points:topUp')}
    </Link>
  )
}

import { Link } from 'react-router-dom'
import { useUpgrade } from '@/entities/tiers/useUpgradeAddress'
import { useTranslations } from '@/shared/i18n'

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

import { Link } from 'react-router-dom'
import { useUpgrade } from '@/shared/domain/tiers/useUpgrade'
import { useText } from '@/shared/texts'

/** Leads to where points are bought, and back. */
export function TopUpLink({ isButton = false }: { isButton?: boolean }) {
  const t = useText('points')
  const address = useUpgrade()
  return (
    <Link {...(isButton ? { className: 'button' } : {})} to={address({ item: 'points' })}>
      {t('points:topUp')}
    </Link>
  )
}

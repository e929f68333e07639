import { Link } from 'react-router-dom'
import { useUpgradeAddress } from '@/entities/tiers/useUpgradeAddress'
import { useTranslations } from '@/shared/i18n'

export function TopUpLink({ isButton = false }: { isButton?: boolean }) {
  const t = useTranslations('points')
  const address = useUpgradeAddress()
  return (
    <Link {...(isButton ? { className: 'button' } : {})} to={address({ item: 'points' })}>
      {t('points:topUp')}
    </Link>
  )
}

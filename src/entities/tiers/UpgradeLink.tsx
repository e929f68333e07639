import { type TierFeature } from '@/shared/auth/roles'
import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { tierWith } from './tiers'
import { useTierName } from './useTierName'
import { useUpgradeAddress } from './useUpgradeAddress'

interface UpgradeLinkProps {
  to: TierFeature
  isButton?: boolean
  isPrimary?: boolean
}

/**
 * Replaces a feature that the account's tier lacks: names the smallest tier that has it and links to the upgrade and
 * back.
 */
export function UpgradeLink({ to, isButton = false, isPrimary = false }: UpgradeLinkProps) {
  const t = useTranslations('parts')
  const nameOf = useTierName()
  const address = useUpgradeAddress()
  const plan = tierWith(to)
  if (plan === null) return null
  return (
    <Link
      {...(isPrimary ? { className: 'button button-primary' } : isButton ? { className: 'button' } : {})}
      to={address({ plan })}
    >
      {t('parts:gate.upgrade.to', { tier: nameOf(plan) })}
    </Link>
  )
}

import { type TierFeature } from '@/shared/auth/roles'
import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { tierWith } from './tiers'
import { useTierName } from './useTierName'
import { useUpgrade } from './useUpgradeAddress'

interface UpgradeLinkProps {
  /** What the account lacks. */
  to: TierFeature
  /** As a button beside others. */
  isButton?: boolean
  /** The next step where it stands. */
  isPrimary?: boolean
}

/** In place of what the account's tier does not have: names the smallest that has it, and leads to it and back. */
export function UpgradeLink({ to, isButton = false, isPrimary = false }: UpgradeLinkProps) {
  const t = useTranslations('parts')
  const nameOf = useTierName()
  const address = useUpgrade()
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

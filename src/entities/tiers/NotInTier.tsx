import { type TierFeature } from '@/shared/auth/roles'
import type { ReactNode } from 'react'
import { tierWith } from './tiers'
import { UpgradeLink } from './UpgradeLink'
import { useTierName } from './useTierName'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'

interface NotInTierProps {
  feature: TierFeature
  children?: ReactNode
}

/** Replaces a screen that the account's tier lacks: names the smallest tier that has it, or the contact. */
export function NotInTier({ feature, children }: NotInTierProps) {
  const t = useTranslations('parts')
  const nameOf = useTierName()
  const plan = tierWith(feature)
  return (
    <ResultState
      status="refused"
      title={t('failure.noPermission')}
      text={plan ? t('parts:gate.upgrade.plan', { tier: nameOf(plan) }) : t('parts:gate.denied')}
      actions={
        <p className="plain-actions">
          <UpgradeLink to={feature} isPrimary />
          {children}
        </p>
      }
    />
  )
}

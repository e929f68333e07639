import type { ReactNode } from 'react'
import { tierWith, type TierFeature } from '@/shared/domain/tiers/tiers'
import { UpgradeLink } from '@/shared/domain/tiers/UpgradeLink'
import { useTierName } from '@/shared/domain/tiers/useTierName'
import { useTranslations } from '@/shared/texts'
import { ResultState } from './Outcome'

interface NotInTierProps {
  feature: TierFeature
  /** Other ways on. */
  children?: ReactNode
}

/** In place of a screen that the account's tier does not have: names the smallest that has it, else whom to ask. */
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

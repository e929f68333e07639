import { Link } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { useTranslations } from '@/shared/i18n'
import { tierBeyond, TIERS } from './tiers'
import { useTierName } from './useTierName'
import { useUpgradeAddress } from './useUpgradeAddress'

const QUOTA_FIELDS = { valuation: 'valuations', search: 'searches' } as const

/** Names the tier with a larger daily quota and links to the upgrade and back. */
export function QuotaUpgrade({ quota }: { quota: 'valuation' | 'search' }) {
  const t = useTranslations('parts')
  const nameOf = useTierName()
  const address = useUpgradeAddress()
  const roles = useSession((session) => session.roles)
  const plan = tierBeyond(QUOTA_FIELDS[quota], roles)
  if (plan === null) return null
  return (
    <>
      {t(`parts:gate.more.${quota}`, { tier: nameOf(plan), count: TIERS[plan][QUOTA_FIELDS[quota]] ?? 0 })}{' '}
      <Link to={address({ plan })}>{t('parts:gate.upgrade.to', { tier: nameOf(plan) })}</Link>
    </>
  )
}

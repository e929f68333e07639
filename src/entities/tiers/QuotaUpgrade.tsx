import { Link } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { useTranslations } from '@/shared/i18n'
import { tierBeyond, TIERS } from './tiers'
import { useTierName } from './useTierName'
import { useUpgrade } from './useUpgradeAddress'

const COUNTS = { valuation: 'valuations', search: 'searches' } as const

/** Where a day's count is used up: the tier that has more of it, and the way to it and back. */
export function MoreOfCount({ of }: { of: 'valuation' | 'search' }) {
  const t = useTranslations('parts')
  const nameOf = useTierName()
  const address = useUpgrade()
  const roles = useSession((session) => session.roles)
  const plan = tierBeyond(COUNTS[of], roles)
  if (plan === null) return null
  return (
    <>
      {t(`parts:gate.more.${of}`, { tier: nameOf(plan), count: TIERS[plan][COUNTS[of]] ?? 0 })}{' '}
      <Link to={address({ plan })}>{t('parts:gate.upgrade.to', { tier: nameOf(plan) })}</Link>
    </>
  )
}

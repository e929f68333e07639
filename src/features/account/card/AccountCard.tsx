import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { quotaApi } from '@/entities/quota.api'
import { isTier } from '@/entities/tiers/tiers'
import { useTierName } from '@/entities/tiers/useTierName'
import { useTranslations } from '@/shared/i18n'
import { QUOTA_PERMISSIONS } from './quotaPermissions'
import styles from './card.module.css'

export default function AccountCard() {
  const t = useTranslations('accountShell', 'parts')
  const user = useSession((session) => session.user)
  const roles = useSession((session) => session.roles)
  const nameOf = useTierName()
  const hasQuota = useCan(QUOTA_PERMISSIONS)
  const plans = roles.filter(isTier).map((role) => nameOf(role))
  return (
    <div className={styles.card}>
      <strong>{user?.nickName || user?.userName}</strong>
      <div>{[user?.userName, user?.deptName].filter(Boolean).join(' · ')}</div>
      <div>
        {plans.length > 0 ? plans.join(t('parts:dictionary.separator')) : t('accountShell:card.noPlan')}
        {hasQuota && <QuotaLeft />}
      </div>
    </div>
  )
}

function QuotaLeft() {
  const t = useTranslations('accountShell')
  const { data } = useQuery(apiQuery(quotaApi.left, {}))
  if (!data) return null
  const unlimited = t('accountShell:home.unlimited')
  const { searchLeft, valuationLeft } = data
  return (
    <>
      {' · '}
      {t('accountShell:card.left', {
        searches: searchLeft ?? unlimited,
        valuations: valuationLeft ?? unlimited,
      })}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { isTier, TIERS } from '@/entities/tiers/tiers'
import { useTierName } from '@/entities/tiers/useTierName'
import { useUpgradeAddress } from '@/entities/tiers/useUpgradeAddress'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { ResultState } from '@/shared/ui/ResultState'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { AmountText } from './AmountText'
import { memberApi, type VipBoard } from './membership.api'
import { CompanyPlans } from './CompanyPlans'
import { PausedPlans } from './PausedPlans'
import { useMemberNames } from './useMemberNames'
import styles from './member.module.css'

export default function MembershipTab() {
  const t = useTranslations('accountMembership')
  const board = useQuery(apiQuery(memberApi.board, {}))
  const isCompanyAdmin = useSession(({ roles }) => roles.includes('company_admin'))
  return (
    <div className={styles.memberSections}>
      {!board.data && (
        <Card>
          <QueryFallback
            failed={t('accountMembership:failed')}
            error={board.error}
            onRetry={board.refetch}
            rows={6}
          />
        </Card>
      )}
      {board.data && (
        <>
          <OwnPlan board={board.data} />
          {board.data.kept.length > 0 && <PausedPlans board={board.data} />}
        </>
      )}
      {isCompanyAdmin && <CompanyPlans />}
    </div>
  )
}

function OwnPlan({ board }: { board: VipBoard }) {
  const t = useTranslations('accountMembership')
  const names = useMemberNames()
  const nameOf = useTierName()
  const address = useUpgradeAddress()
  /** Tier that the platform grants; it cannot be bought. */
  const tier = useSession(({ roles }) => roles.find((role) => isTier(role) && TIERS[role].from !== 'shop'))
  const own = board.plans.find(({ role }) => role === board.role)
  const compare = (
    <Link className="button" to="/member">
      {t('accountMembership:compare')}
    </Link>
  )
  return (
    <Card title={<h2 className="card-title">{t('accountMembership:current')}</h2>}>
      {own ? (
        <>
          <DescriptionList
            items={[
              { name: t('accountMembership:current'), value: names.plan(own) },
              ...(board.expireTime
                ? [{ name: t('accountMembership:until'), value: <TimeText time={board.expireTime} /> }]
                : []),
              ...board.benefits.map((benefit) => ({
                name: names.benefit(benefit),
                value: <AmountText amount={own.benefits[benefit.key] ?? false} />,
              })),
            ]}
          />
          <div className={styles.planActions}>
            {own.isForSale && (
              <Link className="button button-primary" to={address({ plan: own.role })}>
                {t('accountMembership:renew')}
              </Link>
            )}
            {compare}
          </div>
        </>
      ) : (
        <ResultState
          status="info"
          title={tier ? nameOf(tier) : t('accountMembership:none')}
          text={t(tier ? 'accountMembership:given' : 'accountMembership:noneNext')}
          actions={compare}
        />
      )}
    </Card>
  )
}

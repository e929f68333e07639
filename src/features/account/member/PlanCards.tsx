import { Card, Tag } from 'antd'
import { Link } from 'react-router-dom'
import { useUpgradeAddress } from '@/entities/tiers/useUpgradeAddress'
import { formatTime } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import type { Plan, VipBoard } from './membership.api'
import { useMemberNames } from './useMemberNames'
import styles from './member.module.css'

export function PlanCards({ board }: { board: VipBoard }) {
  const t = useTranslations('accountPages')
  const names = useMemberNames()
  return (
    <ul className={styles.planCards}>
      {board.plans.map((plan) => {
        const isOwn = plan.role === board.role
        return (
          <li key={plan.role}>
            <Card className={isOwn ? `${styles.planCard} ${styles.planCardOwn}` : styles.planCard}>
              <div className={styles.planHead}>
                <h2>{names.plan(plan)}</h2>
                {isOwn && <Tag color="success">{t('accountPages:member.own')}</Tag>}
              </div>
              <p>{names.audience(plan.role)}</p>
              {isOwn && board.expireTime && (
                <p>{t('accountPages:member.until', { time: formatTime(board.expireTime) })}</p>
              )}
              <PlanAction plan={plan} isOwn={isOwn} name={names.plan(plan)} />
            </Card>
          </li>
        )
      })}
    </ul>
  )
}

function PlanAction({ plan, isOwn, name }: { plan: Plan; isOwn: boolean; name: string }) {
  const t = useTranslations('accountPages')
  const address = useUpgradeAddress()
  if (!plan.isForSale) return <p>{t('accountPages:member.notForSale')}</p>
  return (
    <Link
      className="button"
      to={address({ plan: plan.role })}
      aria-label={t(isOwn ? 'accountPages:member.renewPlan' : 'accountPages:member.buyPlan', { name })}
    >
      {t(isOwn ? 'accountPages:member.renew' : 'accountPages:member.buy')}
    </Link>
  )
}

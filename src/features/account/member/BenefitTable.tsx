import { CheckOutlined, MinusOutlined } from '@ant-design/icons'
import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/shared/lib/money'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import type { Amount, VipBoard } from './api'
import { useMemberNames } from './useMemberNames'
import styles from './member.module.css'

/** What each plan gives, benefit by benefit. */
export function BenefitTable({ board }: { board: VipBoard }) {
  const { t } = useTranslation('accountPages')
  const names = useMemberNames()
  return (
    <Card title={<h2 className="card-title">{t('member.compare')}</h2>}>
      <ScrollRegion label={t('member.compare')}>
        <table className={`data-table ${styles.benefitTable}`}>
          <thead>
            <tr>
              <th scope="col">{t('member.benefit')}</th>
              {board.plans.map((plan) => (
                <th key={plan.role} scope="col">
                  {names.plan(plan)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.benefits.map((benefit) => (
              <tr key={benefit.key}>
                <th scope="row">{names.benefit(benefit)}</th>
                {board.plans.map((plan) => (
                  <td key={plan.role}>
                    <AmountCell amount={plan.benefits[benefit.key] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  )
}

/** Yes and no are a mark with a word for those who do not see it. */
function AmountCell({ amount }: { amount: Amount }) {
  const { t } = useTranslation('accountPages')
  if (typeof amount === 'string') return amount
  if (typeof amount === 'number') return formatNumber(amount)
  return (
    <>
      {amount ? <CheckOutlined aria-hidden className={styles.benefitYes} /> : <MinusOutlined aria-hidden />}
      <span className="visually-hidden">{t(amount ? 'member.included' : 'member.notIncluded')}</span>
    </>
  )
}

import { Card } from 'antd'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { useTranslations } from '@/shared/i18n'
import { AmountText } from './AmountText'
import type { VipBoard } from './membership.api'
import { useMemberNames } from './useMemberNames'
import styles from './member.module.css'

export function BenefitTable({ board }: { board: VipBoard }) {
  const t = useTranslations('accountPages')
  const names = useMemberNames()
  return (
    <Card title={<h2 className="card-title">{t('accountPages:member.compare')}</h2>}>
      <ScrollRegion label={t('accountPages:member.compare')}>
        <table className={`data-table ${styles.benefitTable}`}>
          <thead>
            <tr>
              <th scope="col">{t('accountPages:member.benefit')}</th>
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
                    <AmountText amount={plan.benefits[benefit.key] ?? false} />
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

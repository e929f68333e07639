import { Alert } from 'antd'
import { addYears } from '@/shared/lib/dates'
import { exactMoney, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { Facts } from '@/shared/ui/Facts'
import { eventName } from '../model/text'
import { ChartBlock } from './ChartBlock'
import type { SectionProps } from './section'
import styles from './report.module.css'

/** How a licence deal splits the value; blocked while the report is outdated. */
export function DealSection({ report, content, context }: SectionProps) {
  const { t, currency, baseDate } = context
  if (report.outdated) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('deal.blocked')}
        description={t(`outdated.${report.outdated}`)}
      />
    )
  }
  const { terms, milestones, licensorShare } = content.deal
  const money = (amount: number | null | undefined) => exactMoney(amount, currency)
  return (
    <>
      <ChartBlock id="deal" content={content} context={context} />
      <Facts
        facts={[
          { name: t('deal.share'), value: formatPercent(licensorShare) },
          { name: t('deal.upfront'), value: money(terms.upfront) },
        ]}
      />
      {licensorShare !== null && licensorShare > 1 && (
        <p className={styles.reportText}>{t('deal.above100')}</p>
      )}
      {milestones.length === 0 ? (
        <p className={styles.reportNote}>{t('deal.noMilestones')}</p>
      ) : (
        <DataTable
          caption={t('deal.milestonesTitle')}
          columns={[
            t('column.event'),
            t('column.threshold'),
            t('column.amount'),
            t('column.time'),
            t('column.probability'),
            t('column.pv'),
          ]}
          isNumeric={[false, true, true, false, true, true]}
          rows={milestones.map(({ event, amount, time, probability, pvLicensor }, index) => [
            eventName(t, event),
            money(terms.milestones[index]?.threshold),
            money(amount),
            time === null ? t('deal.never') : addYears(baseDate, time),
            formatPercent(probability),
            money(pvLicensor),
          ])}
        />
      )}
      {terms.royaltyTiers.length === 0 ? (
        <p className={styles.reportNote}>{t('deal.noTiers')}</p>
      ) : (
        <DataTable
          caption={t('deal.tiersTitle')}
          columns={[t('column.upTo'), t('column.rate')]}
          isNumeric={[false, true]}
          rows={terms.royaltyTiers.map(({ upTo, rate }) => [
            upTo === null ? t('deal.noLimit') : money(upTo),
            formatPercent(rate, 2),
          ])}
        />
      )}
    </>
  )
}

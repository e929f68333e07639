import { Alert } from 'antd'
import { addYears } from '@/shared/lib/dates'
import { formatMoneyExact, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { eventName } from '../model/valuationNames'
import { ChartBlock } from './ChartBlock'
import { shareOf } from '../model/licensorShare'
import type { SectionProps } from './sectionProps'
import styles from './report.module.css'

/** Split of the value in a licence deal; blocked while the report is outdated. */
export function DealSection({ report, content, context }: SectionProps) {
  const { t, currency, baseDate } = context
  if (report.outdated) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('valuation:deal.blocked')}
        description={t(`valuation:outdated.${report.outdated}`)}
      />
    )
  }
  const { terms, milestones } = content.deal
  const share = shareOf(content.deal)
  const money = (amount: number | null | undefined) => formatMoneyExact(amount, currency)
  return (
    <>
      <ChartBlock id="deal" content={content} context={context} />
      <DescriptionList
        items={[
          { name: t('valuation:deal.share'), value: formatPercent(share) },
          { name: t('valuation:deal.upfront'), value: money(terms.upfront) },
        ]}
      />
      {share !== null && share > 1 && <p className={styles.reportText}>{t('valuation:deal.above100')}</p>}
      {milestones.length === 0 ? (
        <p className={styles.reportNote}>{t('valuation:deal.noMilestones')}</p>
      ) : (
        <DataTable
          caption={t('valuation:deal.milestonesTitle')}
          columns={[
            t('valuation:column.event'),
            t('valuation:column.threshold'),
            t('valuation:column.amount'),
            t('valuation:column.time'),
            t('valuation:column.probability'),
            t('valuation:column.pv'),
          ]}
          isNumeric={[false, true, true, false, true, true]}
          rows={milestones.map(({ event, amount, time, probability, pvLicensor }, index) => [
            eventName(t, event),
            money(terms.milestones[index]?.threshold),
            money(amount),
            time === null ? t('valuation:deal.never') : addYears(baseDate, time),
            formatPercent(probability),
            money(pvLicensor),
          ])}
        />
      )}
      {terms.royaltyTiers.length === 0 ? (
        <p className={styles.reportNote}>{t('valuation:deal.noTiers')}</p>
      ) : (
        <DataTable
          caption={t('valuation:deal.tiersTitle')}
          columns={[t('valuation:column.upTo'), t('valuation:column.rate')]}
          isNumeric={[false, true]}
          rows={terms.royaltyTiers.map(({ upTo, rate }) => [
            upTo === null ? t('valuation:deal.noLimit') : money(upTo),
            formatPercent(rate, 2),
          ])}
        />
      )}
    </>
  )
}

import { Alert } from 'antd'
import { addYears } from '@/shared/lib/dates'
import { ABSENT, formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { isSuccessBelow } from '../../engine/method/warnings'
import { irrNote } from '../model/explanations'
import type { ReportText } from '../model/text'
import { indicationName, indicationNameOf, warningText } from '../model/text'
import type { SectionProps } from './section'
import { Tile } from './Tile'
import styles from './report.module.css'

const years = (t: ReportText, value: number | null) =>
  value === null ? ABSENT : t('unit.years', { value: formatNumber(value, 1) })
const times = (t: ReportText, value: number | null) =>
  value === null ? ABSENT : t('unit.times', { value: formatNumber(value) })

/** The headline figures, the verdict against the expected return, and what to look at twice. */
export function SummarySection({ content, context }: SectionProps) {
  const { t, currency, baseDate, language } = context
  const { summary, monteCarlo, indications, discountRate, warnings } = content
  const money = (amount: number | null) => <MoneyText amount={amount} currency={currency} />
  const { p10, p50, p90 } = monteCarlo.quantiles
  return (
    <>
      <dl className={styles.reportTiles}>
        <Tile
          isMain
          name={t('kpi.rnpv')}
          value={money(summary.rnpv)}
          note={t('kpi.rnpvNote', { rate: formatPercent(discountRate, 2) })}
        />
        <Tile
          name={t('kpi.npvSuccess')}
          value={money(summary.npvSuccess)}
          note={t(isSuccessBelow(summary) ? 'kpi.npvSuccessBelow' : 'kpi.npvSuccessNote')}
        />
        <Tile
          name={t('kpi.loa')}
          value={formatPercent(indications[0]?.loa)}
          note={
            indications.length > 1
              ? indications
                  .map((it) => `${indicationName(it, language)} ${formatPercent(it.loa)}`)
                  .join(' · ')
              : t('kpi.loaNote')
          }
        />
        <Tile
          name={t('kpi.quantiles')}
          value={(
            [
              ['P10', p10],
              ['P50', p50],
              ['P90', p90],
            ] as const
          ).map(([quantile, amount]) => (
            <span key={quantile} className={styles.reportQuantile}>
              <small>{quantile}</small> {money(amount)}
            </span>
          ))}
          note={t('kpi.quantilesNote', { paths: formatNumber(monteCarlo.paths) })}
        />
        <Tile
          name={t('kpi.peakSales')}
          value={money(summary.peakSales)}
          note={t('kpi.peakSalesNote', { day: addYears(baseDate, summary.peakPeriod) })}
        />
        <Tile name={t('kpi.irr')} value={formatPercent(summary.irr)} note={irrNote(t, summary)} />
        <Tile
          name={t('kpi.payback')}
          value={years(t, summary.payback)}
          note={
            summary.payback === null
              ? t('kpi.paybackNever')
              : t('kpi.paybackNote', { discounted: years(t, summary.discountedPayback) })
          }
        />
        <Tile name={t('kpi.pi')} value={formatNumber(summary.profitabilityIndex)} note={t('kpi.piNote')} />
        <Tile
          name={t('kpi.breakEven')}
          value={times(t, summary.breakEvenPriceMultiplier)}
          note={t('kpi.breakEvenNote')}
        />
        <Tile
          name={t('kpi.remainingRnd')}
          value={money(summary.remainingRnd)}
          note={t('kpi.remainingRndNote')}
        />
        <Tile name={t('kpi.budgetGap')} value={money(summary.budgetGap)} note={t('kpi.budgetGapNote')} />
        <Tile
          name={t('kpi.valueToSpend')}
          value={times(t, summary.valueToSpend)}
          note={t('kpi.valueToSpendNote')}
        />
      </dl>
      <Verdict content={content} context={context} />
      {warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('warnings')}
          description={
            <ul className={styles.reportList}>
              {warnings.map(({ code, indication }) => (
                <li key={code + indication}>
                  {indication &&
                    indications.length > 1 &&
                    `${indicationNameOf(content, indication, language)} · `}
                  {warningText(t, code)}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  )
}

function Verdict({ content: { summary }, context: { t, currency } }: Omit<SectionProps, 'report'>) {
  const { meetsExpectedReturn, requiredValue, rnpv } = summary
  if (meetsExpectedReturn === null || requiredValue === null)
    return <p className={styles.reportNote}>{t('verdict.none')}</p>
  return (
    <Alert
      className={styles.reportVerdict}
      type={meetsExpectedReturn ? 'success' : 'warning'}
      showIcon
      title={t(meetsExpectedReturn ? 'verdict.meets' : 'verdict.misses')}
      description={t('verdict.text', {
        rnpv: formatMoney(rnpv, currency),
        required: formatMoney(requiredValue, currency),
      })}
    />
  )
}

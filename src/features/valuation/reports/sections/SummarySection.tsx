import { Alert } from 'antd'
import { addYears } from '@/shared/lib/dates'
import { ABSENT, formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { isSuccessBelow } from '../../engine/method/warnings'
import { irrNote } from '../model/explanations'
import { indicationName, indicationNameOf, warningText } from '../model/text'
import type { SectionProps } from './section'
import styles from './report.module.css'
import type { Text } from '@/shared/texts'
import type { ReactNode } from 'react'

const years = (t: Text, value: number | null) =>
  value === null ? ABSENT : t('valuation:unit.years', { value: formatNumber(value, 1) })
const times = (t: Text, value: number | null) =>
  value === null ? ABSENT : t('valuation:unit.times', { value: formatNumber(value) })

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
          name={t('valuation:kpi.rnpv')}
          value={money(summary.rnpv)}
          note={t('valuation:kpi.rnpvNote', { rate: formatPercent(discountRate, 2) })}
        />
        <Tile
          name={t('valuation:kpi.npvSuccess')}
          value={money(summary.npvSuccess)}
          note={t(isSuccessBelow(summary) ? 'valuation:kpi.npvSuccessBelow' : 'valuation:kpi.npvSuccessNote')}
        />
        <Tile
          name={t('valuation:kpi.loa')}
          value={formatPercent(indications[0]?.loa)}
          note={
            indications.length > 1
              ? indications
                  .map((it) => `${indicationName(it, language)} ${formatPercent(it.loa)}`)
                  .join(' · ')
              : t('valuation:kpi.loaNote')
          }
        />
        <Tile
          name={t('valuation:kpi.quantiles')}
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
          note={t('valuation:kpi.quantilesNote', { paths: formatNumber(monteCarlo.paths) })}
        />
        <Tile
          name={t('valuation:kpi.peakSales')}
          value={money(summary.peakSales)}
          note={t('valuation:kpi.peakSalesNote', { day: addYears(baseDate, summary.peakPeriod) })}
        />
        <Tile name={t('valuation:kpi.irr')} value={formatPercent(summary.irr)} note={irrNote(t, summary)} />
        <Tile
          name={t('valuation:kpi.payback')}
          value={years(t, summary.payback)}
          note={
            summary.payback === null
              ? t('valuation:kpi.paybackNever')
              : t('valuation:kpi.paybackNote', { discounted: years(t, summary.discountedPayback) })
          }
        />
        <Tile
          name={t('valuation:kpi.pi')}
          value={formatNumber(summary.profitabilityIndex)}
          note={t('valuation:kpi.piNote')}
        />
        <Tile
          name={t('valuation:kpi.breakEven')}
          value={times(t, summary.breakEvenPriceMultiplier)}
          note={t('valuation:kpi.breakEvenNote')}
        />
        <Tile
          name={t('valuation:kpi.remainingRnd')}
          value={money(summary.remainingRnd)}
          note={t('valuation:kpi.remainingRndNote')}
        />
        <Tile
          name={t('valuation:kpi.budgetGap')}
          value={money(summary.budgetGap)}
          note={t('valuation:kpi.budgetGapNote')}
        />
        <Tile
          name={t('valuation:kpi.valueToSpend')}
          value={times(t, summary.valueToSpend)}
          note={t('valuation:kpi.valueToSpendNote')}
        />
      </dl>
      <Verdict content={content} context={context} />
      {warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('valuation:warnings')}
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

function Verdict({ content: { summary }, context: { t, language, currency } }: Omit<SectionProps, 'report'>) {
  const { meetsExpectedReturn, requiredValue, rnpv } = summary
  if (meetsExpectedReturn === null || requiredValue === null)
    return <p className={styles.reportNote}>{t('valuation:verdict.none')}</p>
  return (
    <Alert
      className={styles.reportVerdict}
      type={meetsExpectedReturn ? 'success' : 'warning'}
      showIcon
      title={t(meetsExpectedReturn ? 'valuation:verdict.meets' : 'valuation:verdict.misses')}
      description={t('valuation:verdict.text', {
        rnpv: formatMoney(rnpv, currency, language),
        required: formatMoney(requiredValue, currency, language),
      })}
    />
  )
}

interface TileProps {
  name: string
  value: ReactNode
  note?: ReactNode
  isMain?: boolean
}

/** A headline figure. */
function Tile({ name, value, note, isMain = false }: TileProps) {
  return (
    <div className={isMain ? `${styles.reportTile} ${styles.reportTileMain}` : styles.reportTile}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.reportFigure}>{value}</span>
        {note && <span className={styles.reportNote}>{note}</span>}
      </dd>
    </div>
  )
}

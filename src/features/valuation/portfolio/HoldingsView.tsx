import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { exactMoney, formatMoney, formatPercent, type Currency } from '@/shared/lib/money'
import { usePreferences } from '@/shared/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useText } from '@/shared/texts'
import type { ChartContext } from '../reports/charts'
import { areaName, stageName } from '../reports/model/text'
import { bubbles, unitOfValues, type Grouping } from './bubbles'
import { bestFinding, type Holding } from './holdings'
import styles from '../reports/sections/report.module.css'

interface HoldingsViewProps {
  holdings: readonly Holding[]
  by: Grouping
  currency: Currency
}

const sumOf = (holdings: readonly Holding[], amount: (holding: Holding) => number) =>
  holdings.reduce((total, holding) => total + amount(holding), 0)

/** The chart of the holdings, and the table with the same numbers and their sums. */
export function HoldingsView({ holdings, by, currency }: HoldingsViewProps) {
  const t = useText('valuationWorkbench', 'valuation', 'valuationForm')
  const { language, isDark } = usePreferences()
  const { option, unit } = useMemo(() => {
    const context: ChartContext = { t, language, isDark, currency, baseDate: '' }
    return { option: bubbles(holdings, by, context, t), unit: unitOfValues(holdings, context).name }
  }, [holdings, by, currency, t, language, isDark])
  const money = (amount: number) => exactMoney(Math.round(amount), currency)
  const total = sumOf(holdings, ({ rnpv }) => rnpv)
  const rates = [...new Set(holdings.flatMap(({ convertedAt }) => convertedAt ?? []))]
  const columns = [
    t('valuationWorkbench:portfolio.asset'),
    t('valuation:column.stage'),
    t('valuation:column.area'),
    t('valuationWorkbench:portfolio.loa'),
    t('valuation:kpi.rnpv'),
    t('valuation:kpi.npvSuccess'),
    t('valuation:kpi.peakSales'),
    t('valuationWorkbench:portfolio.remainingRnd'),
    t('valuationWorkbench:portfolio.baseDate'),
  ]
  const isNumeric = [false, false, false, true, true, true, true, true, false]
  const cellsOf = (holding: Holding) => [
    stageName(t, holding.stage),
    areaName(t, holding.area),
    formatPercent(holding.loa),
    money(holding.rnpv),
    money(holding.npvSuccess),
    money(holding.peakSales),
    money(holding.remainingRnd),
    holding.baseDate,
  ]
  return (
    <>
      <Chart
        title={t('valuationWorkbench:portfolio.chart')}
        finding={bestFinding(holdings, (amount) => formatMoney(amount, currency, language), t)}
        unit={unit}
        summary={t('valuationWorkbench:portfolio.summary', {
          count: holdings.length,
          total: formatMoney(total, currency, language),
        })}
        option={option}
        table={{
          columns,
          isNumeric,
          rows: holdings.map((holding) => [`${holding.name} v${holding.version}`, ...cellsOf(holding)]),
        }}
        height={420}
      />
      <DataTable
        caption={t('valuationWorkbench:portfolio.table')}
        columns={columns}
        isNumeric={isNumeric}
        rows={[
          ...holdings.map((holding) => [
            <Link key={holding.id} to={`/valuation/report/${holding.id}`}>
              {holding.name} <span className={styles.reportNote}>v{holding.version}</span>
            </Link>,
            ...cellsOf(holding),
          ]),
          [
            <strong key="sum">{t('valuationWorkbench:portfolio.sum')}</strong>,
            '',
            '',
            '',
            <strong key="rnpv">{money(total)}</strong>,
            <strong key="success">{money(sumOf(holdings, ({ npvSuccess }) => npvSuccess))}</strong>,
            '—',
            <strong key="rnd">{money(sumOf(holdings, ({ remainingRnd }) => remainingRnd))}</strong>,
            '',
          ],
        ]}
      />
      <p className={styles.reportNote}>{t('valuationWorkbench:portfolio.note')}</p>
      {rates.length > 0 && (
        <p className={styles.reportNote}>
          {t('valuationWorkbench:portfolio.converted', { currency, rates: rates.join(', ') })}
        </p>
      )}
    </>
  )
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { exactMoney, formatMoney, formatPercent, type Currency } from '@/shared/lib/money'
import { usePreferences } from '@/shared/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { DataTable } from '@/shared/ui/chart/DataTable'
import type { ChartContext } from '../reports/charts'
import { areaName, stageName } from '../reports/model/text'
import { bubbles, type Grouping } from './bubbles'
import type { Holding } from './holdings'
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
  const { t } = useTranslation('valuationWorkbench')
  const { t: reportText } = useTranslation(['valuation', 'valuationForm'])
  const { language, isDark } = usePreferences()
  const option = useMemo(() => {
    const context: ChartContext = { t: reportText, language, isDark, currency, baseDate: '' }
    return bubbles(holdings, by, context, t)
  }, [holdings, by, currency, reportText, language, isDark, t])
  const money = (amount: number) => exactMoney(Math.round(amount), currency)
  const total = sumOf(holdings, ({ rnpv }) => rnpv)
  const best = holdings.reduce((first, next) => (next.rnpv > first.rnpv ? next : first))
  const rates = [...new Set(holdings.flatMap(({ convertedAt }) => convertedAt ?? []))]
  const columns = [
    t('portfolio.asset'),
    reportText('column.stage'),
    reportText('column.area'),
    t('portfolio.loa'),
    reportText('kpi.rnpv'),
    reportText('kpi.npvSuccess'),
    reportText('kpi.peakSales'),
    t('portfolio.remainingRnd'),
    t('portfolio.baseDate'),
  ]
  const isNumeric = [false, false, false, true, true, true, true, true, false]
  const cellsOf = (holding: Holding) => [
    stageName(reportText, holding.stage),
    areaName(reportText, holding.area),
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
        title={t('portfolio.chart')}
        summary={t('portfolio.summary', {
          count: holdings.length,
          total: formatMoney(total, currency),
          name: best.name,
          value: formatMoney(best.rnpv, currency),
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
        caption={t('portfolio.table')}
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
            <strong key="sum">{t('portfolio.sum')}</strong>,
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
      <p className={styles.reportNote}>{t('portfolio.note')}</p>
      {rates.length > 0 && (
        <p className={styles.reportNote}>{t('portfolio.converted', { currency, rates: rates.join(', ') })}</p>
      )}
    </>
  )
}

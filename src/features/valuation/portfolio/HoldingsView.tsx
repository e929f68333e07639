import { Segmented } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatMoney, formatPercent, type ConvertibleCurrency } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { ChartContext } from '../reports/charts'
import { areaName, stageName } from '../reports/model/valuationNames'
import { yearsText } from '../reports/model/yearsText'
import type { Rebased } from './rebase'
import { bubblesOption, GROUPINGS, unitOfValues, type Grouping } from './bubbles'
import { bestFinding, type Holding } from './holdings'
import { useAmounts } from './useAmounts'
import styles from '../reports/sections/report.module.css'

interface HoldingsViewProps {
  holdings: readonly Holding[]
  by: Grouping
  onBy: (by: Grouping) => void
  currency: ConvertibleCurrency
  date: string
}

const sumOf = (holdings: readonly Holding[], amount: (holding: Holding) => number) =>
  holdings.reduce((total, holding) => total + amount(holding), 0)

function rebasedText(t: TFunction, { how, why, years, discountRate }: Rebased): string {
  if (!why) return t(`valuationPortfolio:brought.${how}`, { years: yearsText(t, Math.abs(years)) })
  const reason = t(`valuationPortfolio:why.${why.reason}`, {
    stage: why.reason === 'stageEnds' ? stageName(t, why.stage) : '',
  })
  return t(years < 0 ? 'valuationPortfolio:brought.back' : 'valuationPortfolio:brought.rolled', {
    years: yearsText(t, Math.abs(years)),
    rate: formatPercent(discountRate),
    reason,
  })
}

export function HoldingsView({ holdings, by, onBy, currency, date }: HoldingsViewProps) {
  const t = useTranslations('valuationPortfolio', 'valuation', 'valuationForm')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const { option, unit } = useMemo(() => {
    const context: ChartContext = { t, language, isDark, currency, baseDate: '' }
    return { option: bubblesOption(holdings, by, context, t), unit: unitOfValues(holdings, context).name }
  }, [holdings, by, currency, t, language, isDark])
  const { captioned, cell, exact } = useAmounts(
    holdings.flatMap(({ rnpv, npvSuccess, peakSales, remainingRnd }) => [
      rnpv,
      npvSuccess,
      peakSales,
      remainingRnd,
    ]),
    currency,
  )
  const total = sumOf(holdings, ({ rnpv }) => rnpv)
  const rates = [...new Set(holdings.flatMap(({ convertedAt }) => convertedAt ?? []))]
  const columns = [
    t('valuationPortfolio:asset'),
    t('valuation:column.stage'),
    t('valuation:column.area'),
    t('valuationPortfolio:loa'),
    t('valuation:kpi.rnpv'),
    t('valuation:kpi.npvSuccess'),
    t('valuation:kpi.peakSales'),
    t('valuationPortfolio:remainingRnd'),
    t('valuationPortfolio:baseDate'),
  ]
  const isNumeric = [false, false, false, true, true, true, true, true, false]
  const cellsOf = (holding: Holding, write: (amount: number) => ReactNode) => [
    stageName(t, holding.stage),
    areaName(t, holding.area),
    formatPercent(holding.loa),
    write(holding.rnpv),
    write(holding.npvSuccess),
    write(holding.peakSales),
    write(holding.remainingRnd),
    holding.baseDate,
  ]
  return (
    <>
      <div className={styles.reportTools}>
        <Segmented
          aria-label={t('valuationPortfolio:by')}
          value={by}
          options={GROUPINGS.map((value) => ({ value, label: t(`valuationPortfolio:by_${value}`) }))}
          onChange={onBy}
        />
      </div>
      <Chart
        title={t('valuationPortfolio:chart')}
        finding={bestFinding(holdings, (amount) => formatMoney(amount, currency, language), t)}
        unit={unit}
        summary={t('valuationPortfolio:summary', {
          count: holdings.length,
          total: formatMoney(total, currency, language),
        })}
        option={option}
        table={{
          columns,
          isNumeric,
          rows: holdings.map((holding) => [
            `${holding.name} v${holding.version}`,
            ...cellsOf(holding, exact),
          ]),
        }}
        height={420}
      />
      <DataTable
        caption={captioned(t('valuationPortfolio:table'))}
        columns={columns}
        isNumeric={isNumeric}
        rows={[
          ...holdings.map((holding) => [
            <Link key={holding.id} to={`/valuation/report/${holding.id}`}>
              {holding.name} <span className={styles.reportNote}>v{holding.version}</span>
            </Link>,
            ...cellsOf(holding, cell),
          ]),
          [
            <strong key="sum">{t('valuationPortfolio:sum')}</strong>,
            '',
            '',
            '',
            <strong key="rnpv">{cell(total)}</strong>,
            <strong key="success">{cell(sumOf(holdings, ({ npvSuccess }) => npvSuccess))}</strong>,
            '—',
            <strong key="rnd">{cell(sumOf(holdings, ({ remainingRnd }) => remainingRnd))}</strong>,
            '',
          ],
        ]}
      />
      <p className={styles.reportNote}>{t('valuationPortfolio:note', { date })}</p>
      {holdings.some(({ rebased }) => rebased.how !== 'own') && (
        <>
          <DataTable
            caption={captioned(t('valuationPortfolio:broughtTo', { date }))}
            columns={[
              t('valuationPortfolio:asset'),
              t('valuationPortfolio:baseDate'),
              t('valuationPortfolio:done'),
              t('valuation:kpi.rnpv'),
            ]}
            isNumeric={[false, false, false, true]}
            rows={holdings.map((holding) => [
              holding.name,
              holding.baseDate,
              rebasedText(t, holding.rebased),
              cell(holding.rnpv),
            ])}
          />
          <p className={styles.reportNote}>{t('valuationPortfolio:broughtNote')}</p>
        </>
      )}
      {rates.length > 0 && (
        <p className={styles.reportNote}>
          {t('valuationPortfolio:converted', { currency, rates: rates.join(', ') })}
        </p>
      )}
    </>
  )
}

import { useMemo } from 'react'
import {
  axisUnit,
  formatMoneyExact,
  formatMoney,
  formatInUnit,
  type ConvertibleCurrency,
} from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { CheckedNumber } from '../workbench/CheckedNumber'
import { AMOUNT, readTyped } from '../workbench/typedNumber'
import { flowsOption, fundingOption } from './flowCharts'
import { excessOf, flowFinding, flowsOf, fundingFinding, type YearFlows } from './flows'
import type { Holding } from './holdings'
import { saveSettings, typedAmountIn, useSettings } from './portfolioSettings'
import workbenchStyles from '../workbench/workbench.module.css'
import styles from '../reports/sections/report.module.css'

interface FlowsViewProps {
  holdings: readonly Holding[]
  currency: ConvertibleCurrency
}

const HEIGHT = 320

/** Yearly income and funding need of all projects together, with the years over budget. */
export function FlowsView({ holdings, currency }: FlowsViewProps) {
  const t = useTranslations('valuationPortfolio')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const yearly = useSettings(({ yearlyBudget }) => yearlyBudget)
  const typed = typedAmountIn(yearly, currency)
  const reading = readTyped(typed, { ...AMOUNT, isOptional: true })
  const budget = reading.ok ? reading.value : null

  const flows = useMemo(() => flowsOf(holdings), [holdings])
  const { unit, spent, drawnFlows, drawnFunding } = useMemo(() => {
    const funded = flows.slice(0, flows.findLastIndex(({ funding }) => funding > 0) + 1)
    const amounts = flows.flatMap(({ net, income, funding }) => [net, income, funding])
    const mode = { isDark, currency, unit: axisUnit(amounts, currency, language) }
    const name = (key: 'development' | 'launch' | 'income' | 'net') => t(`valuationPortfolio:flows.${key}`)
    return {
      unit: mode.unit,
      spent: funded,
      drawnFlows: flowsOption(
        flows,
        [name('development'), name('launch'), name('income'), name('net')],
        mode,
      ),
      drawnFunding: fundingOption(
        funded,
        budget,
        [
          t('valuationPortfolio:funding.expected'),
          t('valuationPortfolio:funding.success'),
          t('valuationPortfolio:funding.budget'),
        ],
        mode,
      ),
    }
  }, [flows, budget, currency, isDark, language, t])

  const money = (amount: number) => formatMoney(amount, currency, language)
  const cell = (amount: number) => (
    <span
      className={amount < 0 ? styles.negative : undefined}
      title={formatMoneyExact(Math.round(amount), currency)}
    >
      {formatInUnit(amount, unit)}
    </span>
  )
  const over = (year: YearFlows) => {
    const excess = budget === null ? null : excessOf(year, budget)
    return excess
      ? t(`valuationPortfolio:funding.${excess.when}Over`, { amount: money(excess.amount) })
      : t('valuationPortfolio:funding.inBudget')
  }
  const sum = (amount: (year: YearFlows) => number) => flows.reduce((total, year) => total + amount(year), 0)
  const flowTable = {
    columns: [
      t('valuationPortfolio:flows.year'),
      t('valuationPortfolio:flows.development'),
      t('valuationPortfolio:flows.launch'),
      t('valuationPortfolio:flows.income'),
      t('valuationPortfolio:flows.net'),
    ],
    isNumeric: [false, true, true, true, true],
    rows: [
      ...flows.map((year) => [
        String(year.year),
        cell(-year.development),
        cell(-year.launch),
        cell(year.income),
        cell(year.net),
      ]),
      [
        <strong key="sum">{t('valuationPortfolio:sum')}</strong>,
        cell(-sum(({ development }) => development)),
        cell(-sum(({ launch }) => launch)),
        cell(sum(({ income }) => income)),
        cell(sum(({ net }) => net)),
      ],
    ],
  }
  const fundingTable = {
    columns: [
      t('valuationPortfolio:flows.year'),
      t('valuationPortfolio:funding.expected'),
      t('valuationPortfolio:funding.success'),
      ...(budget === null ? [] : [t('valuationPortfolio:funding.check')]),
    ],
    isNumeric: [false, true, true, false],
    rows: spent.map((year) => [
      String(year.year),
      cell(year.development + year.launch),
      cell(year.funding),
      ...(budget === null
        ? []
        : [
            <span key="over" className={workbenchStyles.workbenchNowrap}>
              {over(year)}
            </span>,
          ]),
    ]),
  }
  return (
    <>
      <p className={styles.reportText}>{t('valuationPortfolio:flows.text')}</p>
      <Chart
        title={t('valuationPortfolio:flows.title')}
        finding={flowFinding(flows, money, t)}
        unit={unit.name}
        summary={t('valuationPortfolio:flows.summary', { net: money(sum(({ net }) => net)) })}
        option={drawnFlows}
        table={flowTable}
        height={HEIGHT}
      />
      <div className={workbenchStyles.workbenchFields}>
        <CheckedNumber
          label={t('valuationPortfolio:funding.yearly')}
          typed={typed}
          currency={currency}
          issue={reading.ok ? undefined : reading.issue}
          hint={t('valuationPortfolio:funding.hint')}
          onType={(next) => saveSettings({ yearlyBudget: { typed: next, currency } })}
        />
      </div>
      <Chart
        title={t('valuationPortfolio:funding.title')}
        finding={fundingFinding(spent, budget, money, t)}
        unit={unit.name}
        summary={t('valuationPortfolio:funding.summary', { total: money(sum(({ funding }) => funding)) })}
        option={drawnFunding}
        table={fundingTable}
        height={HEIGHT}
      />
      <DataTable caption={t('valuationPortfolio:funding.table', { unit: unit.name })} {...fundingTable} />
      <DataTable caption={t('valuationPortfolio:flows.table', { unit: unit.name })} {...flowTable} />
    </>
  )
}

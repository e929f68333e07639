import { Alert, Radio } from 'antd'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import {
  axisUnit,
  formatMoney,
  formatNumber,
  formatPercent,
  type ConvertibleCurrency,
} from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { startSets, type FoundSets, type ProjectSet } from '../engine'
import type { Report } from '../reports/model/report.api'
import { CheckedNumber } from '../workbench/CheckedNumber'
import { AMOUNT, readTyped } from '../workbench/typedNumber'
import type { Holding } from './holdings'
import { ExcludedProjects } from './ExcludedProjects'
import { limitCompared, projectsOf, parseJointSettings, type Project } from './projects'
import { RunTools } from './RunTools'
import { setsOption } from './setsChart'
import { saveSettings, typedAmountIn, useSettings } from './portfolioSettings'
import { useAmounts } from './useAmounts'
import { useRun } from './useRun'
import styles from '../reports/sections/report.module.css'

interface SetsViewProps {
  holdings: readonly Holding[]
  reports: readonly Report[]
  currency: ConvertibleCurrency
  linkWith: (changes: Record<string, string>) => string
}

interface Settings {
  projects: readonly Project[]
  joint: NonNullable<ReturnType<typeof parseJointSettings>['settings']>
  budget: number
  currency: ConvertibleCurrency
}

/** Sets of projects within a budget that are worth most for their probability of loss. */
export function SetsView({ holdings, reports, currency, linkWith }: SetsViewProps) {
  const t = useTranslations('valuationPortfolio')
  const language = useLanguage()
  const typed = useSettings()
  const { settings: joint, issues } = useMemo(() => parseJointSettings(typed), [typed])
  const {
    projects,
    left: excluded,
    beyond,
  } = useMemo(() => {
    const simulated = projectsOf(holdings, reports, currency)
    const compared = limitCompared(simulated.projects)
    return { projects: compared.compared, left: simulated.excluded, beyond: compared.excluded }
  }, [holdings, reports, currency])
  const typedBudget = typedAmountIn(typed.budget, currency)
  const reading = readTyped(typedBudget, AMOUNT)
  const budget = reading.ok ? reading.value : null
  const isMissing = typedBudget.trim() === ''
  const { state, run, cancel } = useRun<FoundSets, Settings>((settings, onProgress) =>
    startSets(
      settings.projects,
      {
        ...settings.joint,
        budget: settings.budget,
        values: settings.projects.map(({ holding }) => holding.rnpv),
        costs: settings.projects.map(({ cost }) => cost),
      },
      onProgress,
    ),
  )
  const { result, settings } = state
  const isStale =
    settings !== null &&
    (settings.projects !== projects ||
      settings.budget !== budget ||
      JSON.stringify(settings.joint) !== JSON.stringify(joint))
  const short = (amount: number) => formatMoney(amount, currency, language)
  const totalCost = projects.reduce((total, { cost }) => total + cost, 0)
  if (projects.length < 2) return <Alert type="info" showIcon title={t('valuationPortfolio:tools.tooFew')} />
  return (
    <>
      <p className={styles.reportText}>{t('valuationPortfolio:sets.text')}</p>
      {excluded.length > 0 && <ExcludedProjects names={excluded.map(({ name }) => name)} />}
      {beyond.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('valuationPortfolio:sets.most', {
            names: beyond.map(({ holding }) => holding.name).join(', '),
          })}
        />
      )}
      <RunTools
        issues={issues}
        state={state}
        isStale={isStale}
        runName={t('valuationPortfolio:sets.run')}
        runningName={t('valuationPortfolio:sets.running')}
        doneText={t('valuationPortfolio:sets.done', { count: result?.frontier.length ?? 0 })}
        onRun={joint && budget !== null ? () => run({ projects, joint, budget, currency }) : undefined}
        onStop={cancel}
        missing={isMissing ? t('valuationPortfolio:sets.missing') : undefined}
      >
        <CheckedNumber
          label={t('valuationPortfolio:sets.budget')}
          typed={typedBudget}
          currency={currency}
          issue={reading.ok || isMissing ? undefined : reading.issue}
          hint={t('valuationPortfolio:sets.budgetHint', { need: short(totalCost) })}
          onType={(next) => saveSettings({ budget: { typed: next, currency } })}
        />
      </RunTools>
      {result && settings && result.affordable === 0 && (
        <Alert
          type="info"
          showIcon
          title={t('valuationPortfolio:sets.none', {
            least: formatMoney(
              Math.min(...settings.projects.map(({ cost }) => cost)),
              settings.currency,
              language,
            ),
          })}
        />
      )}
      {result && settings && result.affordable > 0 && (
        <SetsResult result={result} settings={settings} linkWith={linkWith} />
      )}
    </>
  )
}

interface SetsResultProps extends Pick<SetsViewProps, 'linkWith'> {
  result: FoundSets
  settings: Settings
}

function SetsResult({ result, settings, linkWith }: SetsResultProps) {
  const t = useTranslations('valuationPortfolio')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const group = useId()
  const { currency, projects } = settings
  const { frontier } = result
  const [choice, setChoice] = useState<{ of: FoundSets; set: ProjectSet } | null>(null)
  const best = frontier.at(-1)!
  const chosen = choice?.of === result ? choice.set : best
  const { option, unit } = useMemo(() => {
    const mode = {
      isDark,
      currency,
      unit: axisUnit(
        [...result.frontier, ...result.others].map(({ value }) => value),
        currency,
        language,
      ),
    }
    const names = {
      loss: t('valuationPortfolio:sets.loss'),
      value: t('valuationPortfolio:sets.value'),
      frontier: t('valuationPortfolio:sets.frontier'),
      others: t('valuationPortfolio:sets.others'),
      chosen: t('valuationPortfolio:sets.chosen'),
    }
    return { option: setsOption(result, chosen, names, mode), unit: mode.unit.name }
  }, [result, chosen, currency, isDark, language, t])
  const namesOf = ({ members }: ProjectSet) =>
    members.map((index) => projects[index]!.holding.name).join(', ')
  const { captioned, cell, exact } = useAmounts(
    frontier.flatMap(({ value, cost }) => [value, cost]),
    currency,
  )
  const columns = [
    t('valuationPortfolio:sets.value'),
    t('valuationPortfolio:sets.loss'),
    t('valuationPortfolio:sets.cost'),
    t('valuationPortfolio:sets.projects'),
  ]
  const cellsOf = (set: ProjectSet, write: (amount: number) => ReactNode) => [
    write(set.value),
    formatPercent(set.loss),
    write(set.cost),
    namesOf(set),
  ]
  return (
    <>
      <Chart
        title={t('valuationPortfolio:sets.title')}
        finding={t('valuationPortfolio:sets.finding', {
          value: formatMoney(best.value, currency, language),
          loss: formatPercent(best.loss),
        })}
        unit={unit}
        summary={t('valuationPortfolio:sets.summary', {
          fitting: formatNumber(result.affordable),
          count: frontier.length,
        })}
        option={option}
        table={{
          columns,
          isNumeric: [true, true, true, false],
          rows: frontier.map((set) => cellsOf(set, exact)),
        }}
        height={380}
      />
      <div role="radiogroup" aria-label={t('valuationPortfolio:sets.table')}>
        <DataTable
          caption={captioned(t('valuationPortfolio:sets.table'))}
          columns={[t('valuationPortfolio:sets.set'), ...columns]}
          isNumeric={[false, true, true, true, false]}
          rows={frontier.map((set) => [
            <Radio
              key={set.members.join('-')}
              name={group}
              checked={set === chosen}
              onChange={() => setChoice({ of: result, set })}
              aria-label={t('valuationPortfolio:sets.choose', { names: namesOf(set) })}
            >
              {t('valuationPortfolio:sets.count', { count: set.members.length })}
            </Radio>,
            ...cellsOf(set, cell),
          ])}
        />
      </div>
      <p>
        <Link
          to={{
            search: linkWith({
              ids: chosen.members.map((index) => projects[index]!.holding.id).join(','),
              tab: '',
            }),
          }}
        >
          {t('valuationPortfolio:sets.open')}
        </Link>
      </p>
    </>
  )
}

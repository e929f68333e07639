import { Alert } from 'antd'
import { useMemo } from 'react'
import { formatMoney, formatNumber, formatPercent, type ConvertibleCurrency } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { JOINT_PATHS, startJoint, type JointResult } from '../engine'
import { CHARTS, figureOf, type ChartContext } from '../reports/charts'
import { monteCarloOf } from '../reports/model/composeContent'
import type { Report } from '../reports/model/report.api'
import { FigureBlock } from '../reports/sections/FigureBlock'
import type { Holding } from './holdings'
import { ExcludedProjects } from './ExcludedProjects'
import { projectsOf, parseJointSettings, type Project } from './projects'
import { RunTools } from './RunTools'
import { useSettings } from './portfolioSettings'
import { useAmounts } from './useAmounts'
import { useRun } from './useRun'
import styles from '../reports/sections/report.module.css'

export interface JointViewProps {
  holdings: readonly Holding[]
  reports: readonly Report[]
  currency: ConvertibleCurrency
  date: string
}

interface Settings {
  projects: readonly Project[]
  joint: NonNullable<ReturnType<typeof parseJointSettings>['settings']>
  currency: ConvertibleCurrency
}

const QUANTILES = ['p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95'] as const

/** Simulates all projects together: the distribution of the portfolio's value and each project's contribution. */
export function JointView({ holdings, reports, currency, date }: JointViewProps) {
  const t = useTranslations('valuationPortfolio')
  const typed = useSettings()
  const { settings: joint, issues } = useMemo(() => parseJointSettings(typed), [typed])
  const { projects, excluded } = useMemo(
    () => projectsOf(holdings, reports, currency),
    [holdings, reports, currency],
  )
  const { state, run, cancel } = useRun<JointResult, Settings>((settings, onProgress) =>
    startJoint(settings.projects, settings.joint, onProgress),
  )
  const { result, settings } = state
  const isStale =
    settings !== null &&
    (settings.projects !== projects || JSON.stringify(settings.joint) !== JSON.stringify(joint))
  if (projects.length < 2) return <Alert type="info" showIcon title={t('valuationPortfolio:tools.tooFew')} />
  return (
    <>
      <p className={styles.reportText}>
        {t('valuationPortfolio:joint.text', { paths: formatNumber(JOINT_PATHS) })}
      </p>
      {excluded.length > 0 && <ExcludedProjects names={excluded.map(({ name }) => name)} />}
      <RunTools
        issues={issues}
        state={state}
        isStale={isStale}
        runName={t('valuationPortfolio:tools.run')}
        runningName={t('valuationPortfolio:tools.running')}
        doneText={t('valuationPortfolio:joint.done', { paths: formatNumber(JOINT_PATHS) })}
        onRun={joint ? () => run({ projects, joint, currency }) : undefined}
        onStop={cancel}
      />
      {result && settings && (
        <Result result={result} settings={settings} currency={settings.currency} date={date} />
      )}
    </>
  )
}

interface ResultProps {
  result: JointResult
  settings: Settings
  currency: ConvertibleCurrency
  date: string
}

function Result({ result, settings, currency, date }: ResultProps) {
  const t = useTranslations('valuationPortfolio', 'valuation')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const { statistics, contributions } = result
  const { quantiles, sd, mean, probNegative, probAnyApproval } = statistics
  const standaloneSd = contributions.reduce((total, one) => total + one.sd, 0)
  const diversification = standaloneSd === 0 ? 0 : 1 - sd / standaloneSd
  const short = (amount: number) => formatMoney(amount, currency, language)
  const money = (amount: number) => <MoneyText amount={Math.round(amount)} currency={currency} />
  const figure = useMemo(() => {
    const context: ChartContext = { t, language, isDark, currency, baseDate: date }
    const drawn = figureOf(
      CHARTS.monteCarlo,
      { monteCarlo: monteCarloOf(statistics, settings.joint.seed) },
      context,
    )
    return {
      ...drawn,
      title: t('valuationPortfolio:joint.title'),
      finding: t('valuationPortfolio:joint.finding', {
        loss: formatPercent(probNegative),
        p50: formatMoney(quantiles.p50, currency, language),
        diversification: formatPercent(diversification, 0),
      }),
      summary: t('valuationPortfolio:joint.summary', {
        p10: formatMoney(quantiles.p10, currency, language),
        p50: formatMoney(quantiles.p50, currency, language),
        p90: formatMoney(quantiles.p90, currency, language),
        approval: formatPercent(probAnyApproval),
      }),
    }
  }, [
    t,
    language,
    isDark,
    currency,
    date,
    statistics,
    settings,
    probNegative,
    quantiles,
    diversification,
    probAnyApproval,
  ])
  const values = settings.projects.map(({ holding }) => holding.rnpv)
  const rnpv = values.reduce((total, value) => total + value, 0)
  const { captioned, cell } = useAmounts(
    [...values, ...contributions.flatMap((one) => [one.mean, one.sd, one.risk])],
    currency,
  )
  return (
    <>
      <FigureBlock figure={figure} currency={currency} />
      <DataTable
        caption={captioned(t('valuationPortfolio:joint.contributions'))}
        columns={[
          t('valuationPortfolio:joint.project'),
          t('valuation:kpi.rnpv'),
          t('valuationPortfolio:joint.mean'),
          t('valuationPortfolio:joint.projectSd'),
          t('valuationPortfolio:joint.projectLoss'),
          t('valuationPortfolio:joint.risk'),
          t('valuationPortfolio:joint.riskShare'),
        ]}
        isNumeric={[false, true, true, true, true, true, true]}
        rows={[
          ...contributions.map((one, index) => [
            settings.projects[index]!.holding.name,
            cell(values[index]!),
            cell(one.mean),
            cell(one.sd),
            formatPercent(one.probNegative),
            cell(one.risk),
            formatPercent(sd === 0 ? 0 : one.risk / sd),
          ]),
          [
            <strong key="sum">{t('valuationPortfolio:sum')}</strong>,
            cell(rnpv),
            cell(mean),
            cell(standaloneSd),
            formatPercent(probNegative),
            cell(sd),
            formatPercent(1),
          ],
        ]}
      />
      <DataTable
        caption={t('valuationPortfolio:joint.quantiles')}
        columns={[t('valuationPortfolio:joint.statistic'), t('valuationPortfolio:joint.value')]}
        isNumeric={[false, true]}
        rows={[
          ...QUANTILES.map((name) => [name.toUpperCase(), money(quantiles[name])]),
          [t('valuationPortfolio:joint.mean'), money(mean)],
          [t('valuationPortfolio:joint.rnpv'), money(rnpv)],
          [t('valuationPortfolio:joint.loss'), formatPercent(probNegative, 2)],
          [t('valuationPortfolio:joint.sd'), money(sd)],
          [t('valuationPortfolio:joint.alone'), money(standaloneSd)],
          [
            t('valuationPortfolio:joint.diversification'),
            `${short(standaloneSd - sd)} · ${formatPercent(diversification)}`,
          ],
        ]}
      />
      <p className={styles.reportNote}>{t('valuationPortfolio:joint.meanNote')}</p>
    </>
  )
}

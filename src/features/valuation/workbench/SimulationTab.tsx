import { Alert, Button, Progress } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { exactMoney, formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { monteCarloOf } from '../reports/model/compose'
import type { ReportContent } from '../reports/model/content'
import { ChartBlock } from '../reports/sections/ChartBlock'
import { CheckedNumber } from './CheckedNumber'
import { DistributionFields } from './DistributionFields'
import { defaultSimulation, readSimulation, SimulationDraft } from './distributions'
import { TabHead } from './TabHead'
import { useKept } from './useKept'
import { useSimulation, type Simulation } from './useSimulation'
import type { WorkbenchProps } from './workbench'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

/** Monte Carlo with distributions of the reader's choice, beside the report's own run. */
export function SimulationTab({ workbench, context }: WorkbenchProps) {
  const { t } = useTranslation('valuationWorkbench')
  const { report, content, valuation, base } = workbench
  const { value, change, reset, isChanged } = useKept(report.id, 'simulation', SimulationDraft, () =>
    defaultSimulation(report.seed),
  )
  const { settings, seedIssue, issues } = useMemo(() => readSimulation(value), [value])
  const { simulation, run, cancel, forget } = useSimulation(valuation)
  const { statistics, share } = simulation
  const isRunning = share !== null
  const isStale = statistics !== null && JSON.stringify(settings) !== JSON.stringify(simulation.settings)

  const drawn = useMemo(
    () =>
      statistics
        ? { ...content, monteCarlo: monteCarloOf(statistics, simulation.settings?.seed ?? 0) }
        : content,
    [content, statistics, simulation.settings],
  )

  return (
    <>
      <TabHead
        text={t('simulation.text')}
        isChanged={isChanged}
        onReset={() => {
          reset()
          forget()
        }}
      />
      <DistributionFields
        inputs={value.inputs}
        issues={issues}
        onChange={(inputs) => change({ inputs: { ...value.inputs, ...inputs } })}
      />
      <div className={`${workbenchStyles.workbenchActions} ${workbenchStyles.workbenchRun}`}>
        <CheckedNumber
          label={t('simulation.seed')}
          typed={value.seed}
          isInteger
          issue={seedIssue}
          onType={(seed) => change({ seed })}
        />
        {isRunning ? (
          <Button danger onClick={cancel}>
            {t('simulation.cancel')}
          </Button>
        ) : (
          <Button type="primary" disabled={!settings} onClick={() => settings && run(settings)}>
            {t('simulation.run')}
          </Button>
        )}
        {!settings && <span className={workbenchStyles.workbenchIssue}>{t('correctFirst')}</span>}
      </div>
      <RunState simulation={simulation} isStale={isStale} />
      <ChartBlock id="monteCarlo" content={drawn} context={context} />
      <p className={reportStyles.reportText}>
        {t('simulation.meanNote', {
          mean: formatMoney(drawn.monteCarlo.mean, context.currency),
          rnpv: formatMoney(base.rnpv, context.currency),
        })}
      </p>
      <Comparison
        run={statistics ? drawn.monteCarlo : null}
        stored={content.monteCarlo}
        currency={context.currency}
      />
    </>
  )
}

/** How the run goes, and whether what is drawn belongs to the fields above. */
function RunState({ simulation, isStale }: { simulation: Simulation; isStale: boolean }) {
  const { t } = useTranslation('valuationWorkbench')
  const { share, statistics, ended } = simulation
  const paths = formatNumber(statistics?.paths ?? 0)
  const spoken =
    share !== null
      ? statistics
        ? t('simulation.refining', { paths })
        : t('simulation.running')
      : ended === 'complete'
        ? t('simulation.complete', { paths })
        : ''
  return (
    <>
      {share !== null && <Progress percent={Math.round(share * 100)} aria-label={t('simulation.running')} />}
      <output className={reportStyles.reportNote}>{spoken}</output>
      {ended === 'cancelled' && (
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={statistics ? t('simulation.cancelledAt', { paths }) : t('simulation.cancelled')}
        />
      )}
      {ended === 'failed' && (
        <Alert type="error" showIcon className="list-note" title={t('simulation.failed')} />
      )}
      {isStale && share === null && (
        <Alert type="warning" showIcon className="list-note" title={t('simulation.stale')} />
      )}
    </>
  )
}

type MonteCarlo = ReportContent['monteCarlo']

interface ComparisonProps {
  /** Null before the first run. */
  run: MonteCarlo | null
  stored: MonteCarlo
  currency: Parameters<typeof exactMoney>[1]
}

const QUANTILES = ['p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95'] as const

/** The figures of this run beside those that the report holds. */
function Comparison({ run, stored, currency }: ComparisonProps) {
  const { t } = useTranslation('valuationWorkbench')
  const { t: reportText } = useTranslation('valuation')
  const money = (amount: number | null) => exactMoney(amount, currency)
  const rows: [name: string, write: (it: MonteCarlo) => string][] = [
    ...QUANTILES.map((name): (typeof rows)[number] => [
      name.toUpperCase(),
      ({ quantiles }) => money(quantiles[name]),
    ]),
    [reportText('monteCarlo.mean'), ({ mean }) => money(mean)],
    [reportText('monteCarlo.se'), ({ se }) => money(se)],
    [reportText('monteCarlo.sd'), ({ sd }) => money(sd)],
    [reportText('monteCarlo.probNegative'), ({ probNegative }) => formatPercent(probNegative, 2)],
    [reportText('monteCarlo.probAnyApproval'), ({ probAnyApproval }) => formatPercent(probAnyApproval, 2)],
    [reportText('monteCarlo.meanGivenApproval'), ({ meanGivenApproval }) => money(meanGivenApproval)],
    [reportText('monteCarlo.paths'), ({ paths }) => formatNumber(paths)],
    [reportText('monteCarlo.seed'), ({ seed }) => String(seed)],
  ]
  return (
    <DataTable
      caption={t('simulation.comparison')}
      columns={[reportText('column.statistic'), t('simulation.thisRun'), t('simulation.stored')]}
      isNumeric={[false, true, true]}
      rows={rows.map(([name, write]) => [name, run ? write(run) : '—', write(stored)])}
    />
  )
}

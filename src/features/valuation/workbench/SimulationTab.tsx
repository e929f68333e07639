import { Alert, Button, Progress } from 'antd'
import { useMemo } from 'react'
import { exactMoney, formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useText } from '@/shared/texts'
import { monteCarloOf } from '../reports/model/compose'
import type { ReportContent } from '../reports/model/content'
import { ChartBlock } from '../reports/sections/ChartBlock'
import { FigureBlock } from '../reports/sections/FigureBlock'
import { CheckedNumber } from './CheckedNumber'
import { DistributionFields } from './DistributionFields'
import { defaultSimulation, readSimulation, SimulationDraft } from './distributions'
import { influenceFigure } from './influenceFigure'
import { TabHead } from './TabHead'
import { useKept } from './useKept'
import { useSimulation, type Simulation } from './useSimulation'
import type { WorkbenchProps } from './workbench'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

/** Monte Carlo with distributions of the reader's choice, beside the report's own run. */
export function SimulationTab({ workbench, context }: WorkbenchProps) {
  const t = useText('valuationWorkbench')
  const { report, content, valuation, base } = workbench
  const { value, change, reset, isChanged } = useKept(report.id, 'simulation', SimulationDraft, () =>
    defaultSimulation(report.seed),
  )
  const { settings, seedIssue, issues } = useMemo(() => readSimulation(value), [value])
  const { simulation, run, cancel, forget } = useSimulation(valuation)
  const { statistics, share, influence } = simulation
  const isRunning = share !== null
  const isStale = statistics !== null && JSON.stringify(settings) !== JSON.stringify(simulation.settings)

  const drawn = useMemo(
    () =>
      statistics
        ? { ...content, monteCarlo: monteCarloOf(statistics, simulation.settings?.seed ?? 0) }
        : content,
    [content, statistics, simulation.settings],
  )
  const explained = useMemo(
    () => influence && influenceFigure(influence, t, context.isDark),
    [influence, t, context.isDark],
  )

  return (
    <>
      <TabHead
        text={t('valuationWorkbench:simulation.text')}
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
          label={t('valuationWorkbench:simulation.seed')}
          typed={value.seed}
          isInteger
          issue={seedIssue}
          onType={(seed) => change({ seed })}
        />
        {isRunning ? (
          <Button danger onClick={cancel}>
            {t('valuationWorkbench:simulation.cancel')}
          </Button>
        ) : (
          <Button type="primary" disabled={!settings} onClick={() => settings && run(settings)}>
            {t('valuationWorkbench:simulation.run')}
          </Button>
        )}
        {!settings && (
          <span className={workbenchStyles.workbenchIssue}>{t('valuationWorkbench:correctFirst')}</span>
        )}
      </div>
      <RunState simulation={simulation} isStale={isStale} />
      <ChartBlock id="monteCarlo" content={drawn} context={context} />
      <p className={reportStyles.reportText}>
        {t('valuationWorkbench:simulation.meanNote', {
          mean: formatMoney(drawn.monteCarlo.mean, context.currency, context.language),
          rnpv: formatMoney(base.rnpv, context.currency, context.language),
        })}
      </p>
      {explained && (
        <>
          <FigureBlock figure={explained} currency={context.currency} />
          <p className={reportStyles.reportNote}>{t('valuationWorkbench:influence.note')}</p>
        </>
      )}
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
  const t = useText('valuationWorkbench')
  const { share, statistics, ended } = simulation
  const paths = formatNumber(statistics?.paths ?? 0)
  const spoken =
    share !== null
      ? statistics
        ? t('valuationWorkbench:simulation.refining', { paths })
        : t('valuationWorkbench:simulation.running')
      : ended === 'complete'
        ? t('valuationWorkbench:simulation.complete', { paths })
        : ''
  return (
    <>
      {share !== null && (
        <Progress percent={Math.round(share * 100)} aria-label={t('valuationWorkbench:simulation.running')} />
      )}
      <output className={reportStyles.reportNote}>{spoken}</output>
      {ended === 'cancelled' && (
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={
            statistics
              ? t('valuationWorkbench:simulation.cancelledAt', { paths })
              : t('valuationWorkbench:simulation.cancelled')
          }
        />
      )}
      {ended === 'failed' && (
        <Alert
          type="error"
          showIcon
          className="list-note"
          title={t('valuationWorkbench:simulation.failed')}
        />
      )}
      {isStale && share === null && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('valuationWorkbench:simulation.stale')}
        />
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
  const t = useText('valuationWorkbench', 'valuation')
  const money = (amount: number | null | undefined) => exactMoney(amount, currency)
  const columns = [
    t('valuation:column.statistic'),
    t('valuationWorkbench:simulation.thisRun'),
    t('valuationWorkbench:simulation.stored'),
  ]
  const given = t('valuation:monteCarlo.givenApproval')
  const rows: [name: string, write: (it: MonteCarlo) => string][] = [
    [t('valuation:monteCarlo.se'), ({ se }) => money(se)],
    [t('valuation:monteCarlo.sd'), ({ sd }) => money(sd)],
    [t('valuation:monteCarlo.probNegative'), ({ probNegative }) => formatPercent(probNegative, 2)],
    [t('valuation:monteCarlo.probAnyApproval'), ({ probAnyApproval }) => formatPercent(probAnyApproval, 2)],
    [t('valuation:monteCarlo.paths'), ({ paths }) => formatNumber(paths)],
    [t('valuation:monteCarlo.seed'), ({ seed }) => String(seed)],
  ]
  return (
    <>
      <DataTable
        caption={t('valuationWorkbench:simulation.comparison')}
        columns={columns.flatMap((column, index) =>
          index === 0 ? column : [column, `${column} · ${given}`],
        )}
        isNumeric={[false, true, true, true, true]}
        rows={[
          ...QUANTILES.map((name) => [
            name.toUpperCase(),
            ...[run, stored].flatMap((it) => [
              money(it?.quantiles[name]),
              money(it?.quantilesGivenApproval?.[name]),
            ]),
          ]),
          [
            t('valuation:monteCarlo.mean'),
            ...[run, stored].flatMap((it) => [money(it?.mean), money(it?.meanGivenApproval)]),
          ],
        ]}
      />
      <DataTable
        caption={t('valuation:monteCarlo.statistics')}
        columns={columns}
        isNumeric={[false, true, true]}
        rows={rows.map(([name, write]) => [name, run ? write(run) : '—', write(stored)])}
      />
    </>
  )
}

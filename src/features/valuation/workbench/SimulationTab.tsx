import { Alert, Button, Progress } from 'antd'
import { useMemo } from 'react'
import { formatMoney, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { monteCarloOf } from '../reports/model/composeContent'
import { ChartBlock } from '../reports/sections/ChartBlock'
import { FigureBlock } from '../reports/sections/FigureBlock'
import { CheckedNumber } from './CheckedNumber'
import { CorrelationFields } from './CorrelationFields'
import { readDependence } from './dependenceDraft'
import { DistributionFields } from './DistributionFields'
import { defaultSimulation, readSimulation, SimulationDraft } from './distributions'
import { influenceFigure } from './influenceFigure'
import { RateFields } from './RateFields'
import { readRanges } from './rangesDraft'
import { readRates } from './ratesDraft'
import { SimulationComparison } from './SimulationComparison'
import { TabHead } from './TabHead'
import { useTabDraft } from './useTabDraft'
import { useSimulation, type Settings, type Simulation } from './useSimulation'
import type { TabProps } from './workbench'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

/** Monte Carlo simulation with distributions set by the user, next to the report's own run. */
export function SimulationTab({ workbench, context, ranges }: TabProps) {
  const t = useTranslations('valuationWorkbench')
  const { report, content, valuation, resolved, base } = workbench
  const { value, change, reset, isChanged } = useTabDraft(report.id, 'simulation', SimulationDraft, () =>
    defaultSimulation(report.seed),
  )
  const { triangles } = useMemo(() => readRanges(ranges.value), [ranges.value])
  const reading = useMemo(() => readSimulation(value, triangles), [value, triangles])
  const indications = resolved.indications.length
  const dependence = useMemo(
    () => readDependence(value.dependence, reading.distributions, indications),
    [value.dependence, reading.distributions, indications],
  )
  const rates = useMemo(() => readRates(value.rates, resolved), [value.rates, resolved])
  const settings: Settings | null =
    reading.settings && dependence.dependence && rates.issues.size === 0
      ? { ...reading.settings, dependence: dependence.dependence, programmes: rates.programmes }
      : null
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
        issues={reading.issues}
        ranges={triangles}
        onChange={(inputs) => change({ inputs: { ...value.inputs, ...inputs } })}
      />
      <CorrelationFields
        typed={value.dependence}
        reading={dependence}
        distributions={reading.distributions}
        indications={indications}
        onChange={(typed) => change({ dependence: typed })}
      />
      {resolved.indications.some(({ stages }) => stages.length > 0) && (
        <RateFields
          workbench={workbench}
          context={context}
          typed={value.rates}
          reading={rates}
          seed={reading.settings?.seed ?? report.seed}
          onChange={(typed) => change({ rates: typed })}
        />
      )}
      <div className={`${workbenchStyles.workbenchActions} ${workbenchStyles.workbenchRun}`}>
        <CheckedNumber
          label={t('valuationWorkbench:simulation.seed')}
          typed={value.seed}
          isInteger
          issue={reading.seedIssue}
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
      <RunStatus simulation={simulation} isStale={isStale} />
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
      <SimulationComparison
        run={statistics ? drawn.monteCarlo : null}
        stored={content.monteCarlo}
        currency={context.currency}
      />
    </>
  )
}

function RunStatus({ simulation, isStale }: { simulation: Simulation; isStale: boolean }) {
  const t = useTranslations('valuationWorkbench')
  const { share, statistics, ended } = simulation
  const paths = formatNumber(statistics?.paths ?? 0)
  const announcement =
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
      <output className={reportStyles.reportNote}>{announcement}</output>
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

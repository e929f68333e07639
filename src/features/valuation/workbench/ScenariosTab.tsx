import { PlusOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { formatMoneyExact, formatMoney } from '@/shared/lib/money'
import { applyScenario, evaluate, scenarios as valuesOf } from '../engine'
import { ChartBlock } from '../reports/sections/ChartBlock'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { scenarioName } from '../reports/model/valuationNames'
import { contributions } from '../reports/model/contributions'
import { ExportScenarios } from './ExportScenarios'
import {
  MAX_SCENARIOS,
  presetDrafts,
  readScenarios,
  ScenarioDrafts,
  type ScenarioDraft,
} from './scenarioDraft'
import { ScenarioGrid } from './ScenarioGrid'
import { TabHead } from './TabHead'
import { nextKey } from './typedNumber'
import { useTabDraft } from './useTabDraft'
import type { WorkbenchProps } from './workbench'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

const NO_REGIONS: ReturnType<typeof contributions> = new Map()

/** Presets and own scenarios: drivers, weights, and their values while the user types. */
export function ScenariosTab({ workbench, context }: WorkbenchProps) {
  const t = useTranslations('valuationWorkbench')
  const { report, resolved, content, base } = workbench
  const { value, change, reset, isChanged } = useTabDraft(
    report.id,
    'scenarios',
    ScenarioDrafts,
    presetDrafts,
  )
  const drafts = value.scenarios
  const { t: reportText, language, currency } = context
  const regions = useMemo(() => [...contributions(base).keys()], [base])
  const hasRegions = regions.length > 0

  const columns = useMemo(
    () =>
      readScenarios(drafts, (name) => scenarioName(reportText, name)).map((reading, index) => ({
        ...reading,
        draft: drafts[index]!,
        result: reading.scenario && valuesOf(resolved, [reading.scenario]).rows[0]!,
        regions:
          hasRegions && reading.scenario
            ? contributions(evaluate(applyScenario(resolved, reading.scenario)))
            : NO_REGIONS,
      })),
    [drafts, hasRegions, resolved, reportText],
  )
  const isValid = columns.every(({ scenario }) => scenario !== null)
  const { rows, weighted } = useMemo(
    () =>
      valuesOf(
        resolved,
        columns.flatMap(({ scenario }) => scenario ?? []),
      ),
    [columns, resolved],
  )
  const drawn = useMemo(
    () =>
      isValid && weighted !== null
        ? // The grid shows the contributions of regions.
          { ...content, scenarios: { rows: rows.map((row) => ({ ...row, regions: [] })), weighted } }
        : null,
    [content, isValid, rows, weighted],
  )
  // Typing has priority over the chart.
  const settled = useDeferredValue(drawn)

  const put = (scenarios: ScenarioDraft[]) => change({ scenarios })
  const shownName = (name: string) => scenarioName(reportText, name)
  const newScenario = (from: Omit<ScenarioDraft, 'key'>): ScenarioDraft => ({
    ...from,
    key: nextKey(drafts.map(({ key }) => key)),
    name: freeName(
      shownName(from.name),
      drafts.map(({ name }) => shownName(name)),
    ),
  })
  const isFull = drafts.length >= MAX_SCENARIOS

  return (
    <>
      <TabHead
        text={t('valuationWorkbench:scenarios.text')}
        announcement={
          drawn
            ? `${t('valuationWorkbench:scenarios.weighted')} ${formatMoney(weighted, currency, language)}`
            : t('valuationWorkbench:correctFirst')
        }
        isChanged={isChanged}
        onReset={reset}
      />
      <ScenarioGrid
        columns={columns}
        context={context}
        baseValue={base.rnpv}
        regions={regions}
        canAdd={!isFull}
        onChange={(draft) => put(drafts.map((each) => (each.key === draft.key ? draft : each)))}
        onDuplicate={(draft) =>
          put(drafts.flatMap((each) => (each.key === draft.key ? [each, newScenario(each)] : each)))
        }
        onRemove={(draft) => put(drafts.filter(({ key }) => key !== draft.key))}
      />
      <div className={workbenchStyles.workbenchActions}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={isFull}
          onClick={() =>
            put([
              ...drafts,
              newScenario({ name: t('valuationWorkbench:scenarios.own'), weight: '0', drivers: {} }),
            ])
          }
        >
          {t('valuationWorkbench:scenarios.add')}
        </Button>
        <ExportScenarios
          report={report}
          columns={columns}
          regions={regions}
          weighted={drawn && weighted}
          context={context}
        />
        {isFull && (
          <span className={reportStyles.reportNote}>
            {t('valuationWorkbench:scenarios.full', { most: MAX_SCENARIOS })}
          </span>
        )}
      </div>
      <DescriptionList
        items={[
          {
            name: t('valuationWorkbench:scenarios.weighted'),
            value: formatMoneyExact(drawn ? weighted : null, currency),
          },
          { name: t('valuationWorkbench:scenarios.base'), value: formatMoneyExact(base.rnpv, currency) },
        ]}
      />
      {settled ? (
        <ChartBlock id="scenarios" content={settled} context={context} />
      ) : (
        <Alert
          type="warning"
          showIcon
          title={t(isValid ? 'valuationWorkbench:scenarios.noWeights' : 'valuationWorkbench:correctFirst')}
        />
      )}
    </>
  )
}

/** Returns a name that is not taken: `Base`, `Base 2`, `Base 3`. */
function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  let number = 2
  while (taken.includes(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}

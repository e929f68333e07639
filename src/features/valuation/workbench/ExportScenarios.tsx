import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Can } from '@/shared/auth/permissions'
import { csvOf, fileNameOf } from '@/shared/lib/csv'
import { exactTime } from '@/shared/lib/dates'
import { saveFile } from '@/shared/lib/saveFile'
import type { ChartContext } from '../reports/charts'
import { scenarioName } from '../reports/model/text'
import type { ScenarioColumn } from './ScenarioGrid'
import { DRIVER_KEYS, unitOf } from './scenarioDraft'
import type { Workbench } from './workbench'

interface ExportScenariosProps {
  report: Workbench['report']
  columns: readonly ScenarioColumn[]
  /** Null while something is wrong. */
  weighted: number | null
  context: ChartContext
}

/** Saves the grid of scenarios with its results as a CSV file. */
export function ExportScenarios({ report, columns, weighted, context }: ExportScenariosProps) {
  const { t } = useTranslation('valuationWorkbench')
  const { t: reportText, currency } = context

  function save() {
    const results = columns.map(({ result }) => result!)
    const rows = [
      [report.pipelineName, `v${report.version}`, t('whatIf', { version: report.version })],
      [t('scenarios.exported'), exactTime(Date.now())],
      [],
      [
        reportText('column.driver'),
        t('scenarios.unit'),
        ...columns.map(({ draft }) => scenarioName(reportText, draft.name)),
      ],
      [reportText('column.weight'), '%', ...columns.map(({ draft }) => Number(draft.weight))],
      ...DRIVER_KEYS.map((driver) => [
        reportText(`driver.${driver}`),
        t(`unit.${unitOf(driver)}`),
        ...columns.map(({ draft }) => draft.drivers[driver] ?? ''),
      ]),
      [reportText('kpi.rnpv'), currency, ...results.map(({ rnpv }) => rnpv)],
      [reportText('kpi.peakSales'), currency, ...results.map(({ peakSales }) => peakSales)],
      [t('scenarios.loa'), '', ...results.map(({ loa }) => loa[0] ?? '')],
      [t('scenarios.weighted'), currency, weighted ?? ''],
    ]
    saveFile(
      csvOf(rows),
      `${fileNameOf(`${report.pipelineName}_${t('tab.scenarios')}_v${report.version}`)}.csv`,
    )
  }

  return (
    <Can do="valuation:report:download">
      <Button disabled={weighted === null} onClick={save}>
        {t('scenarios.export')}
      </Button>
    </Can>
  )
}

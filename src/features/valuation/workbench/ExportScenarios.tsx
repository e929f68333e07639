import { Button } from 'antd'
import { Can } from '@/shared/auth/permissions'
import { toCsv, safeFileName } from '@/shared/lib/csv'
import { formatTimeExact } from '@/shared/lib/dates'
import { saveFile } from '@/shared/lib/saveFile'
import { useTranslations } from '@/shared/i18n'
import type { RegionName } from '../engine/method/valuationTypes'
import { regionName } from '../form/model/regionTexts'
import type { ChartContext } from '../reports/charts'
import { scenarioName } from '../reports/model/valuationNames'
import type { ScenarioColumn } from './ScenarioGrid'
import { DRIVER_KEYS, unitOf } from './scenarioDraft'
import type { Workbench } from './workbench'

interface ExportScenariosProps {
  report: Workbench['report']
  columns: readonly ScenarioColumn[]
  regions: readonly RegionName[]
  weighted: number | null
  context: ChartContext
}

export function ExportScenarios({ report, columns, regions, weighted, context }: ExportScenariosProps) {
  const t = useTranslations('valuationWorkbench')
  const { t: reportText, currency } = context

  function save() {
    const results = columns.map(({ result }) => result!)
    const rows = [
      [
        report.pipelineName,
        `v${report.version}`,
        t('valuationWorkbench:whatIf', { version: report.version }),
      ],
      [t('valuationWorkbench:scenarios.exported'), formatTimeExact(Date.now())],
      [],
      [
        reportText('valuation:column.driver'),
        t('valuationWorkbench:scenarios.unit'),
        ...columns.map(({ draft }) => scenarioName(reportText, draft.name)),
      ],
      [reportText('valuation:column.weight'), '%', ...columns.map(({ draft }) => Number(draft.weight))],
      ...(regions.length > 0
        ? [
            [
              t('valuationWorkbench:scenarios.region'),
              '',
              ...columns.map(({ draft: { region } }) =>
                region ? regionName(reportText, region) : t('valuationWorkbench:scenarios.allRegions'),
              ),
            ],
          ]
        : []),
      ...DRIVER_KEYS.map((driver) => [
        reportText(`valuation:driver.${driver}`),
        t(`valuationWorkbench:unit.${unitOf(driver)}`),
        ...columns.map(({ draft }) => draft.drivers[driver] ?? ''),
      ]),
      [reportText('valuation:kpi.rnpv'), currency, ...results.map(({ rnpv }) => rnpv)],
      [reportText('valuation:kpi.peakSales'), currency, ...results.map(({ peakSales }) => peakSales)],
      [t('valuationWorkbench:scenarios.loa'), '', ...results.map(({ loa }) => loa[0] ?? '')],
      ...regions.map((region) => [
        `${regionName(reportText, region)} · ${reportText('valuation:regions.contribution')}`,
        currency,
        ...columns.map((column) => column.regions.get(region) ?? 0),
      ]),
      [t('valuationWorkbench:scenarios.weighted'), currency, weighted ?? ''],
    ]
    saveFile(
      toCsv(rows),
      `${safeFileName(`${report.pipelineName}_${t('valuationWorkbench:tab.scenarios')}_v${report.version}`)}.csv`,
    )
  }

  return (
    <Can do="valuation:report:download">
      <Button disabled={weighted === null} onClick={save}>
        {t('valuationWorkbench:scenarios.export')}
      </Button>
    </Can>
  )
}

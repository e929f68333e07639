import { LEDGER_ROWS, type ReportContent } from '@/features/valuation/reports/model/reportContent'
import {
  areaName,
  driverName,
  eventName,
  indicationName,
  indicationNameOf,
  scenarioName,
  stageName,
  warningText,
} from '@/features/valuation/reports/model/valuationNames'
import { shareOf } from '@/features/valuation/reports/model/licensorShare'
import { regionName } from '@/features/valuation/form/model/regionTexts'
import { CHARTS } from '@/features/valuation/reports/charts'
import { countLabel, dealNote, leftOutText } from '@/features/valuation/reports/charts/comparables'
import { isSuccessBelow } from '@/features/valuation/engine/method/valuationWarnings'
import { scenariosByRegion } from '@/features/valuation/reports/model/contributions'
import { restName } from '@/features/valuation/reports/sections/regionRows'
import { irrNote, isPessimisticAbove } from '@/features/valuation/reports/model/explanations'
import { addYears } from '@/shared/lib/dates'
import type { Language } from '@/shared/lib/language'
import type { CompleteReport } from '../common/complete'
import { documentDataOf } from '../common/documentData'
import type { Texts } from '../common/texts'
import {
  amountFormat,
  day,
  flag,
  formula,
  FORMATS,
  header,
  number,
  text,
  title,
  type Cell,
} from '../../../platform/xlsx/cells'
import type { Sheet } from '../../../platform/xlsx/sheet'
import { unitHeader } from './ledger'

type Column = [label: string, format?: 'money' | 'percent' | 'number' | 'day']

/** An amount of the report in the unit that the workbook shows. */
const amount = (value: number | null | undefined, language: Language): Cell =>
  typeof value === 'number' ? formula(`${value}/unit`, amountFormat(language)) : null

function block(
  name: string,
  language: Language,
  columns: readonly Column[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): Cell[][] {
  const cell = (value: string | number | null | undefined, format: Column[1]): Cell => {
    if (typeof value === 'string') return format === 'day' ? day(value, { align: 'right' }) : text(value)
    if (format === 'money') return amount(value, language)
    return number(value, format === 'percent' ? FORMATS.percent : undefined)
  }
  return [
    [title(name)],
    columns.map(([label, format]) => header(label, format ? 'right' : 'left')),
    ...rows.map((row) => row.map((value, index) => cell(value, columns[index]?.[1]))),
    [],
  ]
}

export function resultsSheet({ report, content }: CompleteReport, texts: Texts): Sheet {
  const { t, own, language } = texts
  const { baseDate } = report
  const { summary, monteCarlo, deal, tree, comparables, scenarios } = content
  const table = (name: string, columns: readonly Column[], rows: Parameters<typeof block>[3]) =>
    block(name, language, columns, rows)
  const byRegion = scenariosByRegion(content)
  const histogram = CHARTS.monteCarlo.table(content, documentDataOf({ report, content }, texts).context)
  const after = (years: number | null) => (years === null ? null : addYears(baseDate, years))
  const pairs = (name: string, format: Column[1], rows: readonly (readonly [string, number | null])[]) =>
    table(name, [[t('valuation:column.statistic')], [t('valuation:column.value'), format]], rows)
  const barColumns: Column[] = [
    [t('valuation:column.driver')],
    [t('valuation:chart.tornado.low'), 'money'],
    [t('valuation:chart.tornado.high'), 'money'],
    [t('valuation:column.swing'), 'money'],
  ]
  const bar = ({ key, low, high, swing, range }: ReportContent['tornado'][number]) =>
    [driverName(t, key, range), low, high, swing] as const

  const data: Cell[][] = [
    [text(own.unit), unitHeader()],
    [],
    ...pairs(t('valuation:section.summary'), 'money', [
      [t('valuation:kpi.rnpv'), summary.rnpv],
      [t('valuation:kpi.npvSuccess'), summary.npvSuccess],
      [t('valuation:kpi.peakSales'), summary.peakSales],
      [t('valuation:kpi.remainingRnd'), summary.remainingRnd],
      [t('valuation:kpi.budgetGap'), summary.budgetGap],
    ]).slice(0, -1),
    [text(t('valuation:kpi.irr')), number(summary.irr, FORMATS.percent), text(irrNote(t, summary))],
    [text(t('valuation:kpi.payback')), number(summary.payback), text(t('valuation:column.years'))],
    [
      text(t('valuation:kpi.paybackNote', { discounted: '' }).replace(/[:：]\s*$/, '')),
      number(summary.discountedPayback),
      text(t('valuation:column.years')),
    ],
    [text(t('valuation:kpi.pi')), number(summary.profitabilityIndex)],
    [text(t('valuation:kpi.breakEven')), number(summary.breakEvenPriceMultiplier)],
    [text(t('valuation:kpi.valueToSpend')), number(summary.valueToSpend)],
    summary.meetsExpectedReturn === null
      ? [text(t('valuation:verdict.none'), { wrap: true })]
      : [text(t('valuation:verdict.meets')), flag(summary.meetsExpectedReturn)],
    ...(isSuccessBelow(summary) ? [[text(warningText(t, 'W_SUCCESS', content), { wrap: true })]] : []),
    [],
    ...table(
      t('valuation:asset.indications'),
      [
        [t('valuation:column.indication')],
        [t('valuation:column.area')],
        [t('valuation:kpi.loa'), 'percent'],
        [t('valuation:kpi.rnpv'), 'money'],
        [t('valuation:event.launch'), 'day'],
        [t('valuation:driver.loe'), 'day'],
      ],
      content.indications.map((each) => [
        indicationName(each, language),
        areaName(t, each.area),
        each.loa,
        each.rnpv,
        after(each.launch),
        after(each.loe),
      ]),
    ),
    ...(content.regions.length > 0
      ? table(
          t('valuation:regions.caption'),
          [
            [t('valuation:column.indication')],
            [t('valuation:regions.region')],
            [t('valuation:regions.loa'), 'percent'],
            [t('valuation:kpi.peakSales'), 'money'],
            [t('valuation:regions.pvSales'), 'money'],
            [t('valuation:regions.contribution'), 'money'],
            [t('valuation:regions.launch'), 'day'],
            [t('valuation:regions.loe'), 'day'],
          ],
          content.regions.map((each) => [
            indicationNameOf(content, each.indication, language),
            regionName(t, each.region),
            each.loa,
            each.peakSales,
            each.pvSales,
            each.pvContribution,
            after(each.launch),
            after(each.loe),
          ]),
        )
      : []),
    ...table(
      t('valuation:chart.waterfall.title'),
      [[t('valuation:column.component')], [t('valuation:column.pv'), 'money']],
      [
        ...LEDGER_ROWS.map((row) => [
          t(`valuation:ledger.${row}`),
          row === 'sales' ? content.pv[row] : -content.pv[row],
        ]),
        [t('valuation:kpi.rnpv'), summary.rnpv],
      ],
    ),
    ...pairs(`${t('valuation:section.monteCarlo')} · ${t('valuation:monteCarlo.quantiles')}`, 'money', [
      ...Object.entries(monteCarlo.quantiles).map(([name, value]) => [name.toUpperCase(), value] as const),
      ...(['mean', 'sd', 'se', 'min', 'max', 'meanGivenApproval'] as const).map(
        (key) => [t(`valuation:monteCarlo.${key}`), monteCarlo[key]] as const,
      ),
    ]).slice(0, -1),
    ...(['probNegative', 'probAnyApproval'] as const).map((key) => [
      text(t(`valuation:monteCarlo.${key}`)),
      number(monteCarlo[key], FORMATS.percent),
    ]),
    [text(t('valuation:monteCarlo.paths')), number(monteCarlo.paths, '#,##0')],
    [text(t('valuation:monteCarlo.seed')), number(monteCarlo.seed, FORMATS.integer)],
    [],
    ...table(
      t('valuation:chart.monteCarlo.title'),
      histogram.columns.map((label, index): Column => [
        label,
        histogram.kinds[index] === 'money' ? 'money' : 'number',
      ]),
      histogram.rows,
    ),
    ...table(t('valuation:section.tornado'), barColumns, content.tornado.map(bar)),
    ...(content.regionTornado.length > 0
      ? table(
          `${t('valuation:section.tornado')} · ${t('valuation:regions.inOne')}`,
          barColumns,
          content.regionTornado.map(bar),
        )
      : []),
    ...table(
      t('valuation:section.scenarios'),
      [
        [t('valuation:column.scenario')],
        [t('valuation:column.weight'), 'percent'],
        [t('valuation:kpi.rnpv'), 'money'],
        [t('valuation:kpi.peakSales'), 'money'],
      ],
      [
        ...scenarios.rows.map(({ name, weight, rnpv, peakSales }) => [
          scenarioName(t, name),
          weight,
          rnpv,
          peakSales,
        ]),
        [t('valuation:chart.scenarios.weighted'), null, scenarios.weighted, null],
        ...(isPessimisticAbove(content) ? [[t('valuation:scenario.pessimisticAbove')]] : []),
      ],
    ),
    ...(byRegion
      ? table(
          t('valuation:regions.inScenarios'),
          [
            [t('valuation:regions.region')],
            ...scenarios.rows.map(({ name }): Column => [scenarioName(t, name), 'money']),
          ],
          [
            ...byRegion.regions.map(({ region, amounts }) => [regionName(t, region), ...amounts]),
            [restName(content, t), ...byRegion.rest],
            [t('valuation:kpi.rnpv'), ...scenarios.rows.map(({ rnpv }) => rnpv)],
          ],
        )
      : []),
    ...table(
      t('valuation:section.tree'),
      [
        [t('valuation:column.indication')],
        [t('valuation:column.stage')],
        [t('valuation:column.atBase'), 'money'],
        [t('valuation:column.withOption'), 'money'],
        [t('valuation:column.atStage'), 'money'],
      ],
      tree.indications.flatMap(({ id, nodes }) =>
        nodes.map((node) => [
          content.indications.find((it) => it.id === id) ? indicationNameOf(content, id, language) : id,
          stageName(t, node.stage),
          node.value,
          node.valueWithOption,
          node.valueAtStage,
        ]),
      ),
    ).slice(0, -1),
    [text(t('valuation:tree.enpv')), null, amount(tree.enpv, language)],
    [text(t('valuation:tree.optionValue')), null, amount(tree.optionValue, language)],
    [],
    ...pairs(t('valuation:section.comparables'), 'money', [
      [t('valuation:comparables.p25'), comparables.p25],
      [t('valuation:comparables.median'), comparables.median],
      [t('valuation:comparables.p75'), comparables.p75],
    ]).slice(0, -1),
    [text(t('valuation:comparables.percentile')), number(comparables.percentile, FORMATS.percent)],
    [text(t('valuation:comparables.ratio')), number(comparables.ratioToMedian)],
    [text(countLabel(t, comparables)), number(comparables.count, FORMATS.integer)],
    ...(comparables.leftOut ? [[text(leftOutText(t, comparables), { wrap: true })]] : []),
    ...(comparables.rows.some(({ isDemo }) => isDemo)
      ? [[text(t('valuation:comparables.demoNote'), { wrap: true })]]
      : []),
    [],
    ...table(
      t('valuation:chart.comparables.title'),
      [
        [t('valuation:column.deal')],
        [t('valuation:column.stage')],
        [t('valuation:column.area')],
        [t('valuation:column.year')],
        [t('valuation:column.value'), 'money'],
        [t('valuation:column.note')],
      ],
      comparables.rows.map((each) => [
        each.name,
        stageName(t, each.stage),
        areaName(t, each.area),
        String(each.year),
        each.value,
        dealNote(t, each),
      ]),
    ),
    ...pairs(t('valuation:section.deal'), 'money', [
      [t('valuation:deal.licensor'), deal.licensor],
      [t('valuation:deal.licensee'), deal.licensee],
      [t('valuation:deal.total'), deal.total],
      [t('valuation:deal.upfront'), deal.upfront],
      [t('valuation:deal.milestones'), deal.milestonesPv],
      [t('valuation:deal.royalties'), deal.royaltyPv],
    ]).slice(0, -1),
    [text(t('valuation:deal.share')), number(shareOf(deal), FORMATS.percent)],
    [],
    ...table(
      t('valuation:deal.milestonesTitle'),
      [
        [t('valuation:column.event')],
        [t('valuation:column.time'), 'day'],
        [t('valuation:column.probability'), 'percent'],
        [t('valuation:column.amount'), 'money'],
        [t('valuation:column.pv'), 'money'],
      ],
      deal.milestones.map((each) => [
        eventName(t, each.event),
        after(each.time),
        each.probability,
        each.amount,
        each.pvLicensor,
      ]),
    ),
    ...table(
      t('valuation:deal.tiersTitle'),
      [
        [t('valuation:column.upTo'), 'money'],
        [t('valuation:column.rate'), 'percent'],
      ],
      deal.terms.royaltyTiers.map(({ upTo, rate }) => [upTo ?? t('valuation:deal.noLimit'), rate]),
    ),
  ]
  return {
    sheet: own.sheets.results,
    data,
    widths: [46, 24, 18, 18, 18, 18, 18, 18],
    frozenRows: 1,
    frozenColumns: 1,
  }
}

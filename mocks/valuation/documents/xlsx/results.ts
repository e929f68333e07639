import { LEDGER_ROWS } from '@/features/valuation/reports/model/content'
import {
  areaName,
  driverName,
  eventName,
  indicationName,
  indicationNameOf,
  scenarioName,
  stageName,
} from '@/features/valuation/reports/model/text'
import { CHARTS } from '@/features/valuation/reports/charts'
import { countLabel } from '@/features/valuation/reports/charts/comparables'
import { isSuccessBelow } from '@/features/valuation/engine/method/warnings'
import { irrNote, isPessimisticAbove } from '@/features/valuation/reports/model/explanations'
import { addYears } from '@/shared/lib/dates'
import type { Currency } from '@/shared/lib/money'
import type { Complete } from '../common/complete'
import { subjectOf } from '../common/subject'
import type { Texts } from '../common/texts'
import { day, flag, FORMATS, header, moneyFormat, number, text, title, type Cell } from './cells'
import type { Sheet } from './workbook'

type Column = [label: string, format?: 'money' | 'percent' | 'number' | 'day']

/** A titled block with one header row. */
function block(
  name: string,
  currency: Currency,
  columns: readonly Column[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): Cell[][] {
  const cell = (value: string | number | null | undefined, format: Column[1]): Cell => {
    if (typeof value === 'string') return format === 'day' ? day(value, { align: 'right' }) : text(value)
    return number(
      value,
      format === 'money' ? moneyFormat(currency) : format === 'percent' ? FORMATS.percent : undefined,
    )
  }
  return [
    [title(name)],
    columns.map(([label, format]) => header(label, format ? 'right' : 'left')),
    ...rows.map((row) => row.map((value, index) => cell(value, columns[index]?.[1]))),
    [],
  ]
}

/** The figures of every section that has any, one block under the other. */
export function resultsSheet({ report, content }: Complete, texts: Texts): Sheet {
  const { t, own, language } = texts
  const { currency, baseDate } = report
  const { summary, monteCarlo, deal, tree, comparables, scenarios } = content
  const table = (name: string, columns: readonly Column[], rows: Parameters<typeof block>[3]) =>
    block(name, currency, columns, rows)
  const histogram = CHARTS.monteCarlo.table(content, subjectOf({ report, content }, texts).context)
  const after = (years: number | null) => (years === null ? null : addYears(baseDate, years))
  const pairs = (name: string, format: Column[1], rows: readonly (readonly [string, number | null])[]) =>
    table(name, [[t('column.statistic')], [t('column.value'), format]], rows)

  const data: Cell[][] = [
    ...pairs(t('section.summary'), 'money', [
      [t('kpi.rnpv'), summary.rnpv],
      [t('kpi.npvSuccess'), summary.npvSuccess],
      [t('kpi.peakSales'), summary.peakSales],
      [t('kpi.remainingRnd'), summary.remainingRnd],
      [t('kpi.budgetGap'), summary.budgetGap],
    ]).slice(0, -1),
    [text(t('kpi.irr')), number(summary.irr, FORMATS.percent), text(irrNote(t, summary))],
    [text(t('kpi.payback')), number(summary.payback), text(t('column.years'))],
    [
      text(t('kpi.paybackNote', { discounted: '' }).replace(/[:：]\s*$/, '')),
      number(summary.discountedPayback),
      text(t('column.years')),
    ],
    [text(t('kpi.pi')), number(summary.profitabilityIndex)],
    [text(t('kpi.breakEven')), number(summary.breakEvenPriceMultiplier)],
    [text(t('kpi.valueToSpend')), number(summary.valueToSpend)],
    summary.meetsExpectedReturn === null
      ? [text(t('verdict.none'), { wrap: true })]
      : [text(t('verdict.meets')), flag(summary.meetsExpectedReturn)],
    ...(isSuccessBelow(summary) ? [[text(t('warning.W_SUCCESS'), { wrap: true })]] : []),
    [],
    ...table(
      t('asset.indications'),
      [
        [t('column.indication')],
        [t('column.area')],
        [t('kpi.loa'), 'percent'],
        [t('kpi.rnpv'), 'money'],
        [t('event.launch'), 'day'],
        [t('driver.loe'), 'day'],
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
    ...table(
      t('chart.waterfall.title'),
      [[t('column.component')], [t('column.pv'), 'money']],
      [
        ...LEDGER_ROWS.map((row) => [
          t(`ledger.${row}`),
          row === 'sales' ? content.pv[row] : -content.pv[row],
        ]),
        [t('kpi.rnpv'), summary.rnpv],
      ],
    ),
    ...pairs(`${t('section.monteCarlo')} · ${t('monteCarlo.quantiles')}`, 'money', [
      ...Object.entries(monteCarlo.quantiles).map(([name, value]) => [name.toUpperCase(), value] as const),
      ...(['mean', 'sd', 'se', 'min', 'max', 'meanGivenApproval'] as const).map(
        (key) => [t(`monteCarlo.${key}`), monteCarlo[key]] as const,
      ),
    ]).slice(0, -1),
    ...(['probNegative', 'probAnyApproval'] as const).map((key) => [
      text(t(`monteCarlo.${key}`)),
      number(monteCarlo[key], FORMATS.percent),
    ]),
    [text(t('monteCarlo.paths')), number(monteCarlo.paths, '#,##0')],
    [text(t('monteCarlo.seed')), number(monteCarlo.seed, FORMATS.integer)],
    [],
    ...table(
      t('chart.monteCarlo.title'),
      histogram.columns.map((label, index): Column => [
        label,
        histogram.kinds[index] === 'money' ? 'money' : 'number',
      ]),
      histogram.rows,
    ),
    ...table(
      t('section.tornado'),
      [
        [t('column.driver')],
        [t('chart.tornado.low'), 'money'],
        [t('chart.tornado.high'), 'money'],
        [t('column.swing'), 'money'],
      ],
      content.tornado.map(({ key, low, high, swing }) => [driverName(t, key), low, high, swing]),
    ),
    ...table(
      t('section.scenarios'),
      [
        [t('column.scenario')],
        [t('column.weight'), 'percent'],
        [t('kpi.rnpv'), 'money'],
        [t('kpi.peakSales'), 'money'],
      ],
      [
        ...scenarios.rows.map(({ name, weight, rnpv, peakSales }) => [
          scenarioName(t, name),
          weight,
          rnpv,
          peakSales,
        ]),
        [t('chart.scenarios.weighted'), null, scenarios.weighted, null],
        ...(isPessimisticAbove(content) ? [[t('scenario.pessimisticAbove')]] : []),
      ],
    ),
    ...table(
      t('section.tree'),
      [
        [t('column.indication')],
        [t('column.stage')],
        [t('column.atBase'), 'money'],
        [t('column.withOption'), 'money'],
        [t('column.atStage'), 'money'],
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
    [text(t('tree.enpv')), null, number(tree.enpv, moneyFormat(currency))],
    [text(t('tree.optionValue')), null, number(tree.optionValue, moneyFormat(currency))],
    [],
    ...pairs(t('section.comparables'), 'money', [
      [t('comparables.p25'), comparables.p25],
      [t('comparables.median'), comparables.median],
      [t('comparables.p75'), comparables.p75],
    ]).slice(0, -1),
    [text(t('comparables.percentile')), number(comparables.percentile, FORMATS.percent)],
    [text(t('comparables.ratio')), number(comparables.ratioToMedian)],
    [text(countLabel(t, comparables)), number(comparables.count, FORMATS.integer)],
    ...(comparables.rows.some(({ isDemo }) => isDemo)
      ? [[text(t('comparables.demoNote'), { wrap: true })]]
      : []),
    [],
    ...table(
      t('chart.comparables.title'),
      [
        [t('column.deal')],
        [t('column.stage')],
        [t('column.area')],
        [t('column.year')],
        [t('column.value'), 'money'],
        [t('column.note')],
      ],
      comparables.rows.map((each) => [
        each.name,
        stageName(t, each.stage),
        areaName(t, each.area),
        String(each.year),
        each.value,
        each.isDemo ? t('chart.comparables.demo') : '',
      ]),
    ),
    ...pairs(t('section.deal'), 'money', [
      [t('deal.licensor'), deal.licensor],
      [t('deal.licensee'), deal.licensee],
      [t('deal.total'), deal.total],
      [t('deal.upfront'), deal.upfront],
      [t('deal.milestones'), deal.milestonesPv],
      [t('deal.royalties'), deal.royaltyPv],
    ]).slice(0, -1),
    [text(t('deal.share')), number(deal.licensorShare, FORMATS.percent)],
    [],
    ...table(
      t('deal.milestonesTitle'),
      [
        [t('column.event')],
        [t('column.time'), 'day'],
        [t('column.probability'), 'percent'],
        [t('column.amount'), 'money'],
        [t('column.pv'), 'money'],
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
      t('deal.tiersTitle'),
      [
        [t('column.upTo'), 'money'],
        [t('column.rate'), 'percent'],
      ],
      deal.terms.royaltyTiers.map(({ upTo, rate }) => [upTo ?? t('deal.noLimit'), rate]),
    ),
  ]
  return {
    sheet: own.sheets.results,
    data,
    widths: [46, 28, 26, 26, 26, 22],
    frozenRows: 0,
    frozenColumns: 1,
  }
}

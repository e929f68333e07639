import { DRIVERS, type Driver } from '@/features/valuation/engine'
import { keysOf } from '@/features/valuation/reports/model/valuationNames'
import { chartPalette } from '@/shared/ui/chart/chartPalette'
import { formula, header, text } from '../../../../platform/xlsx/cells'
import { columnLetter, type Area, type Chart, type Sheet } from '../../../../platform/xlsx/sheet'
import { unitHeader } from '../ledger'
import { createSheetBuilder } from './sheetBuilder'
import { yearCell, type ModelData } from './modelData'

/** Columns and rows that the charts take, below each other, and the empty column before them. */
const CHART_COLUMNS = 10
const CHART_ROWS = [16, 16, 22]
const GAP = 1

/** Three lines in points, because indications have long names. */
const HEADER_HEIGHT = 42

/** Sales, cash flow and sensitivity as native charts, beside the cells that they are drawn from. */
export function chartsSheet(subject: ModelData): Sheet {
  const { texts, own, parts, content, amount, names } = subject
  const { t } = texts
  const sheet = own.sheets.charts
  const page = createSheetBuilder(sheet, names)
  const { series, total, context } = chartPalette(false)

  const unit = names.get('unit_name')!
  const columns = parts.length + 4
  const [expected, flow, cumulative] = [parts.length + 1, parts.length + 2, parts.length + 3]
  const [heading, first] = [2, 3]
  const last = first + content.periods - 1
  const cells = (column: number, from: number, to = from): Area => {
    const letter = columnLetter(column)
    return { sheet, cells: to === from ? `$${letter}$${from}` : `$${letter}$${from}:$${letter}$${to}` }
  }

  page.add(header(own.amountUnit), unitHeader())
  page.add(
    { ...header(own.year)!, height: HEADER_HEIGHT },
    ...parts.map(({ name }) => header(`${name} · ${t('valuation:case.success')}`, 'right')),
    header(`${t('valuation:ledger.sales')} · ${t('valuation:case.expected')}`, 'right'),
    header(`${t('valuation:ledger.cf')} · ${t('valuation:case.expected')}`, 'right'),
    header(own.cumulative, 'right'),
  )
  for (let k = 0; k < content.periods; k += 1) {
    const row = page.next()
    const [ofPeriod, before] = [columnLetter(flow) + row, `${columnLetter(cumulative)}${row - 1}`]
    page.add(
      yearCell(k),
      ...parts.map(({ key }) => formula(`INDEX(success_sales_${key},${k + 1})`, amount)),
      formula(`INDEX(expected_sales,${k + 1})`, amount),
      formula(`INDEX(expected_cf,${k + 1})`, amount),
      formula(k === 0 ? ofPeriod : `${before}+${ofPeriod}`, amount),
    )
  }
  page.add()
  const heads = page.add(
    header(t('valuation:column.driver')),
    header(own.lowChange, 'right'),
    header(own.highChange, 'right'),
  )
  const known = keysOf(DRIVERS)
  for (const { key } of content.tornado.filter((each) => known.includes(each.key as Driver)))
    page.add(
      text(t(`valuation:driver.${key as Driver}`)),
      formula(`(rnpv_${key}_low-rnpv_base)/unit`, amount),
      formula(`(rnpv_${key}_high-rnpv_base)/unit`, amount),
    )
  const lastDriver = page.next() - 1
  page.add()
  page.add(text(own.chartNote))

  const left = columns + GAP
  const place = (index: number) => {
    const [top, rows] = [CHART_ROWS.slice(0, index).reduce((sum, each) => sum + each, 1), CHART_ROWS[index]!]
    return `${columnLetter(left)}${top}:${columnLetter(left + CHART_COLUMNS - 1)}${top + rows - 2}`
  }
  const overYears = { direction: 'columns', categories: cells(0, first, last), valueTitle: unit } as const
  const years = (column: number) => ({ name: cells(column, heading), values: cells(column, first, last) })
  const drivers = (column: number) => ({
    name: cells(column, heads),
    values: cells(column, heads + 1, lastDriver),
  })
  const categoryTitle = cells(0, heading)
  const alt = (title: string, from: string, to: string) => own.chartOf(title, `${from}:${to}`)
  const [sales, cash, drivenBy] = (['sales', 'cashFlow', 'tornado'] as const).map((id) =>
    t(`valuation:chart.${id}.title`),
  ) as [string, string, string]
  const charts: Chart[] = [
    {
      ...overYears,
      title: sales,
      alt: alt(sales, `A${heading}`, `${columnLetter(expected)}${last}`),
      place: place(0),
      isStacked: true,
      categoryTitle,
      series: [
        ...parts.map((_, index) => ({ ...years(index + 1), color: series[index % series.length]! })),
        { ...years(expected), color: total, isLine: true },
      ],
    },
    {
      ...overYears,
      title: cash,
      alt: alt(cash, `${columnLetter(flow)}${heading}`, `${columnLetter(cumulative)}${last}`),
      place: place(1),
      categoryTitle,
      series: [
        { ...years(flow), color: series[0] },
        { ...years(cumulative), color: total, isLine: true },
      ],
    },
    {
      title: drivenBy,
      alt: alt(drivenBy, `A${heads}`, `C${lastDriver}`),
      place: place(2),
      direction: 'rows',
      categories: cells(0, heads + 1, lastDriver),
      categoryTitle: cells(0, heads),
      valueTitle: unit,
      series: [
        { ...drivers(1), color: context },
        { ...drivers(2), color: series[0] },
      ],
    },
  ]
  return page.done({
    widths: [
      30,
      ...Array.from({ length: columns - 1 }, () => 14),
      2,
      ...Array.from({ length: CHART_COLUMNS }, () => 9),
    ],
    frozenRows: 2,
    frozenColumns: 0,
    isOnePage: true,
    charts: content.tornado.length > 0 ? charts : charts.slice(0, 2),
  })
}

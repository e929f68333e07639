import { discountedCashFlowOf, presentValuesOf } from '@/features/valuation/reports/model/presentValues'
import { LEDGER_ROWS, type Ledger } from '@/features/valuation/reports/model/reportContent'
import { ownRatesText } from '@/features/valuation/reports/model/valuationNames'
import { addYears } from '@/shared/lib/dates'
import { formatInUnit } from '@/shared/lib/money'
import { INK_SOFT, paragraph, subheading, type PdfDocument } from '../../paper/pdfDocument'
import { millions, type DocumentData } from '../../common/documentData'
import { drawTable } from '../../paper/table'

/** Number of periods that stay readable side by side on a landscape page. */
const PERIODS_PER_TABLE = 10

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Costs are negated, so that the rows add up. */
const rowsOf = (ledger: Ledger, values: ReturnType<typeof presentValuesOf>) =>
  [...LEDGER_ROWS, 'cf' as const].map((key) => {
    const isIncome = key === 'sales' || key === 'cf'
    return {
      key,
      amounts: isIncome ? ledger[key] : ledger[key].map((amount) => -amount),
      pv: isIncome ? values[key] : -values[key],
    }
  })

/** Totals and present values, then all periods of both cases. Requires landscape pages. */
export function drawLedger(doc: PdfDocument, { report, content, texts: { t, language } }: DocumentData) {
  const factors = content.discountFactors
  const cases = (['expected', 'success'] as const).map((which) => ({
    name: t(`valuation:case.${which}`),
    rows: rowsOf(content[which], presentValuesOf(content, which)),
    discounted: discountedCashFlowOf(content, which),
  }))
  const unit = millions(report.currency, language)
  const money = (amount: number) => formatInUnit(amount, unit)
  paragraph(
    doc,
    [t('valuation:ledger.note'), ownRatesText(t, content), unit.name].filter(Boolean).join(' · '),
    INK_SOFT,
  )
  drawTable(doc, {
    columns: [
      t('valuation:column.component'),
      ...cases.flatMap(({ name }) => [
        `${t('valuation:column.total')} · ${name}`,
        `${t('valuation:column.pv')} · ${name}`,
      ]),
    ],
    right: [false, true, true, true, true],
    totals: [LEDGER_ROWS.length],
    rows: cases[0]!.rows.map(({ key }, index) => [
      t(`valuation:ledger.${key}`),
      ...cases.flatMap(({ rows }) => [money(sum(rows[index]!.amounts)), money(rows[index]!.pv)]),
    ]),
  })
  for (const { name, rows, discounted } of cases) {
    for (let first = 0; first < factors.length; first += PERIODS_PER_TABLE) {
      const periods = factors.slice(first, first + PERIODS_PER_TABLE).map((_, index) => first + index)
      const row = (label: string, cells: string[]) => [label, ...pad(cells)]
      subheading(doc, `${t('valuation:ledger.caption', { name })} · ${unit.name}`, 230)
      drawTable(doc, {
        columns: row(
          t('valuation:column.periodFrom'),
          periods.map((k) => addYears(report.baseDate, k)),
        ),
        right: [false, ...pad(periods).map(() => true)],
        weights: [1.9, ...pad(periods).map(() => 1)],
        size: 7.5,
        totals: [LEDGER_ROWS.length],
        rows: [
          ...rows.map(({ key, amounts }) =>
            row(
              t(`valuation:ledger.${key}`),
              periods.map((k) => money(amounts[k]!)),
            ),
          ),
          row(
            t('valuation:ledger.discountFactor'),
            periods.map((k) => factors[k]!.toFixed(4)),
          ),
          row(
            t('valuation:column.pv'),
            periods.map((k) => money(discounted[k]!)),
          ),
        ],
      })
    }
  }
}

/** Pads to full width, so that the last periods align with the tables above. */
const pad = <T>(cells: readonly T[]): (T | '')[] => [
  ...cells,
  ...Array<''>(Math.max(0, PERIODS_PER_TABLE - cells.length)).fill(''),
]

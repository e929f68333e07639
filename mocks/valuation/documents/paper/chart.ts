import SVGtoPDF from 'svg-to-pdfkit'
import {
  CHARTS,
  figureOf,
  formatCell,
  type ChartId,
  type Figure,
  type ReportChart,
} from '@/features/valuation/reports/charts'
import { moneyOf } from '@/features/valuation/reports/charts/base'
import type { WriteMoney } from '@/features/valuation/reports/charts/chart'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { headOf } from '@/shared/ui/chart/chartFinding'
import { echarts } from '@/shared/ui/chart/echarts'
import { sanitizeOption } from '@/shared/ui/chart/sanitizeOption'
import { isLatin, type FontName } from './fonts'
import { bottom, innerWidth, left, makeRoom, paragraph, subheading, type PdfDocument } from './pdfDocument'
import type { DocumentData } from '../common/documentData'
import { drawTable } from './table'
import { drawTagged } from './tags'

/** First in the font families of a chart. */
const LATIN_FAMILY = 'Inter'

/** Points per SVG pixel; a 12 px label becomes 9 pt. */
const SCALE = 0.75

/** Space in points above and below a chart: its head of up to two lines, and the summary. */
const CAPTION_HEIGHT = 110
/** Space in points of a section title with its line. */
const TITLE_HEIGHT = 36

const heightOf = ({ table, height }: Figure) => (table.rows.length > 0 ? height * SCALE : 0)

/** A chart shrinks to this share of its height before it moves to the next page and leaves this one half empty. */
const MIN_HEIGHT_SHARE = 0.8

/** Space in points required at the start of a section that opens with this figure. */
export const figureRoom = (figure: Figure) =>
  MIN_HEIGHT_SHARE * heightOf(figure) + CAPTION_HEIGHT + TITLE_HEIGHT

export function drawFigure(doc: PdfDocument, figure: Figure, currency: ConvertibleCurrency, hasTable = true) {
  const { columns, kinds, rows } = figure.table
  const height = heightOf(figure)
  const { head, under } = headOf(figure)
  subheading(doc, head, MIN_HEIGHT_SHARE * height + CAPTION_HEIGHT / 2, under)
  if (height > 0) drawOption(doc, figure, height)
  paragraph(doc, figure.summary)
  if (rows.length === 0 || !hasTable) return
  drawTable(doc, {
    columns,
    rows: rows.map((row) => row.map((cell, index) => formatCell(cell, kinds[index]!, currency))),
    right: kinds.map((kind) => kind !== 'text' && kind !== 'day'),
  })
}

export function chartOf({ content, context, chartScale }: DocumentData, id: ChartId): Figure {
  const figure = figureOf(CHARTS[id], content, context)
  return { ...figure, height: figure.height * chartScale }
}

/** Formats amounts beside a chart in the unit of its axis. */
export const chartMoney = ({ content, context }: DocumentData, id: ChartId): WriteMoney => {
  const { amounts }: ReportChart = CHARTS[id]
  return moneyOf(context, amounts?.(content) ?? [])
}

export const chartRoom = (subject: DocumentData, id: ChartId) => figureRoom(chartOf(subject, id))

export const drawChart = (doc: PdfDocument, subject: DocumentData, id: ChartId, hasTable = true) =>
  drawFigure(doc, chartOf(subject, id), subject.context.currency, hasTable)

function drawOption(doc: PdfDocument, { title, option }: Figure, preferredHeight: number) {
  makeRoom(doc, MIN_HEIGHT_SHARE * preferredHeight)
  const [width, top] = [innerWidth(doc), doc.y]
  const height = Math.max(
    MIN_HEIGHT_SHARE * preferredHeight,
    Math.min(preferredHeight, bottom(doc) - top - CAPTION_HEIGHT / 2),
  )
  const chart = echarts.init(null, null, {
    renderer: 'svg',
    ssr: true,
    width: width / SCALE,
    height: height / SCALE,
  })
  chart.setOption(sanitizeOption(option))
  // The fonts of a text are not tried one by one here, so a text with other glyphs must not ask for the Latin one.
  const svg = chart
    .renderToSVGString()
    .replace(/<text [^>]*>([^<]*)/g, (element, label: string) =>
      isLatin(label) ? element : element.replace(`font-family:${LATIN_FAMILY},`, 'font-family:'),
    )
  chart.dispose()
  const draw = () => {
    doc.save()
    SVGtoPDF(doc, svg, left(doc), top, {
      width,
      height,
      fontCallback: (family, isBold): FontName => {
        const face = isBold ? 'bold' : 'regular'
        return family.startsWith(LATIN_FAMILY) ? `latin-${face}` : face
      },
    })
    doc.restore()
  }
  // The summary and the table below have the same information as text.
  drawTagged(doc, 'Figure', draw, { alt: title })
  doc.y = top + height + 4
}

import SVGtoPDF from 'svg-to-pdfkit'
import { CHARTS, figureOf, writeCell, type ChartId, type Figure } from '@/features/valuation/reports/charts'
import type { Currency } from '@/shared/lib/money'
import { headOf } from '@/shared/ui/chart/finding'
import { echarts } from '@/shared/ui/chart/echarts'
import { harmless } from '@/shared/ui/chart/harmless'
import { bottom, innerWidth, left, makeRoom, paragraph, subheading, type Paper } from './paper'
import type { Subject } from '../common/subject'
import { drawTable } from './table'
import { read } from './tags'

/** Points per pixel of the SVG; a label of 12 px becomes 9 pt. */
const SCALE = 0.75

/** What stands above and below a chart: section and chart title, the sentence. */
const AROUND = 110

/** Nothing is drawn where the table is empty. */
const heightOf = ({ table, height }: Figure) => (table.rows.length > 0 ? height * SCALE : 0)

/** A chart gives way by so much before it goes to the next page and leaves this one half empty. */
const LEAST = 0.8

/** Points that a section needs to begin with this figure. */
export const figureRoom = (figure: Figure) => LEAST * heightOf(figure) + AROUND

/** A figure as vectors, what it says in words, and its numbers as a table. */
export function drawFigure(doc: Paper, figure: Figure, currency: Currency, hasTable = true) {
  const { columns, kinds, rows } = figure.table
  const height = heightOf(figure)
  const { head, under } = headOf(figure)
  subheading(doc, head, LEAST * height + AROUND / 2, under)
  if (height > 0) drawOption(doc, figure, height)
  paragraph(doc, figure.summary)
  if (rows.length === 0 || !hasTable) return
  drawTable(doc, {
    columns,
    rows: rows.map((row) => row.map((cell, index) => writeCell(cell, kinds[index]!, currency))),
    right: kinds.map((kind) => kind !== 'text' && kind !== 'day'),
  })
}

export const chartOf = ({ content, context }: Subject, id: ChartId) => figureOf(CHARTS[id], content, context)

/** Points that a section needs to begin with this chart. */
export const chartRoom = (subject: Subject, id: ChartId) => figureRoom(chartOf(subject, id))

/** A chart of the report. */
export const drawChart = (doc: Paper, subject: Subject, id: ChartId, hasTable = true) =>
  drawFigure(doc, chartOf(subject, id), subject.context.currency, hasTable)

function drawOption(doc: Paper, { title, option }: Figure, wanted: number) {
  makeRoom(doc, LEAST * wanted)
  const [width, top] = [innerWidth(doc), doc.y]
  const height = Math.max(LEAST * wanted, Math.min(wanted, bottom(doc) - top - AROUND / 2))
  const chart = echarts.init(null, null, {
    renderer: 'svg',
    ssr: true,
    width: width / SCALE,
    height: height / SCALE,
  })
  chart.setOption(harmless(option))
  const svg = chart.renderToSVGString()
  chart.dispose()
  const draw = () => {
    doc.save()
    SVGtoPDF(doc, svg, left(doc), top, {
      width,
      height,
      // Whatever family the chart names: ours alone is embedded, and it has the Chinese glyphs.
      fontCallback: (_family, isBold) => (isBold ? 'bold' : 'regular'),
    })
    doc.restore()
  }
  // What it says is read below it, and its numbers.
  read(doc, 'Figure', draw, { alt: title })
  doc.y = top + height + 4
}

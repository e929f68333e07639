import SVGtoPDF from 'svg-to-pdfkit'
import { CHARTS, writeCell, type ChartId } from '@/features/valuation/reports/charts'
import { echarts } from '@/shared/ui/chart/echarts'
import type { EChartsOption } from '@/shared/ui/chart/option'
import { innerWidth, left, makeRoom, paragraph, subheading, type Paper } from './paper'
import type { Subject } from '../subject'
import { drawTable } from './table'

/** Points per pixel of the SVG; a label of 12 px becomes 9 pt. */
const SCALE = 0.75

/** What stands above and below a chart: section and chart title, the sentence. */
const AROUND = 110

const heightOf = ({ content, context }: Subject, id: ChartId) =>
  CHARTS[id].table(content, context).rows.length > 0 ? CHARTS[id].height(content) * SCALE : 0

/** Points that a section needs to begin with this chart. */
export const chartRoom = (subject: Subject, id: ChartId) => heightOf(subject, id) + AROUND

/** A chart of the report as vectors, what it says in words, and its numbers as a table. */
export function drawChart(doc: Paper, subject: Subject, id: ChartId, hasTable = true) {
  const { content, context } = subject
  const chart = CHARTS[id]
  const { columns, kinds, rows } = chart.table(content, context)
  const height = heightOf(subject, id)
  subheading(doc, context.t(chart.titleKey), height + AROUND / 2)
  if (height > 0) drawOption(doc, chart.option(content, context), height)
  paragraph(doc, chart.summary(content, context))
  if (rows.length === 0 || !hasTable) return
  drawTable(doc, {
    columns,
    rows: rows.map((row) => row.map((cell, index) => writeCell(cell, kinds[index]!, context.currency))),
    right: kinds.map((kind) => kind !== 'text' && kind !== 'day'),
  })
}

function drawOption(doc: Paper, option: EChartsOption, height: number) {
  makeRoom(doc, height)
  const [width, top] = [innerWidth(doc), doc.y]
  const chart = echarts.init(null, null, {
    renderer: 'svg',
    ssr: true,
    width: width / SCALE,
    height: height / SCALE,
  })
  chart.setOption(option)
  const svg = chart.renderToSVGString()
  chart.dispose()
  doc.save()
  SVGtoPDF(doc, svg, left(doc), top, {
    width,
    height,
    // Whatever family the chart names: ours alone is embedded, and it has the Chinese glyphs.
    fontCallback: (_family, isBold) => (isBold ? 'bold' : 'regular'),
  })
  doc.restore()
  doc.y = top + height + 4
}

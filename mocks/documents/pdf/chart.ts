import { init, type EChartsOption } from 'echarts'
import SVGtoPDF from 'svg-to-pdfkit'
import { innerWidth, left, makeRoom, type Paper } from './paper'

/** Points per pixel of the SVG; a 12 px label becomes 9 pt. */
const SCALE = 0.75

/** Draws a chart as vectors over the whole width, `height` in points. */
export function drawChart(doc: Paper, option: EChartsOption, height: number) {
  makeRoom(doc, height)
  const width = innerWidth(doc)
  const chart = init(null, null, {
    renderer: 'svg',
    ssr: true,
    width: width / SCALE,
    height: height / SCALE,
  })
  chart.setOption({ ...option, animation: false })
  const svg = chart.renderToSVGString()
  chart.dispose()
  const top = doc.y
  doc.save()
  SVGtoPDF(doc, svg, left(doc), top, {
    width,
    height,
    // Whatever family the chart names: only ours is embedded, and it has the Chinese glyphs.
    fontCallback: (_family, isBold) => (isBold ? 'bold' : 'regular'),
  })
  doc.restore()
  doc.y = top + height + 4
}

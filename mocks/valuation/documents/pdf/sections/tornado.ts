import type { Subject } from '../../common/subject'
import { chartOf, drawChart, drawFigure } from '../../paper/chart'
import type { Paper } from '../../paper/paper'

/** What moves the value most; where there are regions, also with each driver moved in one of them alone. */
export function drawTornado(doc: Paper, subject: Subject) {
  const { content, context } = subject
  drawChart(doc, subject, 'tornado')
  if (content.regionTornado.length === 0) return
  const figure = chartOf({ ...subject, content: { ...content, tornado: content.regionTornado } }, 'tornado')
  const title = `${figure.title} · ${context.t('valuation:regions.inOne')}`
  drawFigure(doc, { ...figure, title }, context.currency)
}

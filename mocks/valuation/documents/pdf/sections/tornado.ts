import type { DocumentData } from '../../common/documentData'
import { chartOf, drawChart, drawFigure } from '../../paper/chart'
import type { PdfDocument } from '../../paper/pdfDocument'

export function drawTornado(doc: PdfDocument, subject: DocumentData) {
  const { content, context } = subject
  drawChart(doc, subject, 'tornado')
  if (content.regionTornado.length === 0) return
  const figure = chartOf({ ...subject, content: { ...content, tornado: content.regionTornado } }, 'tornado')
  const title = `${figure.title} · ${context.t('valuation:regions.inOne')}`
  drawFigure(doc, { ...figure, title }, context.currency)
}

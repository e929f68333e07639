import { layoutOf, rangeOf, type ValueRange } from '@/features/valuation/reports/summary/valueRange'
import { formatRange, type RangeTexts } from '@/features/valuation/reports/summary/formatRange'
import type { DocumentData } from '../common/documentData'
import { ACCENT, FILL, INK, INK_SOFT, LINE, type PdfDocument } from '../paper/pdfDocument'
import { drawTagged } from '../paper/tags'

const FONT_SIZE = 7.5
const BAR_HEIGHT = 11
const NAMES_WIDTH = 88
const MARGIN = 16
const LOSS = '#c2412d'
const SIMULATED = '#c6dbf5'
const HATCH_DISTANCE = 4

/** In points. */
export const RANGE_HEIGHT = 112

interface RangeFrame {
  x: number
  y: number
  width: number
}

export function drawRange(doc: PdfDocument, { content, context }: DocumentData, place: RangeFrame) {
  const range = rangeOf(content)
  const texts = formatRange(range, content, context)
  drawTagged(doc, 'Figure', () => drawParts(doc, range, texts, place), { alt: texts.summary })
}

function drawParts(doc: PdfDocument, range: ValueRange, texts: RangeTexts, place: RangeFrame) {
  const [x, width] = [place.x + NAMES_WIDTH, place.width - NAMES_WIDTH - MARGIN]
  const widthOf = (text: string) => doc.font('regular').fontSize(FONT_SIZE).widthOfString(text)
  const layout = layoutOf(range, width, (mark) =>
    Math.max(widthOf(texts.marks[mark].name), widthOf(texts.marks[mark].value)),
  )
  const [top, middle, foot] = [place.y + 26, place.y + 62, place.y + 84]
  const write = (text: string, at: number, y: number, color: string, font = 'regular') => {
    doc.font(font).fontSize(FONT_SIZE).fillColor(color)
    doc.text(text, x + at - doc.widthOfString(text) / 2, y, { lineBreak: false })
  }
  const name = (text: string, y: number, color: string) =>
    doc.font('regular').fontSize(FONT_SIZE).fillColor(color).text(text, place.x, y, { lineBreak: false })
  const upright = (at: number, from: number, to: number, color: string, thickness = 0.5) =>
    doc
      .moveTo(x + at, from)
      .lineTo(x + at, to)
      .lineWidth(thickness)
      .stroke(color)

  doc.save()
  name(texts.simulated.name, top - 1, INK)
  name(texts.simulated.count, top + 9, INK_SOFT)
  if (texts.compared) {
    name(`${texts.compared.name} ${texts.compared.count}`, middle - 10, INK)
    name(texts.compared.quartiles, middle, INK_SOFT)
  }
  name(texts.unit, foot + 5, INK_SOFT)
  for (const { at, amount } of layout.ticks) {
    upright(at, top - 4, foot, amount === 0 ? INK_SOFT : LINE)
    write(texts.tick(amount), at, foot + 5, INK_SOFT)
  }

  const { bar, zero, marks, box } = layout
  const belowZero = Math.min(bar.to, zero) - bar.from
  if (belowZero > 0) drawHatch(doc, x + bar.from, top, belowZero)
  const from = Math.max(bar.from, zero)
  if (bar.to > from) doc.rect(x + from, top, bar.to - from, BAR_HEIGHT).fill(SIMULATED)
  for (const end of [bar.from, bar.to]) upright(end, top - 1, top + BAR_HEIGHT + 1, INK_SOFT)
  upright(marks.p50, top - 2, top + BAR_HEIGHT + 2, INK, 1.4)
  if (box) {
    doc
      .rect(x + box.from, middle - BAR_HEIGHT / 2, Math.max(0.5, box.to - box.from), BAR_HEIGHT)
      .lineWidth(0.5)
      .fillAndStroke(FILL, INK_SOFT)
    upright(box.middle, middle - BAR_HEIGHT / 2, middle + BAR_HEIGHT / 2, INK, 1.4)
    for (const deal of layout.deals)
      doc
        .circle(x + deal, middle, 2.2)
        .lineWidth(0.9)
        .fillAndStroke('#ffffff', INK_SOFT)
  }
  upright(marks.rnpv, top - 4, foot, ACCENT, 1.4)
  for (const { mark, at } of layout.labels) {
    const isValue = mark === 'rnpv'
    write(texts.marks[mark].name, at, place.y, isValue ? ACCENT : INK_SOFT)
    write(texts.marks[mark].value, at, place.y + 10, isValue ? ACCENT : INK, 'bold')
  }
  doc.restore()
}

/** Hatching distinguishes losses from gains without colour. */
function drawHatch(doc: PdfDocument, x: number, y: number, width: number) {
  doc.save()
  doc.rect(x, y, width, BAR_HEIGHT).clip()
  for (let start = x - BAR_HEIGHT; start < x + width; start += HATCH_DISTANCE)
    doc
      .moveTo(start, y + BAR_HEIGHT)
      .lineTo(start + BAR_HEIGHT, y)
      .lineWidth(1)
      .stroke(LOSS)
  doc.restore()
}

import { layoutOf, rangeOf, type Range } from '@/features/valuation/reports/summary/range'
import { writeRange, type RangeTexts } from '@/features/valuation/reports/summary/writeRange'
import type { Subject } from '../common/subject'
import { ACCENT, FILL, INK, INK_SOFT, LINE, type Paper } from '../paper/paper'
import { read } from '../paper/tags'

const SIZE = 7.5
const BAR = 11
const NAMES = 88
/** Half a label of the scale. */
const MARGIN = 16
const LOSS = '#c2412d'
const SIMULATED = '#c6dbf5'
const HATCH = 4

/** Points that the drawing takes. */
export const RANGE_HEIGHT = 112

interface Place {
  x: number
  y: number
  width: number
}

/** The range of a report as on its first page on the screen, drawn for the width at hand. */
export function drawRange(doc: Paper, { content, context }: Subject, place: Place) {
  const range = rangeOf(content)
  const texts = writeRange(range, content, context)
  read(doc, 'Figure', () => drawParts(doc, range, texts, place), { alt: texts.summary })
}

function drawParts(doc: Paper, range: Range, texts: RangeTexts, place: Place) {
  const [x, width] = [place.x + NAMES, place.width - NAMES - MARGIN]
  const widthOf = (text: string) => doc.font('regular').fontSize(SIZE).widthOfString(text)
  const layout = layoutOf(range, width, (mark) =>
    Math.max(widthOf(texts.marks[mark].name), widthOf(texts.marks[mark].value)),
  )
  const [top, middle, foot] = [place.y + 26, place.y + 62, place.y + 84]
  const write = (text: string, at: number, y: number, color: string, font = 'regular') => {
    doc.font(font).fontSize(SIZE).fillColor(color)
    doc.text(text, x + at - doc.widthOfString(text) / 2, y, { lineBreak: false })
  }
  const name = (text: string, y: number, color: string) =>
    doc.font('regular').fontSize(SIZE).fillColor(color).text(text, place.x, y, { lineBreak: false })
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
  if (bar.to > from) doc.rect(x + from, top, bar.to - from, BAR).fill(SIMULATED)
  for (const end of [bar.from, bar.to]) upright(end, top - 1, top + BAR + 1, INK_SOFT)
  upright(marks.p50, top - 2, top + BAR + 2, INK, 1.4)
  if (box) {
    doc
      .rect(x + box.from, middle - BAR / 2, Math.max(0.5, box.to - box.from), BAR)
      .lineWidth(0.5)
      .fillAndStroke(FILL, INK_SOFT)
    upright(box.middle, middle - BAR / 2, middle + BAR / 2, INK, 1.4)
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

/** What is lost is told from what is gained by its lines as well. */
function drawHatch(doc: Paper, x: number, y: number, width: number) {
  doc.save()
  doc.rect(x, y, width, BAR).clip()
  for (let start = x - BAR; start < x + width; start += HATCH)
    doc
      .moveTo(start, y + BAR)
      .lineTo(start + BAR, y)
      .lineWidth(1)
      .stroke(LOSS)
  doc.restore()
}

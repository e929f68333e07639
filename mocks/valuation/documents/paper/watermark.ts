import { oneLine } from '../common/oneLine'
import type { Paper } from './paper'

/** Degrees. */
const ANGLE = -30
/** Points between two marks, along and across the text. */
const GAP = 60
const ROW = 105
const LONGEST = 60

/** Marks the current page all over: light enough to read through, over charts and fills as well. */
export function drawWatermark(doc: Paper, mark: string) {
  const text = oneLine(mark, LONGEST)
  const { width, height } = doc.page
  doc.save()
  doc.font('regular').fontSize(13).fillColor('#334155').fillOpacity(0.09)
  const step = doc.widthOfString(text) + GAP
  const reach = Math.hypot(width, height) / 2
  doc.rotate(ANGLE, { origin: [width / 2, height / 2] })
  for (let row = 0, y = -reach; y < reach; y += ROW, row++) {
    // Every second row is moved by half a step, so that no blank lane is left.
    for (let x = -reach - (row % 2) * (step / 2); x < reach; x += step) {
      if (!touchesPage(x + step / 2, y, width, height)) continue
      doc.text(text, width / 2 + x, height / 2 + y, { lineBreak: false })
    }
  }
  doc.restore()
}

/** Whether a point of the rotated field, from its centre, lies on the page or near it. */
function touchesPage(x: number, y: number, width: number, height: number): boolean {
  const angle = (ANGLE * Math.PI) / 180
  const across = x * Math.cos(angle) - y * Math.sin(angle)
  const down = x * Math.sin(angle) + y * Math.cos(angle)
  return Math.abs(across) < width / 2 + 60 && Math.abs(down) < height / 2 + 60
}

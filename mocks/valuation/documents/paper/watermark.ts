import { oneLine } from '../common/oneLine'
import { outlineOf } from './outline'
import type { Paper } from './paper'
import { unread } from './tags'

/** Degrees. */
const ANGLE = -30
/** Points between two marks, along and across the text. */
const GAP = 60
const ROW = 105
const SIZE = 13
const LONGEST = 60

/**
 * Marks the current page all over: light enough to read through, over charts and fills as well. The mark is a drawing,
 * not text: what is searched for or copied below it holds no word of it.
 */
export function drawWatermark(doc: Paper, mark: string) {
  const outline = outlineOf(doc, oneLine(mark, LONGEST))
  const { width, height } = doc.page
  unread(doc, () => {
    doc.save()
    doc.fillColor('#334155').fillOpacity(0.09)
    const step = outline.width * SIZE + GAP
    const reach = Math.hypot(width, height) / 2
    doc.rotate(ANGLE, { origin: [width / 2, height / 2] })
    for (let row = 0, y = -reach; y < reach; y += ROW, row++) {
      // Every second row is moved by half a step, so that no blank lane is left.
      for (let x = -reach - (row % 2) * (step / 2); x < reach; x += step) {
        if (!touchesPage(x + step / 2, y, width, height)) continue
        outline.draw(width / 2 + x, height / 2 + y, SIZE)
      }
    }
    doc.restore()
  })
}

/** Whether a point of the rotated field, from its centre, lies on the page or near it. */
function touchesPage(x: number, y: number, width: number, height: number): boolean {
  const angle = (ANGLE * Math.PI) / 180
  const across = x * Math.cos(angle) - y * Math.sin(angle)
  const down = x * Math.sin(angle) + y * Math.cos(angle)
  return Math.abs(across) < width / 2 + 60 && Math.abs(down) < height / 2 + 60
}

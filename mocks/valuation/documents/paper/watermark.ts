import { oneLine } from '../common/oneLine'
import { outlineOf } from './outline'
import type { PdfDocument } from './pdfDocument'
import { drawArtifact } from './tags'

const ANGLE = -30
/** Distance between marks in points, along and across the text. */
const GAP = 60
const ROW_DISTANCE = 105
const SIZE = 13
const MAX_LENGTH = 60

/**
 * Covers the current page with the mark, faint enough to read through, including charts and fills. The mark is drawn as
 * outlines, so searching and copying never picks it up.
 */
export function drawWatermark(doc: PdfDocument, mark: string) {
  const outline = outlineOf(doc, oneLine(mark, MAX_LENGTH))
  const { width, height } = doc.page
  drawArtifact(doc, () => {
    doc.save()
    doc.fillColor('#334155').fillOpacity(0.09)
    const step = outline.width * SIZE + GAP
    const reach = Math.hypot(width, height) / 2
    doc.rotate(ANGLE, { origin: [width / 2, height / 2] })
    for (let row = 0, y = -reach; y < reach; y += ROW_DISTANCE, row++) {
      // Shifts every second row by half a step, so that no blank lanes remain.
      for (let x = -reach - (row % 2) * (step / 2); x < reach; x += step) {
        if (!touchesPage(x + step / 2, y, width, height)) continue
        outline.draw(width / 2 + x, height / 2 + y, SIZE)
      }
    }
    doc.restore()
  })
}

/** True when a point of the rotated grid, relative to its centre, is on or near the page. */
function touchesPage(x: number, y: number, width: number, height: number): boolean {
  const angle = (ANGLE * Math.PI) / 180
  const across = x * Math.cos(angle) - y * Math.sin(angle)
  const down = x * Math.sin(angle) + y * Math.cos(angle)
  return Math.abs(across) < width / 2 + 60 && Math.abs(down) < height / 2 + 60
}

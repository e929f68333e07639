import type { PageRegion } from '@/shared/viewer/view.api'

/** RGBA pixels, row by row. */
export interface Dots {
  width: number
  height: number
  data: ArrayLike<number>
}

/** Cell size in pixels: differences within a cell are one change. */
const CELL = 8
/** Difference of tones, of 255, that still counts as equal: antialiased edges are never exactly the same. */
const TOLERANCE = 24

const toneAt = ({ width, height, data }: Dots, x: number, y: number) => {
  if (x >= width || y >= height) return 255
  const at = (y * width + x) * 4
  return 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Adjacent cells, also diagonally or with one free cell between, are merged. */
const isNear = (a: Box, b: Box) =>
  a.left <= b.right + 2 && b.left <= a.right + 2 && a.top <= b.bottom + 2 && b.top <= a.bottom + 2

function joined(cells: readonly Box[]): Box[] {
  const boxes: Box[] = []
  for (const cell of cells) {
    let box = cell
    for (let at = boxes.findIndex((other) => isNear(other, box)); at !== -1;) {
      const [other] = boxes.splice(at, 1)
      box = {
        left: Math.min(box.left, other!.left),
        top: Math.min(box.top, other!.top),
        right: Math.max(box.right, other!.right),
        bottom: Math.max(box.bottom, other!.bottom),
      }
      at = boxes.findIndex((another) => isNear(another, box))
    }
    boxes.push(box)
  }
  return boxes
}

export function differences(before: Dots, after: Dots): PageRegion[] {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const cells: Box[] = []
  const differs = (left: number, top: number) => {
    for (let y = top; y < Math.min(top + CELL, height); y += 1) {
      for (let x = left; x < Math.min(left + CELL, width); x += 1) {
        if (Math.abs(toneAt(before, x, y) - toneAt(after, x, y)) > TOLERANCE) return true
      }
    }
    return false
  }
  for (let row = 0; row * CELL < height; row += 1) {
    for (let column = 0; column * CELL < width; column += 1) {
      if (differs(column * CELL, row * CELL))
        cells.push({ left: column, top: row, right: column, bottom: row })
    }
  }
  const across = (dots: number) => Math.min(1, (dots * CELL) / after.width)
  const down = (dots: number) => Math.min(1, (dots * CELL) / after.height)
  return joined(cells).map(({ left, top, right, bottom }) => ({
    left: across(left),
    top: down(top),
    width: across(right + 1) - across(left),
    height: down(bottom + 1) - down(top),
  }))
}

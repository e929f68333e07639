import {
  bottom,
  drawLine,
  FILL,
  INK,
  INK_SOFT,
  innerWidth,
  left,
  makeRoom,
  addPage,
  type PdfDocument,
} from './pdfDocument'
import { drawGroup, drawTagged, drawArtifact } from './tags'

export interface Table {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Indexes of total rows. */
  totals?: readonly number[]
  /** Right-aligned columns; none by default. */
  right?: readonly boolean[]
  /** Relative column widths; derived from the content by default. */
  weights?: readonly number[]
  size?: number
}

/** Cell padding in points. */
const PAD_X = 4
const PAD_Y = 2.5
/** Maximum extra width per column in points. */
const MAX_SPARE = 80
/** Text columns are never narrower; longer text wraps. */
const MIN_TEXT_WIDTH = 58
const MAX_TEXT_WIDTH = 260
const MIN_FONT_SIZE = 5.5
/** Gap in points between a right-aligned and a left-aligned column. */
const GAP = 8
/** Limits the height of a row to a page, because names have no maximum length. */
const MAX_LINES = 30

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

const gapBefore = (index: number, right: Table['right']) => (right?.[index - 1] && !right[index] ? GAP : 0)

/** Column widths the content needs. Numbers never wrap, so their columns need the full width. */
function neededWidths(doc: PdfDocument, { columns, rows, right }: Table): number[] {
  doc.font('bold')
  const heads = columns.map((label, index) => {
    const parts = right?.[index] ? label.split(/\s+/) : [label]
    return Math.max(...parts.map((part) => doc.widthOfString(part)))
  })
  doc.font('regular')
  return columns.map((_, index) => {
    const cells = rows.map((row) => doc.widthOfString(row[index] ?? ''))
    const width = Math.max(heads[index]!, ...cells) + 2 * PAD_X + 1 + gapBefore(index, right)
    return right?.[index] ? width : Math.min(Math.max(width, MIN_TEXT_WIDTH), MAX_TEXT_WIDTH)
  })
}

/** Largest font size, up to the preferred one, at which the columns fit the page, with their widths. */
function fitColumns(doc: PdfDocument, table: Table): { size: number; widths: number[] } {
  const available = innerWidth(doc)
  for (let size = table.size ?? 8; ; size -= 0.5) {
    doc.font('regular').fontSize(size)
    if (table.weights) {
      const fullWidth = sum(table.weights)
      return { size, widths: table.weights.map((weight) => (weight / fullWidth) * available) }
    }
    const needed = neededWidths(doc, table)
    const spare = available - sum(needed)
    if (spare >= 0) {
      return { size, widths: needed.map((width) => width + Math.min(spare / needed.length, MAX_SPARE)) }
    }
    // Text columns shrink first, the widest of them before the others, because they can wrap.
    for (let max = MAX_TEXT_WIDTH; max >= MIN_TEXT_WIDTH; max -= 2) {
      const widths = needed.map((width, index) => (table.right?.[index] ? width : Math.min(width, max)))
      if (sum(widths) <= available) return { size, widths }
    }
    if (size <= MIN_FONT_SIZE)
      return { size, widths: needed.map((width) => (width / sum(needed)) * available) }
  }
}

const MIN_ROWS = 3

/**
 * Number of rows on each page: as many as fit, but the last page takes rows from the one before to avoid a short rest.
 * `room` is the space on the first page, `rest` on the others.
 */
export function breakRows(heights: readonly number[], room: number, rest: number): number[] {
  const pages: number[] = []
  let count = 0
  let space = room
  for (const height of heights) {
    if (height > space && count > 0) {
      pages.push(count)
      count = 0
      space = rest
    }
    count++
    space -= height
  }
  pages.push(count)
  let [before = 0, last = 0] = pages.slice(-2)
  if (pages.length < 2 || last >= MIN_ROWS) return pages
  let end = sum(heights.slice(heights.length - last))
  while (last < MIN_ROWS && before > last + 1) {
    end += heights[heights.length - last - 1]!
    if (end > rest) break
    before--
    last++
  }
  return [...pages.slice(0, -2), before, last]
}

export function drawTable(doc: PdfDocument, table: Table) {
  const { size, widths } = fitColumns(doc, table)
  const fullWidth = sum(widths)
  const inner = widths.map((width, index) => width - 2 * PAD_X - gapBefore(index, table.right))

  /** Assumes that characters are as wide as the font size, which holds for Chinese. */
  const cut = (text: string, width: number) => {
    const max = Math.max(1, Math.floor(width / size)) * MAX_LINES
    return text.length > max ? `${Array.from(text).slice(0, max).join('')}…` : text
  }
  const heightOf = (cells: readonly string[], font: string) => {
    doc.font(font).fontSize(size)
    const heights = inner.map((width, i) => doc.heightOfString(cut(cells[i] ?? '', width) || ' ', { width }))
    return Math.max(...heights) + 2 * PAD_Y
  }
  function drawCells(cells: readonly string[], isHead: boolean) {
    const top = doc.y
    let x = left(doc)
    // A row may have fewer cells than the table has columns; the last cells are then only visual.
    for (const [index, width] of inner.entries()) {
      const align = table.right?.[index] ? 'right' : 'left'
      const from = x + PAD_X + gapBefore(index, table.right)
      const draw = () => doc.text(cut(cells[index] ?? '', width), from, top + PAD_Y, { width, align })
      if (isHead) drawTagged(doc, 'TH', draw, { scope: 'Column' })
      else if (index === 0) drawTagged(doc, 'TH', draw, { scope: 'Row' })
      else drawTagged(doc, 'TD', draw)
      x += widths[index]!
    }
  }
  function drawRow(cells: readonly string[], font: string, draw: () => void) {
    const height = heightOf(cells, font)
    const top = doc.y
    doc.font(font).fontSize(size)
    draw()
    doc.y = top + height
    drawLine(doc, doc.y, { width: 0.4, to: left(doc) + fullWidth })
  }
  /** Tagged only the first time; repetitions are artifacts. */
  const header = (isFirst: boolean) =>
    drawRow(table.columns, 'bold', () => {
      drawArtifact(doc, () => doc.rect(left(doc), doc.y, fullWidth, head).fill(FILL))
      doc.fillColor(INK_SOFT)
      const draw = () => drawCells(table.columns, true)
      if (isFirst) drawGroup(doc, 'TR', draw)
      else drawArtifact(doc, draw)
    })

  const fontOf = (index: number) => (table.totals?.includes(index) ? 'bold' : 'regular')
  const heights = table.rows.map((row, index) => heightOf(row, fontOf(index)))
  const head = heightOf(table.columns, 'bold')
  // Short tables stay on one page.
  makeRoom(doc, head + sum(heights.length < 2 * MIN_ROWS ? heights : heights.slice(0, MIN_ROWS)))
  let next = 0
  const pages = breakRows(heights, bottom(doc) - doc.y - head, bottom(doc) - doc.page.margins.top - head)
  drawGroup(doc, 'Table', () => {
    for (const count of pages) {
      if (next > 0) addPage(doc)
      header(next === 0)
      doc.fillColor(INK)
      for (const end = next + count; next < end; next++) {
        const row = table.rows[next]!
        drawRow(row, fontOf(next), () => drawGroup(doc, 'TR', () => drawCells(row, false)))
      }
    }
  })
  doc.y += 8
}

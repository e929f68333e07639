import {
  bottom,
  drawLine,
  FILL,
  INK,
  INK_SOFT,
  innerWidth,
  left,
  makeRoom,
  turnPage,
  type Paper,
} from './paper'
import { group, read, unread } from './tags'

export interface Table {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Indexes of rows that sum up others. */
  totals?: readonly number[]
  /** Columns set flush right; left out: none. */
  right?: readonly boolean[]
  /** Relative widths; left out: by what the cells hold. */
  weights?: readonly number[]
  /** Of the text, in points. */
  size?: number
}

/** Points between a cell's border and its text. */
const PAD_X = 4
const PAD_Y = 2.5
/** Points that a column gets beyond what its cells need, where there is room. */
const MOST_SPARE = 80
/** A text column is never made narrower than this; what is longer wraps. */
const NARROWEST_TEXT = 58
const WIDEST_TEXT = 260
const SMALLEST = 5.5
/** Between a column set flush right and one set flush left. */
const GAP = 8
/** Names have no limit: a cell is cut after so many lines, so that a row always fits on a page. */
const MOST_LINES = 30

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

const gapBefore = (index: number, right: Table['right']) => (right?.[index - 1] && !right[index] ? GAP : 0)

/** Widths that cells need; a number is never wrapped, so its column needs all of its width. */
function needs(doc: Paper, { columns, rows, right }: Table): number[] {
  doc.font('bold')
  const heads = columns.map((label, index) => {
    const parts = right?.[index] ? label.split(/\s+/) : [label]
    return Math.max(...parts.map((part) => doc.widthOfString(part)))
  })
  doc.font('regular')
  return columns.map((_, index) => {
    const cells = rows.map((row) => doc.widthOfString(row[index] ?? ''))
    const width = Math.max(heads[index]!, ...cells) + 2 * PAD_X + 1 + gapBefore(index, right)
    return right?.[index] ? width : Math.min(Math.max(width, NARROWEST_TEXT), WIDEST_TEXT)
  })
}

/** The largest size up to the wanted one at which the columns fit on the page, and their widths. */
function fit(doc: Paper, table: Table): { size: number; widths: number[] } {
  const available = innerWidth(doc)
  for (let size = table.size ?? 8; ; size -= 0.5) {
    doc.font('regular').fontSize(size)
    if (table.weights) {
      const whole = sum(table.weights)
      return { size, widths: table.weights.map((weight) => (weight / whole) * available) }
    }
    const needed = needs(doc, table)
    const spare = available - sum(needed)
    if (spare >= 0) {
      return { size, widths: needed.map((width) => width + Math.min(spare / needed.length, MOST_SPARE)) }
    }
    // Texts give way first, the widest of them: they can wrap.
    for (let most = WIDEST_TEXT; most >= NARROWEST_TEXT; most -= 2) {
      const widths = needed.map((width, index) => (table.right?.[index] ? width : Math.min(width, most)))
      if (sum(widths) <= available) return { size, widths }
    }
    if (size <= SMALLEST) return { size, widths: needed.map((width) => (width / sum(needed)) * available) }
  }
}

/** Rows of a table that stand together at the least, where it has so many. */
const FEWEST = 3

/**
 * How many rows stand on each page: as many as fit, but on the last one not just the end of the table, where those
 * before it can spare some. `room` is left for them on the first page, `rest` on the others.
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
  if (pages.length < 2 || last >= FEWEST) return pages
  let end = sum(heights.slice(heights.length - last))
  while (last < FEWEST && before > last + 1) {
    end += heights[heights.length - last - 1]!
    if (end > rest) break
    before--
    last++
  }
  return [...pages.slice(0, -2), before, last]
}

/** Draws a table from the cursor on; its header is repeated on every page. */
export function drawTable(doc: Paper, table: Table) {
  const { size, widths } = fit(doc, table)
  const whole = sum(widths)
  const inner = widths.map((width, index) => width - 2 * PAD_X - gapBefore(index, table.right))

  /** A Chinese character is as wide as the text is high. */
  const cut = (text: string, width: number) => {
    const most = Math.max(1, Math.floor(width / size)) * MOST_LINES
    return text.length > most ? `${Array.from(text).slice(0, most).join('')}…` : text
  }
  const heightOf = (cells: readonly string[], font: string) => {
    doc.font(font).fontSize(size)
    const heights = inner.map((width, i) => doc.heightOfString(cut(cells[i] ?? '', width) || ' ', { width }))
    return Math.max(...heights) + 2 * PAD_Y
  }
  function drawCells(cells: readonly string[], isHead: boolean) {
    const top = doc.y
    let x = left(doc)
    // Cells without a column are for the looks alone: the last of a row that is shorter than others.
    for (const [index, width] of inner.entries()) {
      const align = table.right?.[index] ? 'right' : 'left'
      const from = x + PAD_X + gapBefore(index, table.right)
      const draw = () => doc.text(cut(cells[index] ?? '', width), from, top + PAD_Y, { width, align })
      if (isHead) read(doc, 'TH', draw, { scope: 'Column' })
      else if (index === 0) read(doc, 'TH', draw, { scope: 'Row' })
      else read(doc, 'TD', draw)
      x += widths[index]!
    }
  }
  function drawRow(cells: readonly string[], font: string, draw: () => void) {
    const height = heightOf(cells, font)
    const top = doc.y
    doc.font(font).fontSize(size)
    draw()
    doc.y = top + height
    drawLine(doc, doc.y, { width: 0.4, to: left(doc) + whole })
  }
  /** Read once, however often it is drawn. */
  const header = (isFirst: boolean) =>
    drawRow(table.columns, 'bold', () => {
      unread(doc, () => doc.rect(left(doc), doc.y, whole, head).fill(FILL))
      doc.fillColor(INK_SOFT)
      const draw = () => drawCells(table.columns, true)
      if (isFirst) group(doc, 'TR', draw)
      else unread(doc, draw)
    })

  const fontOf = (index: number) => (table.totals?.includes(index) ? 'bold' : 'regular')
  const heights = table.rows.map((row, index) => heightOf(row, fontOf(index)))
  const head = heightOf(table.columns, 'bold')
  // What can't be broken in two stays in one piece.
  makeRoom(doc, head + sum(heights.length < 2 * FEWEST ? heights : heights.slice(0, FEWEST)))
  let next = 0
  const pages = breakRows(heights, bottom(doc) - doc.y - head, bottom(doc) - doc.page.margins.top - head)
  group(doc, 'Table', () => {
    for (const count of pages) {
      if (next > 0) turnPage(doc)
      header(next === 0)
      doc.fillColor(INK)
      for (const end = next + count; next < end; next++) {
        const row = table.rows[next]!
        drawRow(row, fontOf(next), () => group(doc, 'TR', () => drawCells(row, false)))
      }
    }
  })
  doc.y += 8
}

import { bottom, FILL, INK, INK_SOFT, innerWidth, left, LINE, turnPage, type Paper } from './paper'

export interface Table {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Indexes of rows that sum up others. */
  totals?: readonly number[]
  /** Of the text, in points. */
  size?: number
}

/** Points between a cell's border and its text. */
const PAD_X = 4
const PAD_Y = 2.5
const WIDEST = 230
const NARROWEST = 34
/** Longer cells (names have no limit) are cut so that a row always fits on a page. */
const MOST_CHARACTERS = 600

const isNumeric = (text: string) => /^(—|[-−+]?[$¥]?\d[\d,.]*\s?(%|[KMBT]|百万|千万|亿)?)$/.test(text)

const cut = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text)

/** Widths that fill the page: what fits gets its own width, the widest columns give way first. */
function widthsOf(doc: Paper, { columns, rows }: Table): number[] {
  const natural = columns.map((label, index) => {
    doc.font('bold')
    const header = doc.widthOfString(label)
    doc.font('regular')
    const widest = Math.max(header, ...rows.map((row) => doc.widthOfString(cut(row[index] ?? ''))))
    return Math.min(Math.max(widest + 2 * PAD_X + 2, NARROWEST), WIDEST)
  })
  const available = innerWidth(doc)
  const sum = natural.reduce((total, width) => total + width, 0)
  if (sum <= available) return natural.map((width) => width + (available - sum) / columns.length)
  // Columns below an equal share keep their width; the others divide the rest by their size.
  let kept = new Set<number>()
  for (;;) {
    const rest = available - natural.reduce((total, width, i) => total + (kept.has(i) ? width : 0), 0)
    const open = natural.map((_, i) => i).filter((i) => !kept.has(i))
    const small = open.filter((i) => natural[i]! <= rest / open.length)
    if (small.length === 0 || small.length === open.length) {
      const openSum = open.reduce((total, i) => total + natural[i]!, 0)
      return natural.map((width, i) => (kept.has(i) ? width : (width / openSum) * rest))
    }
    kept = new Set([...kept, ...small])
  }
}

/** Draws a table from the cursor on; its header is repeated on every page. */
export function drawTable(doc: Paper, table: Table) {
  const size = table.size ?? 8
  doc.font('regular').fontSize(size)
  const widths = widthsOf(doc, table)
  const isRight = table.columns.map(
    (_, index) => index > 0 && table.rows.length > 0 && table.rows.every((row) => isNumeric(row[index] ?? '—')),
  )

  const heightOf = (cells: readonly string[], font: string) => {
    doc.font(font).fontSize(size)
    return (
      Math.max(...widths.map((width, i) => doc.heightOfString(cut(cells[i] ?? '') || ' ', { width: width - 2 * PAD_X }))) +
      2 * PAD_Y
    )
  }
  function drawRow(cells: readonly string[], font: string, color: string, fill?: string) {
    const height = heightOf(cells, font)
    const top = doc.y
    let x = left(doc)
    if (fill) doc.rect(x, top, innerWidth(doc), height).fill(fill)
    doc.font(font).fontSize(size).fillColor(color)
    for (const [index, width] of widths.entries()) {
      doc.text(cut(cells[index] ?? ''), x + PAD_X, top + PAD_Y, {
        width: width - 2 * PAD_X,
        align: isRight[index] ? 'right' : 'left',
      })
      x += width
    }
    doc.y = top + height
    doc.moveTo(left(doc), doc.y).lineTo(left(doc) + innerWidth(doc), doc.y).lineWidth(0.4).stroke(LINE) // prettier-ignore
  }
  const header = () => drawRow(table.columns, 'bold', INK_SOFT, FILL)

  const first = table.rows[0] ?? []
  if (doc.y + heightOf(table.columns, 'bold') + heightOf(first, 'regular') > bottom(doc)) turnPage(doc)
  header()
  for (const [index, row] of table.rows.entries()) {
    const font = table.totals?.includes(index) ? 'bold' : 'regular'
    if (doc.y + heightOf(row, font) > bottom(doc)) {
      turnPage(doc)
      header()
    }
    drawRow(row, font, INK)
  }
  doc.y += 8
}

import { read, utils, type WorkSheet } from '@e965/xlsx'
import { zipSync } from 'fflate'
import Papa from 'papaparse'
import { decodeText, detectSeparator } from '@/features/implementation/funds/reconcile/delimitedText'
import type { PdfDocument } from '../../../valuation/documents/paper/pdfDocument'
import { ConversionError, MAX_PAGES } from './limits'
import { childOf, childrenOf, openPackage, type XmlNode } from './officePackage'
import {
  A4,
  createPageFlow,
  innerHeight,
  innerWidth,
  heightOf,
  insideCell,
  paragraphPieces,
  rowPieces,
  space,
  type Cell,
  type PageFlow,
  type PageFormat,
  type Piece,
} from './pageFlow'
import { breakLines } from './textLayout'

interface GridCell {
  text: string
  isNumber: boolean
}

/** Cells as they are shown; rows and columns that are not shown have no entry. */
interface Grid {
  rows: readonly { number: number; cells: ReadonlyMap<number, GridCell> }[]
  columns: readonly number[]
  /** Widths that the file sets, in points. */
  widths: ReadonlyMap<number, number>
  /** Last column of a merged cell, by `row:column` of its first one. */
  merges: ReadonlyMap<string, number>
}

const FORMAT: PageFormat = {
  width: A4.height,
  height: A4.width,
  margins: { top: 36, right: 36, bottom: 36, left: 36 },
}
const SIZE = 8
const HEADING = { size: 7, color: '#5b6472' }
const HEADING_FILL = '#f1f4f8'
const ROW_NUMBER_WIDTH = 40
const ROW_HEIGHT = 13
const MIN_COLUMN = 36
const MAX_GUESSED_COLUMN = 170
const POINTS_PER_PIXEL = 0.75
const PADDING = 1
/** Characters of a cell; more do not fit on a line of a page anyway. */
const MAX_MEASURED = 300
/** Rows and columns without content; the numbers show where more of them are left out. */
const MAX_BLANK = 20

/** Pages of a grid: down first, then to the right, as Excel prints. All pages of a row break at the same rows. */
function* gridPieces(doc: PdfDocument, grid: Grid, title: string): Generator<Piece> {
  const available = innerWidth(FORMAT) - ROW_NUMBER_WIDTH
  const widths = new Map(grid.columns.map((column) => [column, columnWidth(doc, grid, column, available)]))
  const bands = bandsOf(grid.columns, widths, available)
  const minPages = (grid.rows.length * ROW_HEIGHT * bands.length) / innerHeight(FORMAT)
  if (minPages > MAX_PAGES) throw new ConversionError('size')

  /** Cells of a row on the pages of a band. Text that is too long takes the empty cells to its right, as in Excel. */
  const cellsOf = (row: Grid['rows'][number], band: readonly number[]): Cell[] => {
    const cells: Cell[] = []
    for (let at = 0; at < band.length;) {
      const cell = row.cells.get(band[at]!)
      const last = grid.merges.get(`${row.number}:${band[at]!}`)
      const needed = !cell || cell.isNumber || last !== undefined ? 0 : textWidth(doc, cell.text)
      let width = widths.get(band[at++]!)!
      while (at < band.length) {
        const isMerged = last !== undefined && band[at]! <= last
        const isFree = insideCell(width) < needed && !row.cells.get(band[at]!)?.text
        if (!isMerged && !isFree) break
        width += widths.get(band[at++]!)!
      }
      const runs = cell?.text ? [{ text: cell.text, size: SIZE }] : []
      const options = { width: insideCell(width), align: cell?.isNumber ? 'right' : 'left' } as const
      cells.push({ width, pieces: runs.length > 0 ? paragraphPieces(doc, runs, options) : [] })
    }
    return cells
  }
  const heading = (text: string, width: number) => ({
    width,
    fill: HEADING_FILL,
    pieces: paragraphPieces(doc, [{ ...HEADING, text }], { width: insideCell(width), align: 'center' }),
  })

  const maxHeight = innerHeight(FORMAT) - 3 * ROW_HEIGHT
  const rowHeight = (row: Grid['rows'][number]) => {
    const heights = bands.flatMap((band) => cellsOf(row, band).map(({ pieces }) => heightOf(pieces)))
    return Math.min(maxHeight, Math.max(ROW_HEIGHT, Math.max(...heights) + 2 * PADDING))
  }
  // Over all columns, so that the pages of a row of cells show the same rows.
  const heights = bands.length === 1 ? [] : grid.rows.map((row) => rowHeight(row))
  for (const [index, band] of bands.entries()) {
    const letters = [
      heading('', ROW_NUMBER_WIDTH),
      ...band.map((column) => heading(utils.encode_col(column), widths.get(column)!)),
    ]
    const titles = paragraphPieces(doc, [{ text: title, size: HEADING.size, color: HEADING.color }], {
      width: innerWidth(FORMAT),
    })
    const headings = [...titles, space(2), ...rowPieces(doc, letters, { maxHeight, padding: PADDING })]
    let isFirst = true
    for (const [at, row] of grid.rows.entries()) {
      const cells = [heading(String(row.number + 1), ROW_NUMBER_WIDTH), ...cellsOf(row, band)]
      const made = rowPieces(doc, cells, {
        maxHeight,
        minHeight: heights[at] ?? ROW_HEIGHT,
        padding: PADDING,
      })
      for (const piece of made) {
        yield {
          ...piece,
          headings,
          startsPage: isFirst,
          ...(isFirst && index === 0 ? { section: title } : {}),
        }
        isFirst = false
      }
    }
  }
}

/** Width of the longest line, as far as it matters. */
const textWidth = (doc: PdfDocument, text: string) =>
  Math.max(
    ...breakLines(doc, [{ text: text.slice(0, MAX_MEASURED), size: SIZE }], Infinity).map(
      ({ width }) => width,
    ),
  )

function columnWidth(doc: PdfDocument, grid: Grid, column: number, available: number): number {
  const set = grid.widths.get(column)
  if (set !== undefined) return Math.min(Math.max(set, MIN_COLUMN), available)
  let widest = 0
  for (const { cells } of grid.rows) {
    const text = cells.get(column)?.text
    if (!text || widest >= MAX_GUESSED_COLUMN) continue
    widest = Math.max(widest, textWidth(doc, text))
  }
  return Math.min(Math.max(widest + 10, MIN_COLUMN), MAX_GUESSED_COLUMN)
}

/** Columns side by side on a page. */
function bandsOf(columns: readonly number[], widths: ReadonlyMap<number, number>, available: number) {
  const bands: number[][] = []
  let rest = 0
  for (const column of columns) {
    const width = widths.get(column)!
    if (width > rest) {
      bands.push([])
      rest = available
    }
    bands.at(-1)!.push(column)
    rest -= width
  }
  return bands
}

/** Numbers from 0 to the last used one, without long gaps. */
function withoutGaps(used: readonly number[]): number[] {
  const numbers: number[] = []
  let previous = -1
  for (const number of used) {
    const from = number - previous - 1 > MAX_BLANK ? number : previous + 1
    for (let each = from; each <= number; each++) numbers.push(each)
    previous = number
  }
  return numbers
}

function gridOf(sheet: WorkSheet): Grid {
  const isHidden = (list: readonly ({ hidden?: boolean } | undefined)[] | undefined, at: number) =>
    list?.[at]?.hidden === true
  const columns = new Set<number>()
  const cellsByRow = new Map<number, Map<number, GridCell>>()
  for (const [row, line] of (sheet['!data'] ?? []).entries()) {
    if (!line || isHidden(sheet['!rows'], row)) continue
    for (const [column, cell] of line.entries()) {
      if (!cell || cell.v === undefined || isHidden(sheet['!cols'], column)) continue
      const text = cell.w ?? String(cell.v)
      if (text.trim() === '') continue
      const cells = cellsByRow.get(row) ?? new Map<number, GridCell>()
      cellsByRow.set(row, cells.set(column, { text, isNumber: cell.t === 'n' || cell.t === 'd' }))
      columns.add(column)
    }
  }
  const widths = (sheet['!cols'] ?? []).flatMap((column, at): [number, number][] =>
    column?.wpx === undefined ? [] : [[at, column.wpx * POINTS_PER_PIXEL]],
  )
  return {
    rows: withoutGaps([...cellsByRow.keys()])
      .filter((row) => !isHidden(sheet['!rows'], row))
      .map((number) => ({ number, cells: cellsByRow.get(number) ?? new Map<number, GridCell>() })),
    columns: withoutGaps([...columns].toSorted((one, other) => one - other)).filter(
      (column) => !isHidden(sheet['!cols'], column),
    ),
    widths: new Map(widths),
    merges: new Map((sheet['!merges'] ?? []).map(({ s, e }) => [`${s.r}:${s.c}`, e.c])),
  }
}

const NOTICES = {
  sheets: (count: number) => `未显示的隐藏工作表：${count} · Hidden sheets not shown: ${count}`,
  cells: '未显示隐藏的行或列 · Hidden rows or columns are not shown',
  drawings: '未显示图片和图表 · Pictures and charts are not shown',
}

const MAX_ROWS = 1_048_576
const MAX_COLUMNS = 16_384

/** Throws at positions that no sheet has, of which the parser would make lists of any length. */
function checkSheet(sheet: XmlNode) {
  const within = (value: string | undefined, max: number) =>
    value === undefined || (Number(value) >= 1 && Number(value) <= max)
  const isRight =
    childrenOf(childOf(sheet, 'cols'), 'col').every(({ attributes }) =>
      within(attributes['max'], MAX_COLUMNS),
    ) &&
    childrenOf(childOf(sheet, 'sheetData'), 'row').every(
      (row) =>
        within(row.attributes['r'], MAX_ROWS) &&
        childrenOf(row, 'c').every(({ attributes: { r = 'A1' } }) => {
          const cell = utils.decode_cell(r)
          return cell.c >= 0 && cell.c < MAX_COLUMNS && cell.r >= 0 && cell.r < MAX_ROWS
        }),
    )
  if (!isRight) throw new ConversionError('damaged')
}

/** Excel workbooks, with numbers in their formats; without hidden sheets, rows and columns. */
export async function convertXlsx(bytes: Uint8Array) {
  const pkg = openPackage(bytes)
  const parts = pkg.paths.filter((path) => /\.(?:xml|rels)$/i.test(path))
  const plain = Object.fromEntries(parts.map((path) => [path, pkg.bytes(path)!]))
  for (const path of parts) {
    if (/^xl\/(?:workbook|sharedStrings)\.xml$/.test(path)) pkg.xml(path)
    else if (/^xl\/worksheets\/[^/]+\.xml$/.test(path)) checkSheet(pkg.xml(path)!)
  }
  const book = read(zipSync(plain, { level: 0 }), {
    type: 'array',
    dense: true,
    cellStyles: true,
    cellFormula: false,
    cellHTML: false,
  })
  const visible = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden)
  const hidden = book.SheetNames.length - visible.length
  const sheets = visible.map((name) => book.Sheets[name]!)
  const notices = [
    ...(hidden > 0 ? [NOTICES.sheets(hidden)] : []),
    ...(sheets.some((sheet) =>
      [...(sheet['!rows'] ?? []), ...(sheet['!cols'] ?? [])].some((each) => each?.hidden),
    )
      ? [NOTICES.cells]
      : []),
    ...(pkg.paths.some((path) => /^xl\/(?:charts|media)\//.test(path)) ? [NOTICES.drawings] : []),
  ]
  return convertGrids(
    sheets.map((sheet, index) => ({ title: visible[index]!, grid: gridOf(sheet) })),
    notices,
  )
}

const NUMBER = /^[-+(]?[¥$€£]?\d[\d,]*(?:\.\d+)?%?\)?$/

/** Delimited text in any usual encoding and separator. */
export async function convertCsv(bytes: Uint8Array, name: string) {
  const { text } = decodeText(bytes)
  const { data: rows } = Papa.parse<string[]>(text, { delimiter: detectSeparator(text).separator })
  const sheet = rows.map((cells, number) => ({
    number,
    cells: new Map(cells.map((cell, column) => [column, { text: cell, isNumber: NUMBER.test(cell) }])),
  }))
  const used = sheet.filter(({ cells }) => [...cells.values()].some((cell) => cell.text !== ''))
  const columns = used.reduce((most, { cells }) => Math.max(most, cells.size), 0)
  const grid = {
    rows: used,
    columns: Array.from({ length: columns }, (_, column) => column),
    widths: new Map<number, number>(),
    merges: new Map<string, number>(),
  }
  return convertGrids([{ title: name, grid }], [])
}

async function convertGrids(sheets: readonly { title: string; grid: Grid }[], notices: readonly string[]) {
  const flow = createPageFlow()
  flow.setFormat(FORMAT)
  const filled = sheets.filter(({ grid }) => grid.rows.length > 0)
  if (filled.length === 0 && notices.length === 0) throw new ConversionError('empty')
  for (const { title, grid } of filled) flow.place(gridPieces(flow.doc, grid, title))
  if (notices.length > 0) placeNotices(flow, notices)
  return flow.finish()
}

/** Says below the last sheet what of the workbook is not shown. */
function placeNotices(flow: PageFlow, notices: readonly string[]) {
  const runs = notices.map((notice) => ({ text: notice, size: SIZE, color: HEADING.color }))
  flow.place([
    space(8),
    ...runs.flatMap((run) => paragraphPieces(flow.doc, [run], { width: innerWidth(FORMAT) })),
  ])
}

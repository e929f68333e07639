import { withoutHiddenSigns } from '@/shared/lib/fileNames'
import { readInline, type Inline } from './inline'

interface Item {
  children: Block[]
}

/** A block of an answer. */
export type Block =
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'list'; start: number | null; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }

/** Lists and quotes stand in each other so deep; what lies deeper is text of the innermost. */
const DEEPEST = 6
/** Longer paragraphs, lists and tables go on in another one: an answer is drawn in parts. */
const LONGEST_PARAGRAPH = 4_000
const MOST_ROWS = 100
const MOST_CELLS = 20

const HEADING = /^ {0,3}(#{1,6})(?: |$)/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const RULE = /^ {0,3}(?:-[ -]{2,}|\*[ *]{2,}|_[ _]{2,})$/
const QUOTE = /^ {0,3}>/
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])(?: +|$)/
const DELIMITER = /^[|:\- ]{3,400}$/

const isBlank = (line: string) => line.trim() === ''
const indentOf = (line: string) => line.length - line.trimStart().length
const outdented = (line: string, by: number) => line.slice(Math.min(by, indentOf(line)))

/** Cells between bars; a bar behind a backslash is none. */
function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/, MOST_CELLS).map((cell) => cell.replaceAll('\\|', '|').trim())
}

const isTable = (line: string, next: string | undefined) =>
  line.includes('|') && next !== undefined && DELIMITER.test(next) && next.includes('-') && next.includes('|')

/** A line that cannot be the next one of a paragraph. */
const interrupts = (line: string) =>
  HEADING.test(line) || FENCE.test(line) || QUOTE.test(line) || RULE.test(line) || ITEM.test(line)

function pieces<T>(all: readonly T[], most: number): T[][] {
  const found: T[][] = []
  for (let index = 0; index < all.length; index += most) found.push(all.slice(index, index + most))
  return found
}

/** Cuts a text into pieces of a paragraph's length, at a blank or the end of a line where there is one. */
function paragraphsOf(text: string): Block[] {
  const found: Block[] = []
  for (let start = 0; start < text.length;) {
    let end = start + LONGEST_PARAGRAPH
    if (end < text.length) {
      const blank = Math.max(text.lastIndexOf(' ', end), text.lastIndexOf('\n', end))
      if (blank > start) end = blank
    }
    found.push({ kind: 'paragraph', children: readInline(text.slice(start, end).trim()) })
    start = end
  }
  return found
}

/**
 * Reads a subset of Markdown into a tree: headings, paragraphs, lists, tables, code, quotes, rules. There is no HTML in
 * it: tags are text. What is broken is text too, and signs that turn the writing round are left out. Written here
 * because the libraries at hand take a time that grows with the square of a hostile text, or run out of stack.
 */
export function readMarkdown(text: string): Block[] {
  const lines = text.replaceAll('\t', '    ').split(/\r?\n/)
  return readLines(lines.map(withoutHiddenSigns), 0)
}

function readLines(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = []
  let index = 0

  /** The lines from here on, up to the first that does not belong. */
  function take(belongs: (line: string, next: string | undefined) => boolean): string[] {
    const start = index
    while (index < lines.length && belongs(lines[index]!, lines[index + 1])) index++
    return lines.slice(start, index)
  }

  function readCode(fence: string) {
    index++
    const closes = (line: string) => {
      const end = line.trim()
      return end.length >= fence.length && end === fence[0]!.repeat(end.length)
    }
    const inside = take((line) => !closes(line))
    index++
    blocks.push({ kind: 'code', text: inside.join('\n') })
  }

  function readTable() {
    const head = cellsOf(lines[index]!).map((cell) => readInline(cell))
    index += 2
    const rows = take((line) => line.includes('|') && !isBlank(line))
    const read = rows.map((row) => {
      const cells = cellsOf(row)
      return head.map((_, column) => readInline(cells[column] ?? ''))
    })
    for (const part of read.length > 0 ? pieces(read, MOST_ROWS) : [[]])
      blocks.push({ kind: 'table', head, rows: part })
  }

  function readList() {
    const first = ITEM.exec(lines[index]!)![2]!
    const isOrdered = /\d/.test(first)
    const start = isOrdered ? Number.parseInt(first, 10) : null
    const items: Item[] = []
    while (index < lines.length) {
      const item = ITEM.exec(lines[index]!)
      if (!item || /\d/.test(item[2]!) !== isOrdered || RULE.test(lines[index]!)) break
      const offset = item[0].length
      const head = lines[index]!.slice(offset)
      index++
      const rest = take((line, next) =>
        isBlank(line) ? next !== undefined && indentOf(next) >= 2 && !isBlank(next) : indentOf(line) >= 2,
      )
      items.push({ children: readLines([head, ...rest.map((line) => outdented(line, offset))], depth + 1) })
      while (index < lines.length && isBlank(lines[index]!) && ITEM.test(lines[index + 1] ?? '')) index++
    }
    for (const [part, some] of pieces(items, MOST_ROWS).entries())
      blocks.push({ kind: 'list', start: start === null ? null : start + part * MOST_ROWS, items: some })
  }

  while (index < lines.length) {
    const line = lines[index]!
    const fence = FENCE.exec(line)?.[1]
    const heading = HEADING.exec(line)?.[1]
    if (isBlank(line)) index++
    else if (fence) readCode(fence)
    else if (heading) {
      const title = line
        .trim()
        .slice(heading.length)
        .replace(/ #{1,6}$/, '')
      blocks.push({
        kind: 'heading',
        level: heading.length,
        children: readInline(title.trim().slice(0, LONGEST_PARAGRAPH)),
      })
      index++
    } else if (RULE.test(line)) {
      blocks.push({ kind: 'rule' })
      index++
    } else if (isTable(line, lines[index + 1])) readTable()
    else if (depth < DEEPEST && QUOTE.test(line)) {
      const quoted = take((each) => QUOTE.test(each)).map((each) => each.trimStart().replace(/^> ?/, ''))
      blocks.push({ kind: 'quote', children: readLines(quoted, depth + 1) })
    } else if (depth < DEEPEST && ITEM.test(line)) readList()
    else {
      index++
      const rest = take(
        (each, next) => !isBlank(each) && (depth === DEEPEST || (!interrupts(each) && !isTable(each, next))),
      )
      blocks.push(...paragraphsOf([line, ...rest].map((each) => each.trim()).join('\n')))
    }
  }
  return blocks
}

import { stripHiddenCharacters } from '@/shared/lib/fileNames'
import { parseInline, type Inline } from './inlineMarkdown'

interface Item {
  children: Block[]
}

export type Block =
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'list'; start: number | null; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }

/** Nesting limit of lists and quotes; deeper ones are text of the innermost. */
const MAX_DEPTH = 6
/** Longer paragraphs, lists and tables are split, because answers are rendered in parts. */
const MAX_PARAGRAPH_LENGTH = 4_000
const MAX_ROWS = 100
const MAX_CELLS = 20

const HEADING = /^ {0,3}(#{1,6})(?: |$)/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const RULE = /^ {0,3}(?:-[ -]{2,}|\*[ *]{2,}|_[ _]{2,})$/
const QUOTE = /^ {0,3}>/
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])(?: +|$)/
const DELIMITER = /^[|:\- ]{3,400}$/

const isBlank = (line: string) => line.trim() === ''
const indentOf = (line: string) => line.length - line.trimStart().length
const outdent = (line: string, by: number) => line.slice(Math.min(by, indentOf(line)))

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/, MAX_CELLS).map((cell) => cell.replaceAll('\\|', '|').trim())
}

const isTable = (line: string, next: string | undefined) =>
  line.includes('|') && next !== undefined && DELIMITER.test(next) && next.includes('-') && next.includes('|')

const interruptsParagraph = (line: string) =>
  HEADING.test(line) || FENCE.test(line) || QUOTE.test(line) || RULE.test(line) || ITEM.test(line)

function chunk<T>(all: readonly T[], size: number): T[][] {
  const found: T[][] = []
  for (let index = 0; index < all.length; index += size) found.push(all.slice(index, index + size))
  return found
}

function paragraphsOf(text: string): Block[] {
  const found: Block[] = []
  for (let start = 0; start < text.length;) {
    let end = start + MAX_PARAGRAPH_LENGTH
    if (end < text.length) {
      const blank = Math.max(text.lastIndexOf(' ', end), text.lastIndexOf('\n', end))
      if (blank > start) end = blank
    }
    found.push({ kind: 'paragraph', children: parseInline(text.slice(start, end).trim()) })
    start = end
  }
  return found
}

/**
 * Parses a subset of Markdown into a tree: headings, paragraphs, lists, tables, code, quotes, rules. HTML tags and
 * malformed syntax are text, and characters that change the text direction are removed. Written here because the
 * available libraries take quadratic time on hostile text, or overflow the stack.
 */
export function parseMarkdown(text: string): Block[] {
  const lines = text.replaceAll('\t', '    ').split(/\r?\n/)
  return parseLines(
    lines.map((line) => stripHiddenCharacters(line)),
    0,
  )
}

function parseLines(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = []
  let index = 0

  function take(belongs: (line: string, next: string | undefined) => boolean): string[] {
    const start = index
    while (index < lines.length && belongs(lines[index]!, lines[index + 1])) index++
    return lines.slice(start, index)
  }

  function parseCode(fence: string) {
    index++
    const closes = (line: string) => {
      const end = line.trim()
      return end.length >= fence.length && end === fence[0]!.repeat(end.length)
    }
    const inside = take((line) => !closes(line))
    index++
    blocks.push({ kind: 'code', text: inside.join('\n') })
  }

  function parseTable() {
    const head = cellsOf(lines[index]!).map((cell) => parseInline(cell))
    index += 2
    const rows = take((line) => line.includes('|') && !isBlank(line))
    const parsedRows = rows.map((row) => {
      const cells = cellsOf(row)
      return head.map((_, column) => parseInline(cells[column] ?? ''))
    })
    for (const part of parsedRows.length > 0 ? chunk(parsedRows, MAX_ROWS) : [[]])
      blocks.push({ kind: 'table', head, rows: part })
  }

  function parseList() {
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
      items.push({ children: parseLines([head, ...rest.map((line) => outdent(line, offset))], depth + 1) })
      while (index < lines.length && isBlank(lines[index]!) && ITEM.test(lines[index + 1] ?? '')) index++
    }
    for (const [part, some] of chunk(items, MAX_ROWS).entries())
      blocks.push({ kind: 'list', start: start === null ? null : start + part * MAX_ROWS, items: some })
  }

  while (index < lines.length) {
    const line = lines[index]!
    const fence = FENCE.exec(line)?.[1]
    const heading = HEADING.exec(line)?.[1]
    if (isBlank(line)) index++
    else if (fence) parseCode(fence)
    else if (heading) {
      const title = line
        .trim()
        .slice(heading.length)
        .replace(/ #{1,6}$/, '')
      blocks.push({
        kind: 'heading',
        level: heading.length,
        children: parseInline(title.trim().slice(0, MAX_PARAGRAPH_LENGTH)),
      })
      index++
    } else if (RULE.test(line)) {
      blocks.push({ kind: 'rule' })
      index++
    } else if (isTable(line, lines[index + 1])) parseTable()
    else if (depth < MAX_DEPTH && QUOTE.test(line)) {
      const quoted = take((each) => QUOTE.test(each)).map((each) => each.trimStart().replace(/^> ?/, ''))
      blocks.push({ kind: 'quote', children: parseLines(quoted, depth + 1) })
    } else if (depth < MAX_DEPTH && ITEM.test(line)) parseList()
    else {
      index++
      const rest = take(
        (each, next) =>
          !isBlank(each) && (depth === MAX_DEPTH || (!interruptsParagraph(each) && !isTable(each, next))),
      )
      blocks.push(...paragraphsOf([line, ...rest].map((each) => each.trim()).join('\n')))
    }
  }
  return blocks
}

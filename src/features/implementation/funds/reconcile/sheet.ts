import { strFromU8, unzipSync } from 'fflate'

/** Rows of cells as text, the empty ones at the end left out. */
export type Sheet = string[][]

/** Bytes that one part of a workbook may unpack to: a small file can hold very large ones. */
const MOST_UNPACKED = 20 * 1024 * 1024

/** Spreadsheets in Chinese write CSV in GB 18030 unless they are asked for UTF-8. A byte order mark is taken off. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const

/** Lines that say by what cells are separated. */
const TOLD = 20

/** By what the cells of a text are separated: what most of its first lines have the same number of. */
function separatorOf(text: string): string {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, TOLD)
  const scoreOf = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const alike = Math.max(0, ...counts.map((count) => counts.filter((each) => each === count).length))
    return alike * 100 + Math.max(0, ...counts)
  }
  return SEPARATORS.reduce((best, each) => (scoreOf(each) > scoreOf(best) ? each : best))
}

/** Rows of a text: quoted cells may hold separators, quotes (doubled) and line breaks. */
export function readCsv(text: string, separator: string = separatorOf(text)): Sheet {
  const rows: Sheet = [[]]
  let at = 0
  while (at <= text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator)
    rows.at(-1)!.push(cell.trim())
    if (end >= text.length) break
    at = end + 1
    if (text[end] === separator) continue
    if (text[end] === '\r' && text[at] === '\n') at++
    rows.push([])
  }
  return rows
}

type Cell = readonly [cell: string, end: number]

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return [text.slice(from, end), end]
}

/** A quote that nothing closes is a character like any other: it must not swallow the rows after it. */
function quotedCell(text: string, from: number, separator: string): Cell {
  let close = from + 1
  while (true) {
    close = text.indexOf('"', close)
    if (close < 0) return plainCell(text, from, separator)
    if (text[close + 1] !== '"') break
    close += 2
  }
  const [rest, end] = plainCell(text, close + 1, separator)
  return [text.slice(from + 1, close).replaceAll('""', '"') + rest, end]
}

const decoded = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replace(/&#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')

/** The runs of a text together. */
const runsIn = (xml: string) =>
  decoded([...xml.matchAll(/<t(?:\s[^>]*)?>(.*?)<\/t>/gs)].map(([, run]) => run).join(''))

/** `C7` stands in the third column. */
const columnOf = (address: string) =>
  Array.from(address.replace(/\d/g, '')).reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/** The first sheet of a workbook. */
function readXlsx(bytes: Uint8Array): Sheet {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      originalSize <= MOST_UNPACKED && /^xl\/(sharedStrings|worksheets\/sheet1)\.xml$/.test(name),
  })
  const part = (name: string) => (parts[name] ? strFromU8(parts[name]) : '')
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml]) =>
    runsIn(xml!),
  )
  const rows: Sheet = []
  const written = part('xl/worksheets/sheet1.xml').matchAll(/<row\b([^>]*?)(?:\/>|>(.*?)<\/row>)/gs)
  for (const [, attributesOfRow = '', row = ''] of written) {
    // Rows without cells are not written; those after them keep their number.
    const number = Number(/\br="(\d{1,7})"/.exec(attributesOfRow)?.[1] ?? 0)
    while (rows.length < number - 1) rows.push([])
    const cells: string[] = []
    for (const [, attributes = '', inner = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? ''
      const isShared = /\bt="s"/.test(attributes)
      const text = isShared
        ? (shared[Number(value)] ?? '')
        : inner.includes('<is>')
          ? runsIn(inner)
          : decoded(value)
      cells[columnOf(/\br="([A-Z]+)/.exec(attributes)?.[1] ?? 'A')] = text.trim()
    }
    rows.push(Array.from(cells, (cell) => cell ?? ''))
  }
  return rows
}

/** The rows of a table, by the extension of its file; throws where it is none. */
export const readSheet = (bytes: Uint8Array, extension: string): Sheet =>
  extension === 'csv' ? readCsv(textOf(bytes)) : readXlsx(bytes)

/** A workbook keeps a day as the number of days since the end of 1899. */
export const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30 + Math.floor(serial))).toISOString().slice(0, 10)

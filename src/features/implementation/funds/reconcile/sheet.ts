import { strFromU8, unzipSync } from 'fflate'

/** Rows of cells as text, without trailing empty cells. */
export type Sheet = string[][]

/** Limit per part of a workbook: a small file can unpack to a very large one. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024

/** High bytes without another one beside them, and all others: characters of Latin text, and of Chinese text. */
function countHighBytes(bytes: Uint8Array) {
  const count = { alone: 0, together: 0 }
  const isHigh = (at: number) => (bytes[at] ?? 0) > 0x7f
  for (let at = 0; at < bytes.length; at++) {
    if (isHigh(at)) count[isHigh(at - 1) || isHigh(at + 1) ? 'together' : 'alone']++
  }
  return count
}

/** Words of Hungarian headings. Its letters ő and ű are other letters in windows-1252, so that only words tell. */
const HUNGARIAN = /könyvelés|közlemény|terhelés|jóváírás|összeg|számla/i

/**
 * Encoding of a text that is not UTF-8. Chinese spreadsheets write GB 18030, whose characters have two high bytes as a
 * rule; European ones write a single byte for each letter beyond ASCII, by windows-1252, or windows-1250 where that
 * makes letters of what would be signs within words (`Pok³ad`).
 */
function encodingOf(bytes: Uint8Array): string {
  const { alone, together } = countHighBytes(bytes)
  if (together >= alone) return 'gb18030'
  const asCentral = new TextDecoder('windows-1250').decode(bytes)
  const asWestern = new TextDecoder('windows-1252').decode(bytes)
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
  const isCentral = letters(asCentral) > letters(asWestern) || HUNGARIAN.test(asCentral)
  return isCentral ? 'windows-1250' : 'windows-1252'
}

/** A byte order mark decides, and is removed. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(encodingOf(bytes)).decode(bytes)
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const

const SAMPLE_LINES = 20

/** Picks the separator that occurs equally often in most of the first lines. */
function detectSeparator(text: string): string {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, SAMPLE_LINES)
  const scoreOf = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const agreeing = Math.max(0, ...counts.map((count) => counts.filter((each) => each === count).length))
    return agreeing * 100 + Math.max(0, ...counts)
  }
  return SEPARATORS.reduce((best, each) => (scoreOf(each) > scoreOf(best) ? each : best))
}

/** Parses CSV: quoted cells may hold separators, quotes (doubled) and line breaks. */
export function readCsv(text: string, separator: string = detectSeparator(text)): Sheet {
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

/** An unclosed quote is an ordinary character: it must not swallow the rows after it. */
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

const runsIn = (xml: string) =>
  decoded([...xml.matchAll(/<t(?:\s[^>]*)?>(.*?)<\/t>/gs)].map(([, run]) => run).join(''))

/** `C7` is in the third column, index 2. */
const columnOf = (address: string) =>
  Array.from(address.replace(/\d/g, '')).reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

function readXlsx(bytes: Uint8Array): Sheet {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      originalSize <= MAX_UNPACKED_BYTES && /^xl\/(sharedStrings|worksheets\/sheet1)\.xml$/.test(name),
  })
  const part = (name: string) => (parts[name] ? strFromU8(parts[name]) : '')
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml]) =>
    runsIn(xml!),
  )
  const rows: Sheet = []
  const written = part('xl/worksheets/sheet1.xml').matchAll(/<row\b([^>]*?)(?:\/>|>(.*?)<\/row>)/gs)
  for (const [, attributesOfRow = '', row = ''] of written) {
    // Rows without cells are not written; the rows after them keep their number.
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

/** Reads the rows of a table file; throws if it is not one. */
export const readSheet = (bytes: Uint8Array, extension: string): Sheet =>
  extension === 'csv' ? readCsv(decodeText(bytes)) : readXlsx(bytes)

/** Workbooks store a date as the number of days since the end of 1899. */
export const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30 + Math.floor(serial))).toISOString().slice(0, 10)

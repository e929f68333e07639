import type { Evidence } from './bankEvidence'

/** Rows of cells as text. */
export type Sheet = string[][]

export const ENCODINGS = [
  'utf-8',
  'gb18030',
  'big5',
  'shift_jis',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'utf-16le',
  'utf-16be',
] as const
export type TextEncoding = (typeof ENCODINGS)[number]

export const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

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

function isValid(bytes: Uint8Array, encoding: TextEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Encoding of a text that is not UTF-8. Chinese spreadsheets write GB 18030, whose characters have two high bytes as a
 * rule; European ones write a single byte for each letter beyond ASCII, by windows-1252, or windows-1250 where that
 * makes letters of what would be signs within words (`Pok³ad`).
 */
function guessLegacyEncoding(bytes: Uint8Array): TextEncoding {
  const { alone, together } = countHighBytes(bytes)
  if (together >= 3 * alone && isValid(bytes, 'gb18030')) return 'gb18030'
  const asCentral = new TextDecoder('windows-1250').decode(bytes)
  const asWestern = new TextDecoder('windows-1252').decode(bytes)
  // Next to other letters only: the pound sign in one encoding is Ł in the other.
  const letters = (text: string) => text.match(/(?<=\p{L})\p{L}|\p{L}(?=\p{L})/gu)?.length ?? 0
  const isCentral = letters(asCentral) > letters(asWestern) || HUNGARIAN.test(asCentral)
  return isCentral ? 'windows-1250' : 'windows-1252'
}

interface Decoded {
  text: string
  encoding: TextEncoding
  evidence: Evidence
}

/** Encoding of a text file, and the reason. A byte order mark decides. */
function detectEncoding(bytes: Uint8Array): Omit<Decoded, 'text'> {
  const startsWith = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)
  const mark = { reason: 'byteOrderMark', count: 0 } as const
  if (startsWith(0xff, 0xfe)) return { encoding: 'utf-16le', evidence: mark }
  if (startsWith(0xfe, 0xff)) return { encoding: 'utf-16be', evidence: mark }
  if (startsWith(0xef, 0xbb, 0xbf)) return { encoding: 'utf-8', evidence: mark }
  if (bytes.every((byte) => byte < 0x80))
    return { encoding: 'utf-8', evidence: { reason: 'ascii', count: 0 } }
  if (isValid(bytes, 'utf-8')) return { encoding: 'utf-8', evidence: { reason: 'validUtf8', count: 0 } }
  const { alone, together } = countHighBytes(bytes)
  return { encoding: guessLegacyEncoding(bytes), evidence: { reason: 'notUtf8', count: alone + together } }
}

/** Decodes a text file, in the encoding that its bytes suggest unless one is given; removes a byte order mark. */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): Decoded {
  const { encoding, evidence } = chosen
    ? { encoding: chosen, evidence: { reason: 'chosen', count: 0 } as const }
    : detectEncoding(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding, evidence }
}

/** Lines in which a separator is looked for; statements may start with a page of other text. */
const SAMPLE_LINES = 60

/** Picks the separator that occurs equally often in most of the first lines. */
export function detectSeparator(text: string): { separator: Separator; evidence: Evidence } {
  const named = SEPARATORS.find((separator) => new RegExp(`^"?sep=\\${separator}`).test(text))
  if (named) return { separator: named, evidence: { reason: 'sepLine', count: 0 } }
  const lines = text
    .slice(0, 200_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, SAMPLE_LINES)
  const found = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const agreeing = Math.max(0, ...counts.map((count) => counts.filter((each) => each === count).length))
    return { separator, agreeing, score: agreeing * 100 + Math.max(0, ...counts) }
  })
  const best = found.reduce((one, other) => (other.score > one.score ? other : one))
  return {
    separator: best.separator,
    evidence: { reason: best.agreeing > 0 ? 'linesAgree' : 'noSeparator', count: best.agreeing },
  }
}

/** Stray quotes handled one by one; with more of them in a file, quotes are no quotes. */
const MAX_STRAY_QUOTES = 50

/** Cells that a spreadsheet is to keep as text: `="00123"`. */
const textOfFormula = (cell: string) => /^="(.*)"$/.exec(cell)?.[1] ?? cell

/** Reads delimited text. A quote that is not closed is an ordinary character: it must not swallow the rows after it. */
export async function readDelimited(text: string, separator: Separator): Promise<Sheet> {
  const { default: Papa } = await import('papaparse')
  const parse = (part: string, quoteChar: string) =>
    Papa.parse<string[]>(part, { delimiter: separator, newline: '\n', quoteChar })
  const rows: Sheet = []
  const add = (cells: readonly string[][]) => {
    for (const row of cells) rows.push(row.map((cell) => textOfFormula(cell.trim())))
  }
  let rest = text.replaceAll(/\r\n?/g, '\n')
  for (let strays = 0; ; strays++) {
    const { data, errors } = parse(rest, '"')
    const index = errors.find(({ type }) => type === 'Quotes')?.index
    if (index === undefined) {
      add(data)
      return rows
    }
    if (strays === MAX_STRAY_QUOTES) {
      add(parse(rest, '\0').data)
      return rows
    }
    const from = rest.lastIndexOf('\n', index - 1) + 1
    const end = rest.indexOf('\n', from)
    if (from > 0) add(parse(rest.slice(0, from - 1), '"').data)
    add(parse(end < 0 ? rest.slice(from) : rest.slice(from, end), '\0').data)
    if (end < 0) return rows
    rest = rest.slice(end + 1)
  }
}

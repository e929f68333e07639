import { strFromU8, unzipSync } from 'fflate'
import { extensionOf, MAX_FILE_SIZE, UPLOAD_KINDS } from '@/shared/files/rules'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** Rows of cells as text, the empty ones at the end left out. */
export type Sheet = string[][]

/** Bytes that one part of a workbook may unpack to: a small file can hold very large ones. */
const MOST_UNPACKED = 20 * 1024 * 1024

/** Spreadsheets in Chinese write CSV in GB 18030 unless they are asked for UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Rows of a CSV file: quoted cells may hold commas, quotes (doubled) and line breaks. */
export function readCsv(text: string): Sheet {
  const rows: Sheet = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/g)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows
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
  return [...part('xl/worksheets/sheet1.xml').matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
    const cells: string[] = []
    for (const [, attributes = '', inner = ''] of row!.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? ''
      const isShared = /\bt="s"/.test(attributes)
      const text = isShared
        ? (shared[Number(value)] ?? '')
        : inner.includes('<is>')
          ? runsIn(inner)
          : decoded(value)
      cells[columnOf(/\br="([A-Z]+)/.exec(attributes)?.[1] ?? 'A')] = text.trim()
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
}

/** The rows of an uploaded table. Refuses what is none. */
export async function sheetOf(file: FormDataEntryValue | null): Promise<Sheet> {
  if (!(file instanceof File) || file.size === 0) throw new Refusal(500, REFUSALS.file.missing)
  const extension = extensionOf(file.name)
  const accepted: readonly string[] = UPLOAD_KINDS.sheet
  if (!accepted.includes(extension)) throw new Refusal(500, REFUSALS.file.noTable(accepted))
  if (file.size > MAX_FILE_SIZE) throw new Refusal(500, REFUSALS.file.tooLarge(MAX_FILE_SIZE))
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return extension === 'csv' ? readCsv(textOf(bytes)) : readXlsx(bytes)
  } catch {
    throw new Refusal(500, REFUSALS.file.brokenTable)
  }
}

import { unzipSync, zipSync } from 'fflate'
import { dayOfSerial } from './bankValues'
import type { Sheet } from './delimitedText'

export interface NamedSheet {
  name: string
  rows: Sheet
}

/** Limits per part of a workbook and for all of them: a small file can unpack to a very large one. */
const MAX_PART_BYTES = 20 * 1024 * 1024
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The same workbook without compression and pictures; throws if it is too large. */
export function unpacked(bytes: Uint8Array): Uint8Array {
  let total = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (/\.(?:png|jpe?g|gif|emf|wmf|bin)$/i.test(name)) return false
      total += originalSize
      if (originalSize > MAX_PART_BYTES || total > MAX_UNPACKED_BYTES) throw new Error(`too large: ${name}`)
      return true
    },
  })
  return zipSync(parts, { level: 0 })
}

/** Days by which the count of a workbook for old Macintosh computers starts later. */
const DAYS_TO_1904 = 1462

/** Reads all sheets of an `.xls` or `.xlsx` workbook, dates as `2026-01-31`; throws if it is not one. */
export async function readWorkbook(bytes: Uint8Array): Promise<NamedSheet[]> {
  const { read, SSF, utils } = await import('@e965/xlsx')
  const book = read(isZip(bytes) ? unpacked(bytes) : bytes, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
  })
  const shift = book.Workbook?.WBProps?.date1904 ? DAYS_TO_1904 : 0
  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name]!
    const { s: start, e: end } = utils.decode_range(sheet['!ref'] ?? 'A1')
    const lines = sheet['!data'] ?? []
    const rows = lines.slice(0, end.r + 1).map((line) =>
      Array.from({ length: end.c + 1 }, (_, column) => {
        const cell = column < start.c ? undefined : line?.[column]
        if (cell?.v === undefined || cell.t === 'e') return ''
        const isDate = typeof cell.v === 'number' && cell.z !== undefined && SSF.is_date(String(cell.z))
        return isDate ? dayOfSerial(Number(cell.v) + shift) : String(cell.v).trim()
      }),
    )
    return { name, rows: Array.from(rows, (row) => row ?? []) }
  })
}

import { stripHiddenCharacters } from './fileNames'

/** Start of a formula in spreadsheets, full-width forms included. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** Makes spreadsheets read the text as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

function escapeCell(cell: string | number): string {
  // Numbers stay numbers, even below zero.
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Builds a CSV file for spreadsheets; no text in it becomes a formula. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([BYTE_ORDER_MARK, rows.map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('')], {
    type: 'text/csv;charset=utf-8',
  })

/** Removes path separators, control characters and direction marks from a file name. */
export const safeFileName = (name: string): string =>
  stripHiddenCharacters(name, '_')
    .replace(/[\\/:*?"<>|]/g, '_')
    .slice(0, 120)

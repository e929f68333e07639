/** What a spreadsheet would take for the beginning of a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

function written(cell: string | number): string {
  // A number stays one, also below zero.
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file for spreadsheets; no text in it becomes a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([BYTE_ORDER_MARK, rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')], {
    type: 'text/csv;charset=utf-8',
  })

/** A name as a file may have it: no folders, no control characters. */
export const fileNameOf = (name: string): string =>
  // oxlint-disable-next-line no-control-regex -- those are the ones to be taken out
  name.replace(/[\\/:*?"<>|\u0000-\u001f\u202a-\u202e\u2066-\u2069]/g, '_').slice(0, 120)

import type { RawFile } from '@/shared/api/endpoint'
import { header, type Cell } from '../../valuation/documents/xlsx/cells'
import { writeWorkbook } from '../../valuation/documents/xlsx/workbook'

/** What each column is called, and what it says of a row. */
export type FileColumns<Row> = readonly (readonly [name: string, cell: (row: Row) => Cell])[]

/** A list as a workbook of its name: headings and the rows below; `about` tells more on a sheet of its own. */
export async function listFile<Row>(
  title: string,
  rows: readonly Row[],
  columns: FileColumns<Row>,
  about?: { sheet: string; data: Cell[][] },
): Promise<RawFile> {
  const data = [
    columns.map(([name]) => header(name)),
    ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row))),
  ]
  const bytes = await writeWorkbook([
    { sheet: title, data, widths: columns.map(() => 20), frozenRows: 1, frozenColumns: 1 },
    ...(about ? [{ ...about, widths: [24, 60], frozenRows: 0, frozenColumns: 1 }] : []),
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${title}.xlsx`,
  }
}

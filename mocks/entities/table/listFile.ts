import type { RawFile } from '@/shared/api/endpoint'
import { header, type Cell } from '../../platform/xlsx/cells'
import { writeWorkbook } from '../../platform/xlsx/workbook'
import { aboutSheet, type ExportRequest } from './aboutSheet'

export type FileColumns<Row> = readonly (readonly [name: string, cell: (row: Row) => Cell])[]

export async function listFile<Row>(
  title: string,
  rows: readonly Row[],
  columns: FileColumns<Row>,
  exported: ExportRequest,
): Promise<RawFile> {
  const data = [
    columns.map(([name]) => header(name)),
    ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row))),
  ]
  const bytes = await writeWorkbook([
    { sheet: title, data, widths: columns.map(() => 20), frozenRows: 1, frozenColumns: 1 },
    aboutSheet(exported, rows.length),
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${title}.xlsx`,
  }
}

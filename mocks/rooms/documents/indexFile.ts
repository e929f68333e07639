import type { RawFile } from '@/shared/api/endpoint'
import type { Language } from '@/shared/lib/language'
import { toCsv, safeFileName } from '@/shared/lib/csv'
import documentsEn from '@/features/rooms/locales/documents.en.json'
import documentsZh from '@/features/rooms/locales/documents.zh.json'
import { header, number, text } from '../../platform/xlsx/cells'
import { writeWorkbook, XLSX } from '../../platform/xlsx/workbook'
import type { treeFor } from '../tree'

const COLUMNS = ['indexNo', 'name', 'type', 'pages', 'size', 'versionNo', 'updateTime'] as const

export async function indexFile(
  room: string,
  nodes: ReturnType<typeof treeFor>,
  format: 'xlsx' | 'csv',
  language: Language,
): Promise<RawFile> {
  const { field, index } = language === 'zh' ? documentsZh : documentsEn
  const heads = COLUMNS.map((column) => field[column])
  const name = `${safeFileName(room)}_${index.fileName}.${format}`
  if (format === 'csv') {
    const rows = nodes.map((node) => COLUMNS.map((column) => node[column] ?? ''))
    const blob = toCsv([heads, ...rows])
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type: 'text/csv;charset=utf-8', name }
  }
  const data = [
    heads.map((head) => header(head)),
    ...nodes.map((node) =>
      COLUMNS.map((column) => {
        const value = node[column]
        return typeof value === 'number' ? number(value) : text(value)
      }),
    ),
  ]
  const widths = [12, 48, 8, 8, 12, 8, 20]
  const bytes = await writeWorkbook([
    { sheet: index.fileName, data, widths, frozenRows: 1, frozenColumns: 2 },
  ])
  return { bytes, type: XLSX, name }
}

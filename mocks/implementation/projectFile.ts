import english from '@/features/implementation/locales/projects.en.json'
import chinese from '@/features/implementation/locales/projects.zh.json'
import type { ProjectRow } from '@/features/implementation/project/api'
import type { RawFile } from '@/shared/api/endpoint'
import type { Dictionary } from '@/shared/domain/dictionary/api'
import type { Language } from '@/shared/preferences'
import { entriesOf } from '../domain/seed/dictionaries'
import { header, number, text, type Cell } from '../valuation/documents/xlsx/cells'
import { writeWorkbook } from '../valuation/documents/xlsx/workbook'

const TEXTS = { zh: chinese, en: english }

const COLUMNS = [
  'code', 'name', 'conceptCode', 'organisation', 'managerName', 'phase', 'state', 'health', 'healthReason', 'progress',
  'start', 'end', 'currency', 'budget', 'spent', 'approved', 'paid', 'nextMilestone',
] as const satisfies readonly (keyof ProjectRow & keyof typeof chinese.field)[] // prettier-ignore

const labelOf = (type: Dictionary, value: string, language: Language) => {
  const entry = entriesOf(type)?.find(({ dictValue }) => dictValue === value)
  return (language === 'en' ? entry?.remark : entry?.dictLabel) || value
}

function cellOf(row: ProjectRow, column: (typeof COLUMNS)[number], language: Language): Cell {
  const value = row[column]
  if (column === 'phase') return text(labelOf('project_phase', row.phase, language))
  if (column === 'state') return text(labelOf('project_status', row.state, language))
  if (column === 'health') return text(TEXTS[language].health[row.health])
  if (column === 'nextMilestone') return text(row.nextMilestone ? `${row.nextMilestone.due} ${row.nextMilestone.name}` : '') // prettier-ignore
  if (typeof value === 'number') return number(value, column === 'progress' ? '0' : '#,##0.00')
  return text(typeof value === 'string' ? value : '')
}

/** Projects as a workbook: what the list shows. */
export async function projectFile(rows: readonly ProjectRow[], language: Language): Promise<RawFile> {
  const { field, title } = TEXTS[language]
  const data = [
    COLUMNS.map((column) => header(field[column])),
    ...rows.map((row) => COLUMNS.map((column) => cellOf(row, column, language))),
  ]
  const bytes = await writeWorkbook([
    { sheet: title, data, widths: COLUMNS.map(() => 18), frozenRows: 1, frozenColumns: 2 },
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${title}.xlsx`,
  }
}

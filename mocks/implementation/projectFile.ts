import english from '@/features/implementation/locales/projects.en.json'
import chinese from '@/features/implementation/locales/projects.zh.json'
import type { ProjectRow } from '@/features/implementation/project/projectLink.api'
import type { RawFile } from '@/shared/api/endpoint'
import type { Language } from '@/shared/lib/language'
import { formatMoneyExact } from '@/shared/lib/money'
import type { ExportRequest } from '../entities/table/aboutSheet'
import { listFile } from '../entities/table/listFile'
import { entryLabel } from '../entities/table/table'
import { number, text, type Cell } from '../platform/xlsx/cells'

const TEXTS = { zh: chinese, en: english }

const COLUMNS = [
  'code',
  'name',
  'conceptCode',
  'organisation',
  'managerName',
  'phase',
  'state',
  'health',
  'healthReason',
  'progress',
  'start',
  'end',
  'currency',
  'budget',
  'spent',
  'approved',
  'paid',
  'paidOther',
  'nextMilestone',
] as const satisfies readonly (keyof ProjectRow & keyof typeof chinese.field)[]

function cellOf(row: ProjectRow, column: (typeof COLUMNS)[number], language: Language): Cell {
  const value = row[column]
  if (column === 'phase') return text(entryLabel('project_phase', row.phase, language))
  if (column === 'state') return text(entryLabel('project_status', row.state, language))
  if (column === 'health') return text(TEXTS[language].health[row.health])
  if (column === 'nextMilestone')
    return text(row.nextMilestone ? `${row.nextMilestone.due} ${row.nextMilestone.name}` : '')
  if (column === 'paidOther')
    return text(row.paidOther.map(({ currency, amount }) => formatMoneyExact(amount, currency)).join(' + '))
  if (typeof value === 'number') return number(value, column === 'progress' ? '0' : '#,##0.00')
  return text(typeof value === 'string' ? value : '')
}

export function projectFile(rows: readonly ProjectRow[], exported: ExportRequest): Promise<RawFile> {
  const { language } = exported
  const { field, filter, title } = TEXTS[language]
  return listFile(
    title,
    rows,
    COLUMNS.map((column) => [field[column], (row) => cellOf(row, column, language)] as const),
    {
      ...exported,
      labels: { ...field, ...filter },
      dictionaries: { phase: 'project_phase', state: 'project_status' },
    },
  )
}

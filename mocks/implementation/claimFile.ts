import english from '@/features/implementation/locales/claims.en.json'
import chinese from '@/features/implementation/locales/claims.zh.json'
import type { RawFile } from '@/shared/api/endpoint'
import englishLabels from '@/shared/locales/dictionary.en.json'
import type { Language } from '@/shared/preferences'
import { entriesOf } from '../domain/seed/dictionaries'
import { day, header, number, text, type Cell } from '../valuation/documents/xlsx/cells'
import { writeWorkbook } from '../valuation/documents/xlsx/workbook'
import type { rowOf } from './claims'

type Row = ReturnType<typeof rowOf>
type Type = 'claim_cover' | 'claim_event' | 'claim_status'

/** What a code is called in the language of the file. */
function labelOf(type: Type, code: string | null | undefined, language: Language): string {
  const labels: Readonly<Record<string, string>> = englishLabels[type]
  const chineseLabel = entriesOf(type)?.find(({ dictValue }) => dictValue === code)?.dictLabel
  return (language === 'en' ? labels[code ?? ''] : chineseLabel) ?? code ?? ''
}

const COLUMNS: Readonly<Record<keyof typeof chinese.column, (row: Row, language: Language) => Cell>> = {
  no: ({ no }) => text(no),
  project: ({ project }) => text(project.name),
  policyNo: ({ policyNo }) => text(policyNo),
  insurer: ({ insurer }) => text(insurer),
  cover: ({ cover }, language) => text(labelOf('claim_cover', cover, language)),
  event: ({ event }, language) => text(labelOf('claim_event', event, language)),
  occurrence: ({ occurrence }) => (occurrence ? day(occurrence) : null),
  currency: ({ currency }) => text(currency),
  claimed: ({ claimed }) => number(claimed, '0.00'),
  approved: ({ approved }) => number(approved, '0.00'),
  paid: ({ paid }) => number(paid, '0.00'),
  state: ({ state }, language) => text(labelOf('claim_status', state, language)),
  handlerName: ({ handlerName }) => text(handlerName),
  days: ({ days }) => number(days, '0'),
}

/** Claims as a workbook, each column called as on the screen. */
export async function claimFile(rows: readonly Row[], language: Language): Promise<RawFile> {
  const { column, title } = language === 'en' ? english : chinese
  const columns = Object.entries(COLUMNS) as [keyof typeof column, (typeof COLUMNS)[keyof typeof column]][]
  const data = [
    columns.map(([name]) => header(column[name])),
    ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row, language))),
  ]
  const bytes = await writeWorkbook([
    { sheet: title, data, widths: columns.map(() => 20), frozenRows: 1, frozenColumns: 1 },
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${title}.xlsx`,
  }
}

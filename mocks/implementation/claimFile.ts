import english from '@/features/implementation/locales/claims.en.json'
import chinese from '@/features/implementation/locales/claims.zh.json'
import type { RawFile } from '@/shared/api/endpoint'
import type { Language } from '@/shared/lib/language'
import type { ExportRequest } from '../entities/table/aboutSheet'
import { listFile } from '../entities/table/listFile'
import { entryLabel } from '../entities/table/table'
import { day, number, text, type Cell } from '../platform/xlsx/cells'
import type { rowOf } from './claims'

type Row = ReturnType<typeof rowOf>

const COLUMNS: Readonly<Record<keyof typeof chinese.column, (row: Row, language: Language) => Cell>> = {
  no: ({ no }) => text(no),
  project: ({ project }) => text(project.name),
  policyNo: ({ policyNo }) => text(policyNo),
  insurer: ({ insurer }) => text(insurer),
  cover: ({ cover }, language) => text(entryLabel('claim_cover', cover, language)),
  event: ({ event }, language) => text(entryLabel('claim_event', event, language)),
  occurrence: ({ occurrence }) => (occurrence ? day(occurrence) : null),
  currency: ({ currency }) => text(currency),
  claimed: ({ claimed }) => number(claimed, '0.00'),
  approved: ({ approved }) => number(approved, '0.00'),
  paid: ({ paid }) => number(paid, '0.00'),
  state: ({ state }, language) => text(entryLabel('claim_status', state, language)),
  handlerName: ({ handlerName }) => text(handlerName),
  days: ({ days }) => number(days, '0'),
}

export function claimFile(rows: readonly Row[], exported: ExportRequest): Promise<RawFile> {
  const { language } = exported
  const { column, field, filter, title } = language === 'en' ? english : chinese
  const names = Object.keys(COLUMNS) as (keyof typeof column)[]
  return listFile(
    title,
    rows,
    names.map((name) => [column[name], (row) => COLUMNS[name](row, language)] as const),
    {
      ...exported,
      labels: { ...field, ...column, ...filter },
      dictionaries: { cover: 'claim_cover', event: 'claim_event', state: 'claim_status' },
    },
  )
}

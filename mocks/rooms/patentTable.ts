import english from '@/features/rooms/locales/patents.en.json'
import chinese from '@/features/rooms/locales/patents.zh.json'
import { IMPORTED_FIELDS, PatentInput, type PatentBody } from '@/features/rooms/patents/roomPatents.api'
import type { Patent } from '@/entities/patents.api'
import type { TableOf } from '../entities/table/table'

type Field = (typeof IMPORTED_FIELDS)[number]

export const PATENT_TABLE: TableOf<Field, PatentBody> = {
  fields: IMPORTED_FIELDS,
  translations: { zh: chinese, en: english },
  dictionaries: {
    kind: 'patent_kind',
    legalStatus: 'patent_legal_status',
    receivingOffice: 'patent_receiving_office',
  },
  days: new Set(['applicationDate', 'effectiveDate', 'expiry', 'nextFeeDate']),
  schema: PatentInput,
}

export const patentCell = (patent: Patent, field: Field) =>
  field === 'expiry' ? patent.lastDay : patent[field]

import * as z from 'zod/mini'
import { del, get, pageOf, post, put } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { Patent, PATENT_TERM, patentRecordApi } from '@/entities/patents.api'
import { perScope, type Scope } from '@/entities/roomScope'
import { exportOf } from '@/shared/files/exports'
import { IMPORT_RULES, importOf } from '@/shared/files/imports'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { day, dictCode, files, nullable, required, text, type FieldParser } from '@/shared/form/fieldParsers'
import { addYears } from '@/shared/lib/dates'
import { toHalfWidth } from '@/shared/lib/parseNumber'
import { RoomQuery } from '../domain/roomQuery'
import { DEADLINES } from './deadlines'

export const PATENT_RULES = ['pct', 'beforeApplication', 'reason'] as const
type PatentRule = (typeof PATENT_RULES)[number]

const internationalNo: FieldParser<string, PatentRule> = {
  parse: (typed, addError) => {
    const number = toHalfWidth(String(typed)).trim().toUpperCase()
    return /^PCT\/[A-Z]{2}\d{2}(\d{2})?\/\d{5,6}$/.test(number) ? number : addError('pct')
  },
}

const fields = {
  applicationNo: required(text(2, 40)),
  applicationDate: required(day),
  patentNo: nullable(text(2, 40)),
  effectiveDate: nullable(day),
  applicant: required(text(2, 80)),
  beneficiary: nullable(text(2, 80)),
  internationalNo: nullable(internationalNo),
  firstCountry: nullable(text(2, 40)),
  /** Dictionaries `patent_receiving_office`, `patent_kind` and `patent_legal_status`. */
  receivingOffice: nullable(dictCode),
  title: nullable(text(2, 200)),
  kind: nullable(dictCode),
  legalStatus: nullable(dictCode),
  /** Null: {@link PATENT_TERM} years after the application. */
  expiry: nullable(day),
  expiryReason: nullable(text(5, 200)),
  nextFeeDate: nullable(day),
  family: nullable(text(2, 80)),
}

/** Form input of a patent. The specification names the fields; their limits are assumed, here only. */
export const PatentInput = z.object({ ...fields, certificate: files(1) }).check(
  z.superRefine((patent, context) => {
    const addError: AddError<PatentRule> = errorReporter(context)
    const { applicationDate, effectiveDate, expiry } = patent
    if (patent.legalStatus === 'granted' && !patent.patentNo) addError(['patentNo'], 'required')
    if (effectiveDate && effectiveDate < applicationDate) addError(['effectiveDate'], 'beforeApplication')
    if (expiry && expiry < applicationDate) addError(['expiry'], 'beforeApplication')
    const isDefaultTerm = !expiry || expiry === addYears(applicationDate, PATENT_TERM)
    if (!isDefaultTerm && !patent.expiryReason) addError(['expiryReason'], 'reason')
  }, RUN_DESPITE_FIELD_ERRORS),
)

export type PatentBody = z.output<typeof PatentInput>

const PatentFilter = z.extend(PageQuery, {
  roomId: z.string(),
  keyword: z.optional(z.string()),
  kind: z.optional(z.string()),
  legalStatus: z.optional(z.string()),
  firstCountry: z.optional(z.string()),
  deadline: z.optional(z.enum(DEADLINES)),
})
export type PatentFilter = z.infer<typeof PatentFilter>

export const IMPORTED_FIELDS = ['applicationNo', ...Object.keys(fields).slice(1)] as [
  'applicationNo',
  ...(keyof typeof fields)[],
]

export const PATENT_IMPORT_RULES = [...PATENT_RULES, ...IMPORT_RULES] as const

const patentApi = (scope: Scope) => ({
  list: get(`/${scope}/patent/list`, { query: PatentFilter, response: pageOf(Patent) }),
  detail: patentRecordApi[scope],
  /** Exports the filtered list as a workbook: first of two steps. */
  export: exportOf(
    `/${scope}/patent/export`,
    z.extend(z.omit(PatentFilter, { pageNum: true, pageSize: true }), { language: z.enum(['zh', 'en']) }),
  ),
  create: post(`/${scope}/patent`, { body: z.intersection(PatentInput, RoomQuery) }),
  update: put(`/${scope}/patent`, {
    body: z.intersection(PatentInput, z.object({ id: z.string(), version: z.number() })),
  }),
  remove: del(`/${scope}/patent/:ids`),
  importData: importOf(`/${scope}/patent/importData`),
})

export const patentApis = perScope(patentApi)

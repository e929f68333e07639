import * as z from 'zod'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { Patent, PATENT_TERM, patentRecordApi } from '@/shared/domain/patent/api'
import { exportOf } from '@/shared/files/exports'
import { BESIDE_OTHERS, refuseIn, type Refuse } from '@/shared/form/issues'
import { day, entry, files, nullable, required, text, type Reader } from '@/shared/form/readers'
import { addYears } from '@/shared/lib/dates'
import { toHalfWidth } from '@/shared/lib/typedNumber'
import { inEachScope, type Scope } from '../domain/scope'
import { DEADLINES } from './deadlines'

/** The rules that only a patent has; their texts stand in the area. */
export const PATENT_RULES = ['pct', 'beforeApplication', 'reason'] as const
type PatentRule = (typeof PATENT_RULES)[number]

const internationalNo: Reader<string, PatentRule> = {
  read: (typed, refuse) => {
    const number = toHalfWidth(String(typed)).trim().toUpperCase()
    return /^PCT\/[A-Z]{2}\d{2}(\d{2})?\/\d{5,6}$/.test(number) ? number : refuse('pct')
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
  /** Dictionary `patent_receiving_office`, `patent_kind` and `patent_legal_status`. */
  receivingOffice: nullable(entry),
  title: nullable(text(2, 200)),
  kind: nullable(entry),
  legalStatus: nullable(entry),
  /** Null: {@link PATENT_TERM} years after the application. */
  expiry: nullable(day),
  expiryReason: nullable(text(5, 200)),
  nextFeeDate: nullable(day),
  family: nullable(text(2, 80)),
}

/** A patent as it is typed. The specification names the fields; their limits are assumed, here only. */
export const PatentInput = z.object({ ...fields, certificate: files(1) }).superRefine((patent, context) => {
  const refuse: Refuse<PatentRule> = refuseIn(context)
  const { applicationDate, effectiveDate, expiry } = patent
  if (patent.legalStatus === 'granted' && !patent.patentNo) refuse(['patentNo'], 'required')
  if (effectiveDate && effectiveDate < applicationDate) refuse(['effectiveDate'], 'beforeApplication')
  if (expiry && expiry < applicationDate) refuse(['expiry'], 'beforeApplication')
  const isUsual = !expiry || expiry === addYears(applicationDate, PATENT_TERM)
  if (!isUsual && !patent.expiryReason) refuse(['expiryReason'], 'reason')
}, BESIDE_OTHERS)

export type PatentBody = z.output<typeof PatentInput>

const InRoom = z.object({ roomId: z.string() })

const PatentFilter = PageQuery.extend({
  roomId: z.string(),
  keyword: z.string().optional(),
  kind: z.string().optional(),
  legalStatus: z.string().optional(),
  firstCountry: z.string().optional(),
  deadline: z.enum(DEADLINES).optional(),
})
export type PatentFilter = z.infer<typeof PatentFilter>

/** The columns of a table of patents. */
export const IMPORTED_FIELDS = Object.keys(fields) as (keyof typeof fields)[]

/** What only a row of a table can have wrong: its number stands in the room already, or twice in the table. */
export const IMPORT_RULES = [...PATENT_RULES, 'taken', 'twice'] as const

const RowIssue = z.object({
  field: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type PatentIssue = z.infer<typeof RowIssue>

/** Assumed: all rows of the table are taken, or none, and each says what is wrong with it. */
const Imported = z.object({
  rows: z.array(
    z.object({
      /** Of the table, counted from 1. */
      line: z.number(),
      applicationNo: z.string(),
      issues: listOf(RowIssue),
    }),
  ),
  /** The table again, with what is wrong beside each row, to be mended and sent: the name of a file made for it. */
  file: z.string().nullish(),
})
export type Imported = z.infer<typeof Imported>
export type ImportedRow = Imported['rows'][number]

const patentApi = (scope: Scope) => ({
  list: get(`/${scope}/patent/list`, { query: PatentFilter, response: pageOf(Patent) }),
  detail: patentRecordApi[scope],
  /** What the list finds, as a workbook: the first of two steps. */
  export: exportOf(
    `/${scope}/patent/export`,
    PatentFilter.omit({ pageNum: true, pageSize: true }).extend({ language: z.enum(['zh', 'en']) }),
  ),
  create: post(`/${scope}/patent`, { body: PatentInput.and(InRoom) }),
  update: put(`/${scope}/patent`, { body: PatentInput.and(z.object({ id: z.string() })) }),
  remove: del(`/${scope}/patent/:ids`),
  /** Multipart: `roomId`, `language` of what is said of wrong rows, and the table in the field `file`. */
  importData: post(`/${scope}/patent/importData`, {
    body: z.custom<FormData>((value) => value instanceof FormData),
    response: dataOf(Imported),
    // The row of the file says what went wrong with it.
    alerts: 'session',
  }),
})

export const patentApis = inEachScope(patentApi)

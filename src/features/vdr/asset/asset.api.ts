import * as z from 'zod/mini'
import { chosenName, textIfAny } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { serverToday } from '@/shared/api/serverToday'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  creditCode,
  day,
  dictCode,
  nullable,
  oneOf,
  required,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'

/** Rules that only an asset has; their texts are in the feature's translations. */
export const ASSET_RULES = ['afterToday', 'beforeEntry'] as const
type AssetRule = (typeof ASSET_RULES)[number]

/** A day up to today, by the server's calendar. */
const pastDay: FieldParser<string, AssetRule> = {
  parse: (typed, addError) => {
    const given = day.parse(typed, addError)
    return given !== undefined && given > serverToday() ? addError('afterToday') : given
  },
}

const asset = {
  name: required(text(2, 80)),
  ingredient: nullable(text(1, 120)),
  registrationNo: nullable(text(2, 40)),
  clinicalEntry: nullable(pastDay),
  /** Dictionary `clinical_phase`. */
  phase: required(dictCode),
  phaseTime: nullable(day),
  funds: nullable(amount()),
  currency: nullable(oneOf(CONVERTIBLE_CURRENCIES)),
}
const organisation = {
  orgName: required(text(2, 80)),
  legalPerson: required(text(2, 40)),
  creditCode: required(creditCode),
}
const fields = { ...asset, ...organisation }

export type AssetField = keyof typeof fields
export const ASSET_FIELDS = Object.keys(asset) as (keyof typeof asset)[]
export const ORGANISATION_FIELDS = Object.keys(organisation) as (keyof typeof organisation)[]
const FIELDS = [...ASSET_FIELDS, ...ORGANISATION_FIELDS] as const

const SourceInput = z.object({
  field: z.enum(FIELDS),
  documentId: z.string(),
  versionId: z.nullish(z.string()),
  page: z.int().check(z.minimum(1)),
})

/** Asset of a room as typed. The specification names the fields; their limits are assumed, in this file only. */
export const AssetInput = z
  .object({
    ...fields,
    sources: listOf(SourceInput),
  })
  .check(
    z.superRefine(({ clinicalEntry, phaseTime, funds, currency }, context) => {
      const addError: AddError<AssetRule> = errorReporter(context)
      if (clinicalEntry && phaseTime && phaseTime < clinicalEntry) addError(['phaseTime'], 'beforeEntry')
      if (funds !== null && currency === null) addError(['currency'], 'required')
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type AssetBody = z.output<typeof AssetInput>

const Source = z.object({
  field: z.string(),
  documentId: z.coerce.string(),
  documentName: chosenName(textIfAny),
  /** Missing when the caller may not see that version; they get the version that they may see. */
  versionId: z.nullish(z.coerce.string()),
  versionNo: z.nullish(z.number()),
  page: z.number(),
})
export type Source = z.infer<typeof Source>

/** Asset of a room. The server omits sources in documents that the caller may not see. */
const Asset = z.object({
  /** Increases with every change; a change names the version that it is based on. */
  version: z.catch(z.number(), 0),
  name: textIfAny,
  ingredient: textIfAny,
  registrationNo: textIfAny,
  clinicalEntry: textIfAny,
  phase: textIfAny,
  phaseTime: textIfAny,
  funds: z.nullish(z.number()),
  currency: z.catch(z.nullish(z.enum(CONVERTIBLE_CURRENCIES)), null),
  orgName: textIfAny,
  legalPerson: textIfAny,
  creditCode: textIfAny,
  sources: listOf(Source),
})
export type Asset = z.infer<typeof Asset>

const Value = z.nullish(z.union([z.string(), z.number()]))

const AssetChange = z.object({
  id: z.coerce.string(),
  time: textIfAny,
  by: textIfAny,
  changes: listOf(z.object({ field: z.string(), before: Value, after: Value })),
})
export type AssetChange = z.infer<typeof AssetChange>

export const assetApi = {
  read: get('/vdr/asset/:roomId', { response: dataOf(Asset) }),
  save: put('/vdr/asset', {
    body: z.intersection(AssetInput, z.object({ roomId: z.string(), version: z.number() })),
  }),
  /** Newest first. */
  history: get('/vdr/asset/history/:roomId', {
    query: z.extend(PageQuery, { field: z.optional(z.enum(FIELDS)) }),
    response: pageOf(AssetChange),
  }),
}

import * as z from 'zod/mini'
import { dataOf, del, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { importOf } from '@/shared/files/imports'
import { exactAmount, integer, oneOf, optional, positive, required, text } from '@/shared/form/fieldParsers'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { AREAS } from '../../engine/method/methodTables'
import { STAGES } from '../../engine/method/valuationTypes'
import { MODALITIES } from '../../form/model/formOptions'
import { Comparable } from './reportContent'

export const DEAL_STAGES = [...STAGES, 'listed'] as const
export const DEAL_AREAS = Object.keys(AREAS).filter((area) => area !== 'all') as Exclude<
  keyof typeof AREAS,
  'all'
>[]

/** An absent filter leaves out no deals. */
const ComparableFilter = z.object({
  stage: z.optional(z.string()),
  area: z.optional(z.string()),
  modality: z.optional(z.string()),
  /** Earliest year of a deal. */
  since: z.optional(z.coerce.number()),
  currency: z.enum(CONVERTIBLE_CURRENCIES),
})
export type ComparableFilter = z.infer<typeof ComparableFilter>

const FIRST_YEAR = 1980
const LAST_YEAR = 2100

/** A user's own deal, as the row of an imported table. */
export const OwnDealInput = z.object({
  name: required(text(1, 60)),
  stage: required(oneOf(DEAL_STAGES)),
  area: required(oneOf(DEAL_AREAS)),
  modality: optional(oneOf(MODALITIES)),
  year: required(integer(FIRST_YEAR, LAST_YEAR)),
  value: required(positive(exactAmount())),
  currency: required(oneOf(CONVERTIBLE_CURRENCIES)),
})
export type OwnDealInput = z.infer<typeof OwnDealInput>

export const OWN_DEAL_FIELDS = ['name', 'stage', 'area', 'modality', 'year', 'value', 'currency'] as const

const OwnDeal = z.object({
  id: z.coerce.string(),
  name: z.string(),
  stage: z.string(),
  area: z.string(),
  modality: z.nullish(z.string()),
  year: z.number(),
  value: z.number(),
  currency: z.enum(CONVERTIBLE_CURRENCIES),
})
export type OwnDeal = z.infer<typeof OwnDeal>

/* Assumed: an account's own deals are stored on the server and are visible to that account only. */
export const comparableApi = {
  /** Deals that pass a filter, own ones included. The section that shows them displays errors itself. */
  list: get('/valuation/comparables', {
    query: ComparableFilter,
    response: dataOf(listOf(Comparable)),
    alerts: 'session',
  }),
  own: get('/valuation/comparables/own', { response: dataOf(listOf(OwnDeal)), alerts: 'session' }),
  importOwn: importOf('/valuation/comparables/own/importData'),
  removeOwn: del('/valuation/comparables/own/:ids'),
}

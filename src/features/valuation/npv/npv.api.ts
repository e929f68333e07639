import * as z from 'zod/mini'
import { dataOf, del, download, get, pageOf, post, put } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { CatalogEntry } from '@/entities/catalog/catalog.api'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { LANGUAGES } from '@/shared/lib/language'
import { NpvBody } from './npvBody'
import { StoredNpv } from './npvSchema'

export const MARKET_STATUSES = ['listed', 'upcoming'] as const

const NpvRow = z.object({
  id: z.coerce.string(),
  name: z.string(),
  product: z.nullish(CatalogEntry),
  status: z.enum(MARKET_STATUSES),
  currency: z.enum(CONVERTIBLE_CURRENCIES),
  baseDate: z.string(),
  launchDate: z.string(),
  /** Money, computed by the server when the calculation was saved. */
  npv: z.number(),
  peakSales: z.number(),
  updateTime: z.string(),
})
export type NpvRow = z.infer<typeof NpvRow>

const NpvFilter = z.extend(PageQuery, {
  name: z.optional(z.string()),
  status: z.optional(z.enum(MARKET_STATUSES)),
})

const Npv = z.extend(NpvRow, { form: StoredNpv })
export type Npv = z.infer<typeof Npv>

const Saved = z.object({ id: z.coerce.string(), npv: z.number() })

export const npvApi = {
  list: get('/valuation/npv/list', { query: NpvFilter, response: pageOf(NpvRow) }),
  detail: get('/valuation/npv/:id', { response: dataOf(Npv) }),
  create: post('/valuation/npv', { body: NpvBody, response: dataOf(Saved) }),
  update: put('/valuation/npv', {
    body: z.intersection(NpvBody, z.object({ id: z.string() })),
    response: dataOf(Saved),
  }),
  remove: del('/valuation/npv/:ids'),
  download: download('/valuation/npv/download/:id', {
    query: z.object({ format: z.enum(['pdf', 'xlsx']), language: z.optional(z.enum(LANGUAGES)) }),
  }),
}

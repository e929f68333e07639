import * as z from 'zod/mini'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'

export const CatalogEntry = z.object({
  id: z.string().check(z.minLength(1)),
  nameEn: z.string(),
  nameZh: z.string(),
  therapeuticArea: z.nullish(z.string()),
})
export type CatalogEntry = z.infer<typeof CatalogEntry>

export const SEARCH_MODES = [
  'drug',
  'indication',
  'target',
  'pipeline',
  'company',
  'engineered',
  'integrated',
] as const
export type SearchMode = (typeof SEARCH_MODES)[number]

const Suggestion = z.extend(CatalogEntry, {
  id: z.coerce.string().check(z.minLength(1)),
  /** Symbol, brand or code that distinguishes items of the same name. */
  hint: z.nullish(z.string()),
})
export type Suggestion = z.infer<typeof Suggestion>

const SuggestionGroup = z.object({
  entity: z.string(),
  items: listOf(Suggestion),
})

export type SuggestionGroup = z.infer<typeof SuggestionGroup>

const SuggestQuery = z.object({ mode: z.enum(SEARCH_MODES), keyword: z.string() })

export const catalogApi = {
  /** The picker shows its failures itself. */
  suggest: get('/search/suggest', {
    query: SuggestQuery,
    response: dataOf(listOf(SuggestionGroup)),
    alerts: 'session',
  }),
}

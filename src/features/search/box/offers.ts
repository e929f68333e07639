import type { Suggestion, SuggestionGroup } from '@/entities/catalog/catalog.api'
import type { Recent } from './recent'

const MAX_SUGGESTIONS = 10

export type Offer =
  | { kind: 'thing'; key: string; entity: string; entry: Suggestion; name: string }
  | ({ kind: 'recent'; key: string } & Recent)

export interface OfferGroup {
  /** An entity, or `recent`. */
  name: string
  offers: readonly Offer[]
}

export function offersOf(
  typed: string,
  recent: readonly Recent[],
  suggested: readonly SuggestionGroup[],
): OfferGroup[] {
  if (typed.trim() === '') {
    if (recent.length === 0) return []
    return [
      {
        name: 'recent',
        offers: recent.map((each, index) => ({ kind: 'recent', key: `recent-${index}`, ...each })),
      },
    ]
  }
  let remaining = MAX_SUGGESTIONS
  return suggested.flatMap(({ entity, items }) => {
    const offers = items.slice(0, remaining).map((entry, index): Offer => ({
      kind: 'thing',
      key: `${entity}-${index}`,
      entity,
      entry,
      name: entry.nameEn || entry.nameZh,
    }))
    remaining -= offers.length
    return offers.length > 0 ? [{ name: entity, offers }] : []
  })
}

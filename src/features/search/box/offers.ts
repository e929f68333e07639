import type { Suggestion, SuggestionGroup } from '@/entities/catalog/catalog.api'
import type { Recent } from './recent'

/** Suggestions shown at most. */
const MOST = 10

/** What the panel below the box offers: a thing of the catalogue, or a search made before. */
export type Offer =
  | { kind: 'thing'; key: string; entity: string; entry: Suggestion; name: string }
  | ({ kind: 'recent'; key: string } & Recent)

export interface OfferGroup {
  /** An entity, or `recent`. */
  name: string
  offers: readonly Offer[]
}

/** Recent searches while nothing is typed, else the suggestions, at most ten of them. */
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
  let left = MOST
  return suggested.flatMap(({ entity, items }) => {
    const offers = items.slice(0, left).map((entry, index): Offer => ({
      kind: 'thing',
      key: `${entity}-${index}`,
      entity,
      entry,
      name: entry.nameEn || entry.nameZh,
    }))
    left -= offers.length
    return offers.length > 0 ? [{ name: entity, offers }] : []
  })
}

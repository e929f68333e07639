import { catalogApi, type SearchMode } from '@/shared/domain/catalog/api'
import { mock } from '../mock'
import { score } from '../search'
import { CATALOG, type Entity } from '../seed/catalog'

/** Suggestions a search gives at most. */
const LIMIT = 10

const ENTITIES: Record<SearchMode, readonly Entity[]> = {
  drug: ['drug'],
  pipeline: ['drug'],
  engineered: ['drug'],
  indication: ['indication'],
  target: ['target'],
  company: ['company'],
  integrated: ['drug', 'target', 'indication', 'company'],
}

export const catalogMocks = [
  mock(catalogApi.suggest, 'signed-in', ({ query: { mode, keyword } }) =>
    ENTITIES[mode].map((entity) => ({
      entity,
      items: CATALOG[entity]
        .map((item) => ({ item, rank: score(keyword, item.names) }))
        .filter(({ rank }) => rank > 0)
        .sort((a, b) => b.rank - a.rank || a.item.nameEn.localeCompare(b.item.nameEn))
        .slice(0, LIMIT)
        .map(({ item: { names: _names, ...item } }) => item),
    })),
  ),
]

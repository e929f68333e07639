const ENTITIES_WITH_PAGE = new Set(['drug', 'indication', 'target', 'company', 'trial'])

/** URL of an entity's detail page; null for a kind without one. */
export const detailPath = (entity: string, id: string): string | null =>
  ENTITIES_WITH_PAGE.has(entity) ? `/search/${entity}/${encodeURIComponent(id)}` : null

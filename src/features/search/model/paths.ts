/** Kinds of things that have a page of their own. */
const ENTITIES = new Set(['drug', 'indication', 'target', 'company', 'trial'])

/** Address of a thing's own page; null for a kind that has none. */
export const detailPath = (entity: string, id: string): string | null =>
  ENTITIES.has(entity) ? `/search/${entity}/${encodeURIComponent(id)}` : null

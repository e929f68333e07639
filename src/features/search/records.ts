import { call } from '@/shared/api'
import { catalogApi } from '@/entities/catalog/catalog.api'
import { namesOf } from '@/entities/catalog/catalogNames'
import type { FindRecords } from '@/shared/feature'
import { detailPath } from './model/detailPath'

/** Catalogue suggestions that have a page; suggestions do not count against the daily search quota. */
export const findRecords: FindRecords = async (keyword, { language, signal }) => {
  const result = await call(catalogApi.suggest, { query: { mode: 'integrated', keyword } }, { signal })
  if (!result.ok) return result
  const data = result.data.flatMap(({ entity, items }) =>
    items.flatMap((entry) => {
      const to = detailPath(entity, entry.id)
      const [title, other] = namesOf(entry, language)
      return to === null ? [] : { kind: entity, id: entry.id, title, hint: entry.hint || other, to }
    }),
  )
  return { ...result, data }
}

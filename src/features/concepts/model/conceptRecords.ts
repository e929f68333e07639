import { call } from '@/shared/api'
import { MAX_RECORDS, type FindRecords } from '@/shared/feature'
import { conceptPath } from './conceptPath'
import { conceptApi } from './concepts.api'

/** Searches concepts by code, name, organisation and subject. */
export const findRecords: FindRecords = async (keyword, { signal }) => {
  const query = { pageNum: 1, pageSize: MAX_RECORDS, keyword, everyHall: 'true' } as const
  const result = await call(conceptApi.list, { query }, { signal })
  if (!result.ok) return result
  const data = result.data.rows.map((concept) => ({
    kind: 'concept',
    id: concept.id,
    title: concept.name || concept.code || '',
    hint: concept.code ?? '',
    to: conceptPath(concept),
  }))
  return { ...result, data }
}

import { call } from '@/shared/api'
import { MAX_RECORDS, type FindRecords } from '@/shared/feature'
import { projectAddress } from './addresses'
import { projectListApi } from './projectLink.api'

export const findRecords: FindRecords = async (keyword, { signal }) => {
  const query = { pageNum: 1, pageSize: MAX_RECORDS, keyword }
  const result = await call(projectListApi.list, { query }, { signal })
  if (!result.ok) return result
  const data = result.data.rows.map(({ id, name, code }) => ({
    kind: 'project',
    id,
    title: name,
    hint: code,
    to: projectAddress(id),
  }))
  return { ...result, data }
}

import { failure, type Result } from '@/shared/api'
import { conceptApi } from '../model/concepts.api'
import { useConceptMutation } from '../model/useConceptMutation'

export type ArchiveAction = 'seal' | 'unseal'

/** Result for each concept, with the server's message if there is one. */
export type ArchiveResults = readonly { id: string; ok: boolean; msg: string }[]

/**
 * Concepts being archived or restored. The requests are GETs, which the duplicate check does not cover: a second
 * request for a concept must wait for the first.
 */
const pendingIds = new Set<string>()

/** Archives or restores concepts with a single request, which is never retried automatically. */
export function useArchive(action: ArchiveAction) {
  const send = useConceptMutation(conceptApi[action])
  return async (ids: readonly string[]): Promise<Result<ArchiveResults>> => {
    if (ids.some((id) => pendingIds.has(id))) return failure('duplicate')
    for (const id of ids) pendingIds.add(id)
    const result = await send({ path: { ids: ids.join(',') } })
    for (const id of ids) pendingIds.delete(id)
    return result
  }
}

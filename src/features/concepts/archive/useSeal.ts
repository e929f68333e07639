import { failure, type Result } from '@/shared/api'
import { conceptApi } from '../model/concepts.api'
import { useChange } from '../model/useChange'

export type SealAction = 'seal' | 'unseal'

/** What became of each concept; the server's words where it gave any. */
export type SealResults = readonly { id: string; ok: boolean; msg: string }[]

/**
 * Concepts on their way into the archive or out of it. The calls are GETs, which the rule against duplicates does not
 * cover: a second one about a concept waits for the first to be over.
 */
const underWay = new Set<string>()

/** Moves concepts into the archive or out of it, all of them with one call that is never repeated by itself. */
export function useSeal(action: SealAction) {
  const send = useChange(conceptApi[action])
  return async (ids: readonly string[]): Promise<Result<SealResults>> => {
    if (ids.some((id) => underWay.has(id))) return failure('duplicate')
    for (const id of ids) underWay.add(id)
    const result = await send({ path: { ids: ids.join(',') } })
    for (const id of ids) underWay.delete(id)
    return result
  }
}

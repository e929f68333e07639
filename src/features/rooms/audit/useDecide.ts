import { failure, useWrite, type AnswerOf } from '@/shared/api'
import type { Result } from '@/shared/api/result'
import { documentApis } from '../documents/documents.api'
import { roomNoticeApis } from '../room/roomChanges.api'
import { useRoomApi } from '../room/roomContext'
import { auditApis, type Decision } from './audit.api'

type Api = (typeof auditApis)['vdr']
type Outcome = AnswerOf<Api['decide']>[number]

/** Decides about versions; what shows them and the documents is read again. */
export function useDecide() {
  const { api, scope } = useRoomApi(auditApis)
  return useWrite(api.decide, { invalidates: [api, documentApis[scope], roomNoticeApis[scope]] })
}

/** The same about one: what the server says of it is the result. */
export function useDecideOne() {
  const decide = useDecide()
  return async (id: string, decision: Decision): Promise<Result<Outcome | undefined>> => {
    const answer = await decide({ body: { ids: [id], decision } })
    if (!answer.ok) return answer
    const outcome = answer.data.find((each) => each.id === id)
    return outcome?.ok === false ? failure('refused', null, outcome.msg ?? '') : { ok: true, data: outcome }
  }
}

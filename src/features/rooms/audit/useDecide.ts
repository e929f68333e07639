import { failure, useApiMutation, type AnswerOf } from '@/shared/api'
import type { Result } from '@/shared/api/result'
import { documentApis } from '../documents/documents.api'
import { roomNoticeApis } from '../room/roomChanges.api'
import { useRoomApi } from '../room/roomContext'
import { auditApis, type Decision } from './audit.api'

type Api = (typeof auditApis)['vdr']
type DecisionResult = AnswerOf<Api['decide']>[number]

export function useDecide() {
  const { api, scope } = useRoomApi(auditApis)
  return useApiMutation(api.decide, { invalidates: [api, documentApis[scope], roomNoticeApis[scope]] })
}

/** Decides a single version; an error of that version becomes the result. */
export function useDecideOne() {
  const decide = useDecide()
  return async (id: string, decision: Decision): Promise<Result<DecisionResult | undefined>> => {
    const answer = await decide({ body: { ids: [id], decision } })
    if (!answer.ok) return answer
    const outcome = answer.data.find((each) => each.id === id)
    return outcome?.ok === false ? failure('refused', null, outcome.msg ?? '') : { ok: true, data: outcome }
  }
}

import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import type { QuestionViewer } from '../domain/questionWorkflow'
import { useRoom, useRoomApi } from '../room/roomContext'
import { isAboutRoom, RoomNews } from '../room/useRevocation'
import { faqApis, groupApis, questionApis } from './questions.api'

export function useQuestionViewer(): QuestionViewer {
  const { role, state, memberId } = useRoom()
  return { role, state, memberId: memberId ?? null }
}

export function useGroups(keyword = '') {
  const { api, roomId } = useRoomApi(groupApis)
  const query = { roomId, pageNum: 1, pageSize: MAX_PAGE_SIZE, ...(keyword === '' ? {} : { keyword }) }
  return useQuery(apiQuery(api.list, { query }))
}

/** Remaining quota of the user's tag; `given` and `left` are null if unlimited. */
export function useQuota() {
  const { api, roomId } = useRoomApi(questionApis)
  const { data } = useQuery(apiQuery(api.quota, { query: { roomId } }))
  const given = data?.given ?? null
  const left = given === null ? null : Math.max(0, given - (data?.used ?? 0))
  return { given, left, isUsed: left === 0 }
}

export function useChatNews() {
  const { scope, roomId } = useRoomApi(groupApis)
  // Messages are handled by `useThread`.
  useLiveInvalidation('vdrChat', [questionApis[scope], faqApis[scope], groupApis[scope]], {
    schema: RoomNews,
    matches: (news) => isAboutRoom(news, roomId),
  })
}

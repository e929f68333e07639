import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { read } from '@/shared/api'
import { MOST_ROWS } from '@/shared/api/page'
import { useReadAgain } from '@/shared/live/useReadAgain'
import type { QuestionViewer } from '../domain/questionWorkflow'
import { useRoom, useRoomApi } from '../room/roomContext'
import { faqApis, groupApis, questionApis } from './questions.api'

/** The user, as the workflow of questions asks about him. */
export function useQuestionViewer(): QuestionViewer {
  const { role, state, memberId } = useRoom()
  return { role, state, memberId: memberId ?? null }
}

/** The groups of the room in hand that the user is in. */
export function useGroups(keyword = '') {
  const { api, roomId } = useRoomApi(groupApis)
  const query = { roomId, pageNum: 1, pageSize: MOST_ROWS, ...(keyword === '' ? {} : { keyword }) }
  return useQuery(read(api.list, { query }))
}

/** What the user's tag may still ask; without limit nothing is said. */
export function useQuota() {
  const { api, roomId } = useRoomApi(questionApis)
  const { data } = useQuery(read(api.quota, { query: { roomId } }))
  const given = data?.given ?? null
  const left = given === null ? null : Math.max(0, given - (data?.used ?? 0))
  return { given, left, isUsed: left === 0 }
}

/** What says that something is new in a room; of a group only where it was said there. */
export const ChatNews = z.object({ roomId: z.coerce.string(), groupId: z.optional(z.coerce.string()) })

/** Reads questions, groups and published answers of a room again when something became of them. */
export function useChatNews() {
  const { scope, roomId } = useRoomApi(groupApis)
  // The messages of a group are read by its thread.
  useReadAgain('vdrChat', [questionApis[scope], faqApis[scope], groupApis[scope]], {
    schema: ChatNews,
    isMeant: (news) => news.roomId === roomId,
  })
}

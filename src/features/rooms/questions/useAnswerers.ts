import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { questionRole } from '../domain/questionWorkflow'
import { memberApis } from '../members/members.api'
import { useRoomApi } from '../room/roomContext'
import { useTags } from '../tags/useTags'

/** Possible assignees of a question, as select options: coordinators, and members of answering tags. */
export function useAnswerers() {
  const { api, roomId } = useRoomApi(memberApis)
  const { tags } = useTags()
  const query = { roomId, pageNum: 1, pageSize: MAX_PAGE_SIZE }
  const { data } = useQuery(apiQuery(api.list, { query }))
  const typeOf = new Map(tags.map(({ id, type }) => [id, type]))
  return (data?.rows ?? [])
    .filter(({ state }) => state === 'loggedIn' || state === 'enabled')
    .filter(({ role, tagId }) => questionRole(role, typeOf.get(tagId ?? '') ?? '') !== 'asker')
    .map(({ id, name, email, tagName }) => ({
      value: id,
      label: [name || email, tagName].filter(Boolean).join(' · '),
    }))
}

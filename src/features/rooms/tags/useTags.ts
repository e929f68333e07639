import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { tagApis } from './tags.api'

/** Tags of the current room, also as select options; empty if hidden from the user. */
export function useTags() {
  const { api, roomId } = useRoomApi(tagApis)
  const query = { roomId, pageNum: 1, pageSize: MAX_PAGE_SIZE }
  const { data, isLoading } = useQuery({ ...apiQuery(api.list, { query }), enabled: useRoomCan('tag:list') })
  const tags = data?.rows ?? []
  return { isLoading, tags, options: tags.map(({ id, name }) => ({ value: id, label: name })) }
}

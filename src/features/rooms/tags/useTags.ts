import { useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { MOST_ROWS } from '@/shared/api/page'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { tagApis } from './tags.api'

/** The tags of the room in hand, for a choice among them; none for who may not see them. */
export function useTags() {
  const { api, roomId } = useRoomApi(tagApis)
  const query = { roomId, pageNum: 1, pageSize: MOST_ROWS }
  const { data, isLoading } = useQuery({ ...read(api.list, { query }), enabled: useRoomCan('tag:list') })
  const tags = data?.rows ?? []
  return { isLoading, tags, options: tags.map(({ id, name }) => ({ value: id, label: name })) }
}

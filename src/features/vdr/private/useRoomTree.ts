import { useQuery } from '@tanstack/react-query'
import { documentApis, useRoom } from '@/features/rooms'
import { read } from '@/shared/api'

/** Folders and documents of the room in hand, as far as the caller may see them. */
export function useRoomTree() {
  const { id: roomId } = useRoom()
  return useQuery(read(documentApis.vdr.tree, { query: { roomId } }))
}

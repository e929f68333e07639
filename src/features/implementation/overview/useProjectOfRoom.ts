import { useQuery } from '@tanstack/react-query'
import { useRoom } from '@/features/rooms'
import { read } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { overviewApi } from './overview.api'

/** What becomes of the project that the room in hand belongs to. */
export function useProjectOfRoom() {
  const { id: roomId } = useRoom()
  const maySee = useCan('implement:project:list')
  return { ...useQuery({ ...read(overviewApi.ofRoom, { query: { roomId } }), enabled: maySee }), maySee }
}

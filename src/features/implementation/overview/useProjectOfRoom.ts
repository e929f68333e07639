import { useQuery } from '@tanstack/react-query'
import { useRoom } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { overviewApi } from './overview.api'

export function useProjectOfRoom() {
  const { id: roomId } = useRoom()
  const maySee = useCan('implement:project:list')
  return { ...useQuery({ ...apiQuery(overviewApi.ofRoom, { query: { roomId } }), enabled: maySee }), maySee }
}

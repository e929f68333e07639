import { useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { useRoomApi, useRoomCan } from './roomContext'
import { settingApis } from './roomSettings.api'

/** What is set of the room in hand, for who may see it; where it cannot be read, what he does goes on without. */
export function useSetting() {
  const { api, roomId } = useRoomApi(settingApis)
  const maySee = useRoomCan('setting:list')
  const { data: setting, isLoading } = useQuery({ ...read(api.read, { path: { roomId } }), enabled: maySee })
  return { setting, isLoading }
}

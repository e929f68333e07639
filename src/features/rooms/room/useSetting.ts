import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { useRoomApi, useRoomCan } from './roomContext'
import { settingApis } from './roomSettings.api'

/**
 * Settings of the current room; undefined if hidden from the user or failed to load, so callers have to work without
 * them.
 */
export function useSetting() {
  const { api, roomId } = useRoomApi(settingApis)
  const maySee = useRoomCan('setting:list')
  const { data: setting, isLoading } = useQuery({
    ...apiQuery(api.read, { path: { roomId } }),
    enabled: maySee,
  })
  return { setting, isLoading }
}

import { useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { useRoomApi } from '../room/roomContext'
import { zipApis } from './documents.api'
import { useZipTask } from './zipTask'

export function useZip() {
  const { api, scope, roomId } = useRoomApi(zipApis)
  const startTask = useApiMutation(api.start)
  const notifyFailure = useNotifyFailure()
  const [, setTaskId] = useZipTask(scope, roomId)
  const [isBusy, setBusy] = useState(false)
  async function start(ids?: string[]) {
    setBusy(true)
    const result = await startTask({ body: { roomId, ...(ids && { ids }) } })
    setBusy(false)
    if (result.ok) setTaskId(result.data.id)
    else notifyFailure(result)
  }
  return { isBusy, start }
}

import { useState } from 'react'
import { useWrite } from '@/shared/api'
import { useFailureMessage } from '@/shared/ui/useFailureMessage'
import { useRoomApi } from '../room/roomContext'
import { zipApis } from './documents.api'
import { useZipTask } from './zipTask'

/** Begins an archive of a selection, without one of the whole room; the bar above the screen shows how far it is. */
export function useZip() {
  const { api, scope, roomId } = useRoomApi(zipApis)
  const begin = useWrite(api.start)
  const tellFailure = useFailureMessage()
  const [, put] = useZipTask(scope, roomId)
  const [isBusy, setBusy] = useState(false)
  async function start(ids?: string[]) {
    setBusy(true)
    const result = await begin({ body: { roomId, ...(ids && { ids }) } })
    setBusy(false)
    if (result.ok) put(result.data.id)
    else tellFailure(result)
  }
  return { isBusy, start }
}

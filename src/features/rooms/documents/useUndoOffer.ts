import { useApiMutation } from '@/shared/api'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { useRoomApi } from '../room/roomContext'
import { documentApis, recycleApis } from './documents.api'

export function useUndoOffer() {
  const { api, scope } = useRoomApi(documentApis)
  const undo = useApiMutation(api.undo, { invalidates: [api, recycleApis[scope]] })
  const offer = useUndoNotice()
  return (title: string, id: string | null | undefined) =>
    offer(title, id == null ? undefined : () => undo({ path: { id } }))
}

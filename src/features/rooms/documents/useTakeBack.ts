import { useWrite } from '@/shared/api'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { useRoomApi } from '../room/roomContext'
import { documentApis, recycleApis } from './documents.api'

/** Says that a move or a removal is done, and offers to take it back where the server gives a way. */
export function useTakeBack() {
  const { api, scope } = useRoomApi(documentApis)
  const undo = useWrite(api.undo, { invalidates: [api, recycleApis[scope]] })
  const offer = useUndoNotice()
  return (title: string, id: string | null | undefined) =>
    offer(title, id == null ? undefined : () => undo({ path: { id } }))
}

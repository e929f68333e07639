import * as z from 'zod/mini'
import { useReadAgain } from '@/shared/live/useReadAgain'
import { useScope } from './scope'

const Audited = z.object({ roomId: z.coerce.string() })

/** Reads documents and the audit's queue again when something was handed in or decided in a room. */
export function useAuditNews(roomId: string) {
  const scope = useScope()
  // By path: this stands around every screen of a room, and most of them load no documents.
  useReadAgain('vdrAudit', [`/${scope}/document`, `/${scope}/folder`], {
    schema: Audited,
    isMeant: (news) => news.roomId === roomId,
  })
}

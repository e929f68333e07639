import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { useScope } from './scope'
import { isAboutRoom, RoomNews } from './useRevocation'

/** Refetches documents and the review queue when a version of the room is submitted or decided. */
export function useAuditNews(roomId: string) {
  const scope = useScope()
  // By path, because most pages of a room do not load the documents' code.
  useLiveInvalidation('vdrAudit', [`/${scope}/document`, `/${scope}/folder`], {
    schema: RoomNews,
    matches: (news) => isAboutRoom(news, roomId),
  })
}

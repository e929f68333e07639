import { call } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import type { ViewerDocument } from '@/shared/viewer/opening'
import type { ReadingEvent } from '@/shared/viewer/reading'
import { useReadingQueue } from '@/shared/viewer/readingQueue'
import type { Level } from '../domain/levels'
import { useRoomCalls } from '../room/roomContext'
import { useIsCovered } from '../room/useRevocation'
import { documentApis } from './api'
import { useRoomMark } from './useRoomMark'

/** One version of a document, as the viewer names it. */
export interface ReadVersion {
  id: string
  no: number
}

const named = (version: ReadVersion | undefined) => (version ? { version: version.id } : {})

/** What a viewer needs to show a document of the room in hand: its pages, their mark, and where reading is told. */
export function useRoomReading(documentId: string, name: string, level: Level) {
  const { api, scope } = useRoomCalls(documentApis)
  const mark = useRoomMark(name, level)
  const isCovered = useIsCovered()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const track = useReadingQueue(`${scope}:${userId}`, ({ document, ...batch }) =>
    call(api.track, { body: { id: document, ...batch } }),
  )
  return {
    mark,
    cover: isCovered ? ('revoked' as const) : null,
    /** The version that readers are shown, where none is named. */
    pagesOf: (version?: ReadVersion): ViewerDocument => ({
      id: documentId,
      name,
      ...(version ? { version: `v${version.no}` } : {}),
      load: (options) => call(api.preview, { path: { id: documentId }, query: named(version) }, options),
    }),
    tell: (events: ReadingEvent[], version?: ReadVersion) =>
      track({ id: documentId, ...named(version) }, events),
  }
}

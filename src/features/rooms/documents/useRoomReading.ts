import { call } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import type { ViewerDocument } from '@/shared/viewer/opening'
import type { ReadingEvent } from '@/shared/viewer/reading'
import { useReadingQueue } from '@/shared/viewer/readingQueue'
import type { Level } from '../domain/levels'
import { useRoomApi } from '../room/roomContext'
import { useIsCovered } from '../room/useRevocation'
import { documentApis } from './documents.api'
import { useLease } from './useLease'
import { useRoomMark } from './useRoomMark'

/** One version of a document, as the viewer names it. */
export interface ReadVersion {
  id: string
  no: number
}

const named = (version: ReadVersion | undefined) => (version ? { version: version.id } : {})

/**
 * What a viewer needs to show a document of the room in hand: its pages, their mark, whether they are covered, and where
 * reading is told. `version`: the one that is read; that on show where none is named.
 */
export function useRoomReading(documentId: string, name: string, level: Level, version?: ReadVersion) {
  const { api, scope } = useRoomApi(documentApis)
  const mark = useRoomMark(name, level)
  const isCovered = useIsCovered()
  const lease = useLease(documentId, version?.id)
  const userId = useSession(({ user }) => user?.userId ?? '')
  const track = useReadingQueue(`${scope}:${userId}`, ({ document, ...batch }) => {
    const send = () => call(api.track, { body: { id: document, ...batch } })
    // Batches of other documents may still wait.
    return document === documentId && batch.version === version?.id ? lease.watch(send) : send()
  })
  return {
    mark,
    cover: isCovered || lease.state === 'denied' ? ('revoked' as const) : null,
    isUnconfirmed: lease.state === 'lapsed',
    pagesOf: (shown?: ReadVersion): ViewerDocument => ({
      id: documentId,
      name,
      ...(shown ? { version: `v${shown.no}` } : {}),
      load: (options) => call(api.preview, { path: { id: documentId }, query: named(shown) }, options),
    }),
    tell: (events: ReadingEvent[]) => track({ id: documentId, ...named(version) }, events),
  }
}

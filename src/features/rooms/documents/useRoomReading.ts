import { call, read } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import type { ViewerDocument } from '@/shared/viewer/opening'
import type { ReadingEvent } from '@/shared/viewer/reading'
import { useReadingQueue } from '@/shared/viewer/readingQueue'
import type { Level } from '../domain/levels'
import { useRoomApi } from '../room/roomContext'
import { useIsCovered } from '../room/useRevocation'
import { documentApis } from './documents.api'
import { useLease } from './useLease'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Mark } from '@/shared/viewer/mark'
import { markOf } from '../domain/watermark'
import { watermarkApis } from '../watermark/watermark.api'
import { useMarkFacts } from '../watermark/useMarkFacts'

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

/**
 * The mark of the room in hand on a document, for whoever reads it. Null until it is known: no page is shown without.
 * Where it can't be read, the room's usual one holds.
 */
function useRoomMark(document: string, level: Level): Mark | null {
  const { api, roomId } = useRoomApi(watermarkApis)
  const { data, isPending } = useQuery(read(api.read, { path: { roomId } }))
  const facts = useMarkFacts(document)
  return useMemo(
    () => (isPending ? null : markOf(data?.setting ?? null, facts, level)),
    [data, isPending, facts, level],
  )
}

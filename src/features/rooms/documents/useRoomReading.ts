import { call, apiQuery } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import type { ViewerDocument } from '@/shared/viewer/useOpenedDocument'
import type { ReadingEvent } from '@/shared/viewer/readingState'
import { useReadingQueue } from '@/shared/viewer/readingQueue'
import type { Level } from '../domain/levels'
import { useRoomApi } from '../room/roomContext'
import { useIsCovered } from '../room/useRevocation'
import { documentApis } from './documents.api'
import { useLease } from './useLease'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PageWatermark } from '@/shared/viewer/watermark'
import { resolveWatermark } from '../domain/watermark'
import { watermarkApis } from '../watermark/watermark.api'
import { useWatermarkFacts } from '../watermark/useWatermarkFacts'

export interface ReadVersion {
  id: string
  no: number
}

const versionParam = (version: ReadVersion | undefined) => (version ? { version: version.id } : {})

/**
 * Everything a viewer needs to show a document: its pages, watermark, cover, and reading tracker. `version` defaults to
 * the one shown to readers.
 */
export function useRoomReading(documentId: string, name: string, level: Level, version?: ReadVersion) {
  const { api, scope } = useRoomApi(documentApis)
  const watermark = useRoomWatermark(name, level)
  const isCovered = useIsCovered()
  const lease = useLease(documentId, version?.id)
  const userId = useSession(({ user }) => user?.userId ?? '')
  const track = useReadingQueue({ userId, place: scope }, ({ document, ...batch }) => {
    const send = () => call(api.track, { body: { id: document, ...batch } })
    // Batches of other documents may still be queued.
    return document === documentId && batch.version === version?.id ? lease.watch(send) : send()
  })
  return {
    mark: watermark,
    cover: isCovered || lease.state === 'denied' ? ('revoked' as const) : null,
    isUnconfirmed: lease.state === 'lapsed',
    pagesOf: (readVersion?: ReadVersion): ViewerDocument => ({
      id: documentId,
      name,
      ...(readVersion ? { version: `v${readVersion.no}` } : {}),
      load: (options) =>
        call(api.preview, { path: { id: documentId }, query: versionParam(readVersion) }, options),
    }),
    trackReading: (events: ReadingEvent[]) => {
      // A viewer that the end of the session closes reports its last events: they would stay on the device.
      if (useSession.getState().user?.userId !== userId) return
      track({ id: documentId, ...versionParam(version) }, events)
    },
  }
}

/**
 * Watermark of the current room for the viewer of a document. Null while loading, so that no page is shown without it;
 * falls back to the default if its settings cannot be loaded.
 */
function useRoomWatermark(document: string, level: Level): PageWatermark | null {
  const { api, roomId } = useRoomApi(watermarkApis)
  const { data, isPending } = useQuery(apiQuery(api.read, { path: { roomId } }))
  const facts = useWatermarkFacts(document)
  return useMemo(
    () => (isPending ? null : resolveWatermark(data?.setting ?? null, facts, level)),
    [data, isPending, facts, level],
  )
}

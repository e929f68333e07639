import { call, useInvalidate } from '@/shared/api'
import type { ViewedDocument } from '@/shared/viewer/viewedDocument'
import { readingAccess } from '../domain/levels'
import { useRoomApi } from '../room/roomContext'
import { useIsCovered } from '../room/useRevocation'
import { documentApis } from './documents.api'

export interface ReadVersion {
  id: string
  no: number
}

/** A document of the current room for the viewer, in the version shown to readers or another one. */
export function useRoomDocument(id: string, name: string) {
  const { api, scope } = useRoomApi(documentApis)
  const refresh = useInvalidate()
  const isCovered = useIsCovered()
  return {
    cover: isCovered ? ('revoked' as const) : null,
    documentOf: (version?: ReadVersion): ViewedDocument => ({
      id,
      name,
      key: `${scope} ${id} ${version?.id ?? ''}`,
      ...(version ? { version: `v${version.no}` } : {}),
      api,
      section: `/${scope}/`,
      open: (options) =>
        call(api.view, { path: { id }, body: version ? { version: version.id } : {} }, options),
      accessOf: readingAccess,
      onDenied: () => void refresh(`/${scope}/`),
    }),
  }
}

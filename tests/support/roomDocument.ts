import { onTestFinished } from 'vitest'
import { documentApis } from '@/features/rooms/documents/documents.api'
import type { Scope } from '@/entities/roomScope'
import { readingAccess } from '@/features/rooms/domain/levels'
import { call } from '@/shared/api'
import type { ViewedDocument } from '@/shared/viewer/viewedDocument'
import { versions, versionsOf } from '@mocks/rooms/storedVersions'
import { nodes } from '@mocks/rooms/store'
import { server } from '../setup.msw'

/** Documents by the level of the account `buyer`. */
export const OF_LEVEL = { fence: '10-2', view: '6-1', downloadMarked: '6-2-1' } as const

/** Gives a demo document this number of pages, in every version. */
export function setPages(id: string, pages: number, scope: Scope = 'vdr') {
  for (const version of versionsOf(scope, id)) versions[scope].put({ ...version, pages })
  nodes[scope].put({ ...nodes[scope].require(id), pages })
}

/** A document of a room as the viewer gets it. */
export const roomDocument = (id: string): ViewedDocument => ({
  id,
  name: 'Study report',
  version: 'v3',
  key: id,
  api: documentApis.vdr,
  section: '/vdr/',
  open: (options) => call(documentApis.vdr.view, { path: { id }, body: {} }, options),
  accessOf: readingAccess,
})

/** Records the requests from now on whose path contains this text. */
export function recordRequests(part: string): URL[] {
  const recorded: URL[] = []
  const record = ({ request }: { request: Request }) => {
    const url = new URL(request.url)
    if (url.pathname.includes(part)) recorded.push(url)
  }
  server.events.on('request:start', record)
  onTestFinished(() => server.events.removeListener('request:start', record))
  return recorded
}

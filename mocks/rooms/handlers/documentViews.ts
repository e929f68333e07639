import { documentApis } from '@/features/rooms/documents/documents.api'
import { LEVEL, readingAccess } from '@/features/rooms/domain/levels'
import { SCOPES, type Scope } from '@/entities/roomScope'
import type { ReadingEvent } from '@/shared/viewer/view.api'
import type { Account } from '../../platform/db'
import { mock } from '../../platform/mock'
import { openView, viewMocks, type Viewed } from '../../platform/pages/views'
import { authorizeDocument, versionFor } from '../documents/documentAccess'
import { pagesFileOf, pageWatermarkFor } from '../documents/documentFiles'
import { remark, roomLog, writeLog } from '../log'

const ACTIONS = {
  open: 'view',
  page: 'read',
  time: 'read',
  zoom: 'read',
  print: 'print',
  download: 'download',
} as const

/** A version as the caller may see it now. */
function viewOf(scope: Scope, account: Account, id: string, versionId: string): Viewed {
  const document = authorizeDocument(scope, account, id, LEVEL.fence)
  const version = versionFor(scope, account, document, versionId)
  const about = { nodeId: id, versionNo: version.no }
  const access = readingAccess(document.level)

  function noteReading(events: readonly ReadingEvent[]) {
    for (const { id: key, event, page, seconds, percent } of events) {
      const entry = `${account.userId}:${key}`
      if (roomLog[scope].has(entry)) continue
      const isDenied = (event === 'print' || event === 'download') && !access.canPrint
      writeLog(scope, document.roomId, account, {
        ...about,
        id: entry,
        action: ACTIONS[event],
        ...(page === null ? {} : { pages: [page] }),
        ...(seconds === null ? {} : { seconds }),
        text: remark(event, percent === null ? null : `${percent} %`),
        result: isDenied ? 'denied' : 'ok',
      })
    }
  }

  return {
    level: document.level,
    access,
    file: pagesFileOf(scope, document, version),
    watermark: pageWatermarkFor(scope, account, document),
    noteReading,
    notePrint: (page, result) =>
      writeLog(scope, document.roomId, account, {
        ...about,
        action: 'print',
        pages: [page],
        text: 'print',
        result,
      }),
  }
}

const mocksOf = (scope: Scope) => {
  const api = documentApis[scope]
  const READ = `${scope}:document:list` as const
  return [
    mock(api.view, READ, ({ account, path, body }) => {
      const id = String(path.id)
      const document = authorizeDocument(scope, account, id, LEVEL.fence)
      const { id: versionId, no } = versionFor(scope, account, document, body.version)
      writeLog(scope, document.roomId, account, { action: 'view', nodeId: id, versionNo: no })
      // The lease is for this version, also after a newer one is published.
      return openView(account, id, (caller) => viewOf(scope, caller, id, versionId))
    }),
    ...viewMocks(api, READ),
  ]
}

export const documentViewMocks = SCOPES.flatMap(mocksOf)

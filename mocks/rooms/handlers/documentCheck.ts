import { isVariant } from '@/features/rooms/domain/variants'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import type { Account } from '../../platform/db'
import { mock } from '../../platform/mock'
import { checkFile } from '../documents/checkFile'
import { writeLog } from '../log'
import { roomName } from '../nodes'
import { storeRoomFile } from '../roomFiles'
import { authorizeRoom } from '../store'
import { versions, type StoredVersion } from '../storedVersions'
import { fullTree } from '../tree'

function checkedNodes(scope: Scope, account: Account, requestedId: string) {
  const { id: roomId } = authorizeRoom(scope, account, requestedId, 'documentaudit:list')
  const byDocument = new Map<string, StoredVersion[]>()
  for (const version of versions[scope].all()) {
    if (isVariant(version)) continue
    const known = byDocument.get(version.documentId)
    if (known) known.push(version)
    else byDocument.set(version.documentId, [version])
  }
  return fullTree(scope, roomId).map(({ id, parentId, kind, name, indexNo }) => ({
    id,
    parentId,
    kind,
    name,
    indexNo,
    versions: (byDocument.get(id) ?? []).map(({ no, state, hash }) => ({ no, state, hash })),
  }))
}

const mocksOf = (scope: Scope) => {
  const api = documentApis[scope]
  const READ = `${scope}:documentaudit:list` as const
  return [
    mock(api.check, READ, ({ account, query }) => checkedNodes(scope, account, query.roomId)),
    mock(api.checkFile, READ, async ({ account, query: { roomId, format, language } }) => {
      const checked = checkedNodes(scope, account, roomId)
      writeLog(scope, roomId, account, { action: 'download', text: `check.${format}` })
      const file = await checkFile(roomName(scope, roomId), checked, format, language)
      return { msg: storeRoomFile(scope, account, roomId, file) }
    }),
  ]
}

export const documentCheckMocks = SCOPES.flatMap(mocksOf)

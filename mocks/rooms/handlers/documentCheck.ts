import { isVariant } from '@/features/rooms/domain/variants'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { SCOPES } from '@/entities/roomScope'
import { mock } from '../../platform/mock'
import { authorizeRoom } from '../store'
import { fullTree } from '../tree'
import { versions, type StoredVersion } from '../storedVersions'

export const documentCheckMocks = SCOPES.map((scope) =>
  mock(documentApis[scope].check, `${scope}:documentaudit:list`, ({ account, query }) => {
    const { id: roomId } = authorizeRoom(scope, account, query.roomId, 'documentaudit:list')
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
  }),
)

import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import type { privateApi } from '@/features/vdr/private/privateItems.api'
import { now } from '../platform/clock'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { receiveFile } from '../rooms/receiveFile'
import { prepareUpload } from '../rooms/documents/preparedUploads'
import { authorizeRoom } from '../rooms/store'
import type { StoredVersion } from '../rooms/storedVersions'
import { requireFolder, isOwnedBy, isUnsent, privateItems } from './privateItems'
import { REFUSALS } from './refusals'

type Api = typeof privateApi

/** Moves the caller's drafts into a folder, each pending review; a refused draft does not affect the others. */
export async function submitDrafts(
  account: Account,
  { roomId, ids, folderId, sameName }: Args<Api['submit']>['body'],
): Promise<RawAnswerOf<Api['submit']>> {
  authorizeRoom('vdr', account, roomId, 'private:edit')
  requireFolder(account, roomId, folderId)
  const arrived: StoredVersion[] = []
  const results = ids.map((id) => {
    try {
      const draft = privateItems.require(id, (item) => isOwnedBy(account)(item) && item.roomId === roomId)
      const { kind, name, path, hash, size, fileKey } = draft
      if (kind !== 'draft') throw new Refusal(500, REFUSALS.noDraft)
      if (!isUnsent(draft)) throw new Refusal(500, REFUSALS.handedIn)
      const version = receiveFile('vdr', account, {
        roomId,
        folderId,
        path: [...path],
        name: name ?? '',
        hash: hash ?? '',
        size: size ?? 0,
        takeFile: () => fileKey!,
        ...(sameName ? { sameName } : {}),
      })
      if (version) arrived.push(version)
      privateItems.put({
        ...draft,
        folderId,
        versionId: version?.id ?? null,
        updateTime: now(),
      })
      return { id, ok: true }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { id, ok: false, msg: error.message }
    }
  })
  await Promise.all(arrived.map((version) => prepareUpload('vdr', version)))
  return results
}

import { LEVEL } from '@/features/rooms/domain/levels'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../../platform/db'
import { Refusal } from '../../platform/mock'
import { REFUSALS } from '../refusals'
import { authorizeNode } from '../rights'
import { authorizeRoom, type StoredNode } from '../store'
import { factsFor, versionsOf, versionViewer, type StoredVersion } from '../versions'

/** The version shown to readers, or another one that the caller may see. */
export function versionFor(
  scope: Scope,
  account: Account,
  document: StoredNode,
  id: string | undefined,
): StoredVersion {
  const version = versionsOf(scope, document.id).find((each) =>
    id === undefined ? each.no === document.versionNo : each.id === id,
  )
  const canRead = version && (version.no === document.versionNo || canSeeAnyVersion(scope, account, version))
  if (!canRead) throw new Refusal(404, REFUSALS.noVersion)
  return version
}

/**
 * Other versions than the published one are visible to managers of the document and to their submitter, unless their
 * content has been redacted since.
 */
export const canSeeAnyVersion = (scope: Scope, account: Account, version: StoredVersion) =>
  (version.submitterId === account.userId && !factsFor(scope, version).isUnredacted) ||
  versionViewer(scope, account, version).level >= LEVEL.manage

export function authorizeDocument(
  scope: Scope,
  account: Account,
  id: string,
  minLevel: Parameters<typeof authorizeNode>[3],
) {
  const node = authorizeNode(scope, account, id, minLevel)
  if (node.kind !== 'document') throw new Refusal(404, REFUSALS.noNode)
  authorizeRoom(scope, account, node.roomId, 'document:list')
  return node
}

import { LEVEL } from '@/features/rooms/domain/levels'
import { isVariant, isWithheldFrom } from '@/features/rooms/domain/variants'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../../platform/db'
import { Refusal } from '../../platform/mock'
import { REFUSALS } from '../refusals'
import { authorizeNode } from '../rights'
import { authorizeRoom, membershipIn, type StoredNode } from '../store'
import { allVersionsOf, versions, versionShownOn, type StoredVersion } from '../storedVersions'
import { versionViewer } from '../versions'

/** The version shown to readers, or another one that the caller may see. */
export function versionFor(
  scope: Scope,
  account: Account,
  document: StoredNode,
  id: string | undefined,
): StoredVersion {
  const shown = versionShownOn(scope, document)
  if (shown && (id === undefined || id === shown.id)) return shown
  const version = versions[scope].get(id ?? '')
  const canRead = version?.documentId === document.id && canSeeAnyVersion(scope, account, version)
  if (!canRead) throw new Refusal(404, REFUSALS.noVersion)
  return version
}

/**
 * Other versions than the published one are visible to managers of the document and to their submitter, unless their
 * content has been redacted since; variants to administrators only, who know all parties.
 */
export function canSeeAnyVersion(scope: Scope, account: Account, version: StoredVersion): boolean {
  const { level, role } = versionViewer(scope, account, version)
  if (isVariant(version)) return role === 'admin' && level >= LEVEL.manage
  if (level >= LEVEL.manage) return true
  if (version.submitterId !== account.userId) return false
  const tagId = membershipIn(scope, version.roomId, account)?.tagId ?? null
  return !isWithheldFrom(tagId, version, allVersionsOf(scope, version.documentId))
}

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

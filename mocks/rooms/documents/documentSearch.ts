import type { documentApis } from '@/features/rooms/documents/documents.api'
import { effectiveLevel } from '@/features/rooms/domain/effectiveLevel'
import { tagReaderOf } from '@/features/rooms/domain/impact'
import { LEVEL } from '@/features/rooms/domain/levels'
import { isVariant } from '@/features/rooms/domain/variants'
import type { Args } from '@/shared/api/endpoint'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../../platform/db'
import { normalizeText } from '../../platform/list'
import { Refusal } from '../../platform/mock'
import { hasText, textHits } from './documentFiles'
import { writeLog } from '../log'
import { readBy, withNodeFlags } from '../nodeFlags'
import { subtreeOf } from '../nodes'
import { REFUSALS } from '../refusals'
import { rightsInRoom } from '../rights'
import { membersOf, nodes, authorizeRoom, roomFor, tags, type StoredNode } from '../store'
import { treeFor } from '../tree'
import { versions, viewOfParty, type StoredVersion } from '../storedVersions'

/** Nodes visible to the caller, or to the member `as` in a preview of their view. */
export function visibleTree(scope: Scope, account: Account, roomId: string, as?: string) {
  const room = authorizeRoom(scope, account, roomId, 'document:list')
  const role = as === undefined ? roomFor(scope, room, account).role : 'member'
  return withNodeFlags(scope, account, roomId, role, treeFor(scope, account, roomId, as))
}
type VisibleNode = ReturnType<typeof visibleTree>[number]

export const publicNode = <Node extends StoredNode>({
  roomId: _room,
  order: _order,
  createTime: _made,
  submitterId: _by,
  variantId: _variant,
  ...node
}: Node) => node

type Query = Args<(typeof documentApis)['vdr']['list']>['query']

/** Published versions whose text the caller may search; level `fence` is excluded. */
function searchableVersions(scope: Scope) {
  // Indexed once: a room may have ten thousand versions.
  const shown = new Map<string, StoredVersion>(
    versions[scope]
      .all()
      .flatMap((version) =>
        isVariant(version) ? [] : [[`${version.documentId} ${version.no}`, version] as const],
      ),
  )
  return ({ id, level, versionNo, variantId }: VisibleNode) => {
    if (level < LEVEL.view) return undefined
    return variantId === undefined ? shown.get(`${id} ${versionNo}`) : versions[scope].get(variantId)
  }
}

/** Applies every filter of a list except the keyword. */
function candidatesIn(scope: Scope, account: Account, query: Query) {
  const { roomId, as, folderId = null, keyword, level, mark, tagId, updatedFrom = '' } = query
  const term = normalizeText(keyword ?? '')
  const seen = visibleTree(scope, account, roomId, as)
  const isNarrowed = [level, mark, tagId, query.updatedFrom, query.state, query.type].some(Boolean)
  const folder = folderId !== null && seen.some(({ id }) => id === folderId) ? [folderId] : []
  const descendants =
    isNarrowed && folderId !== null ? new Set(subtreeOf(scope, roomId, folder).map(({ id }) => id)) : null
  const isInFolder = ({ id, parentId }: VisibleNode) =>
    term !== '' || (isNarrowed ? descendants === null || descendants.has(id) : parentId === folderId)

  const isOpenToTag = tagId === undefined ? () => true : visibleToTag(scope, account, roomId, tagId)
  const holders = membersOf(scope, roomId).filter((member) => member.tagId === tagId)
  const isRead =
    tagId !== undefined &&
    readBy(
      scope,
      roomId,
      holders.map(({ userId }) => userId),
    )
  const hasMark = (node: VisibleNode) => {
    if (mark === undefined) return true
    if (mark === 'mine') return node.submitterId === account.userId
    if (mark === 'unread') return isRead ? !isRead(node) : !('isRead' in node && node.isRead)
    return mark === 'reviewed' ? node.isReviewed : node.isFavorite
  }

  return seen
    .filter(isInFolder)
    .filter(({ kind }) => !isNarrowed || kind === 'document')
    .filter((node) => level === undefined || String(node.level) === level)
    .filter(hasMark)
    .filter(isOpenToTag)
    .filter(({ updateTime = '' }) => updateTime.slice(0, 10) >= updatedFrom)
}

/**
 * Nodes that match a list's query. With a keyword, also the number of documents that could not be searched because
 * their text is unknown.
 */
export function searchDocuments(scope: Scope, account: Account, query: Query) {
  const { roomId, keyword, onlyText } = query
  const term = normalizeText(keyword ?? '')
  const searchable = searchableVersions(scope)
  const candidates = candidatesIn(scope, account, query)
  if (term === '') return { rows: candidates.map((node) => ({ ...publicNode(node), hits: [] })) }
  writeLog(scope, roomId, account, { action: 'search', text: keyword ?? '' })
  let unsearched = 0
  const rows = candidates
    .map((node) => {
      const version = searchable(node)
      if (version && !hasText(version)) unsearched += 1
      return { ...publicNode(node), hits: version ? textHits(node, version, term) : [] }
    })
    .filter(({ name, indexNo, hits }) => {
      const isNamed =
        onlyText === undefined && (normalizeText(name).includes(term) || indexNo.startsWith(term))
      return isNamed || hits.length > 0
    })
  return { rows, unsearched }
}

export function visibleToTag(scope: Scope, account: Account, roomId: string, tagId: string) {
  const room = authorizeRoom(scope, account, roomId, 'document:list')
  if (roomFor(scope, room, account).role !== 'admin') throw new Refusal(403, REFUSALS.othersRights)
  if (tags[scope].require(tagId).roomId !== roomId) throw new Refusal(404, REFUSALS.noTag)
  const rights = rightsInRoom(scope, roomId)
  const toPartyView = viewOfParty(scope, tagId)
  return ({ id }: Pick<VisibleNode, 'id'>) => {
    const { level } = effectiveLevel(id, tagReaderOf(tagId), rights)
    return level > LEVEL.none && toPartyView({ ...nodes[scope].require(id), level }).state === 'published'
  }
}

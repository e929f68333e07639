import type { documentApis } from '@/features/rooms/documents/documents.api'
import { effectiveLevel } from '@/features/rooms/domain/effectiveLevel'
import { holderOf } from '@/features/rooms/domain/impact'
import { LEVEL } from '@/features/rooms/domain/levels'
import type { Args } from '@/shared/api/endpoint'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../../platform/db'
import { plain } from '../../platform/list'
import { Refusal } from '../../platform/mock'
import { hasText, textHits } from './bytes'
import { note } from '../log'
import { readBy, withMarks } from '../marks'
import { subtreeOf } from '../nodes'
import { REFUSALS } from '../refusals'
import { rightsInRoom } from '../rights'
import { membersOf, nodes, roomAllowing, roomFor, tags, type StoredNode } from '../store'
import { treeFor } from '../tree'
import { versions } from '../versions'

/** What the caller, or the member `as` whom he looks, may see of a room, as the tree and the list answer it. */
export function seenIn(scope: Scope, account: Account, roomId: string, as?: string) {
  const room = roomAllowing(scope, account, roomId, 'document:list')
  const role = as === undefined ? roomFor(scope, room, account).role : 'member'
  return withMarks(scope, account, roomId, role, treeFor(scope, account, roomId, as))
}
type Seen = ReturnType<typeof seenIn>[number]

/** A node as it is answered. */
export const asAnswered = <Node extends StoredNode>({
  roomId: _room,
  order: _order,
  createTime: _made,
  submitterId: _by,
  ...node
}: Node) => node

type Query = Args<(typeof documentApis)['vdr']['list']>['query']

/** Versions on show whose texts the caller may search: none of what they may read through the fence only. */
function searchableIn(scope: Scope) {
  // Looked up once: a room may hold ten thousand.
  const shown = new Map(
    versions[scope].all().map((version) => [`${version.documentId} ${version.no}`, version]),
  )
  return ({ id, level, versionNo }: Seen) =>
    level < LEVEL.view ? undefined : shown.get(`${id} ${versionNo}`)
}

/** Nodes that the caller sees and that match the filters of a list, apart from its words. */
function candidatesIn(scope: Scope, account: Account, query: Query) {
  const { roomId, as, folderId = null, keyword, level, mark, tagId, updatedFrom = '' } = query
  const words = plain(keyword ?? '')
  const seen = seenIn(scope, account, roomId, as)
  const isNarrowed = [level, mark, tagId, query.updatedFrom, query.state, query.type].some(Boolean)
  // Only below a folder that he sees.
  const folder = folderId !== null && seen.some(({ id }) => id === folderId) ? [folderId] : []
  const below =
    isNarrowed && folderId !== null ? new Set(subtreeOf(scope, roomId, folder).map(({ id }) => id)) : null
  const isPlaced = ({ id, parentId }: Seen) =>
    words !== '' || (isNarrowed ? below === null || below.has(id) : parentId === folderId)

  const isOpenToTag = tagId === undefined ? () => true : openToTag(scope, account, roomId, tagId)
  const holders = membersOf(scope, roomId).filter((member) => member.tagId === tagId)
  const isRead =
    tagId !== undefined &&
    readBy(
      scope,
      roomId,
      holders.map(({ userId }) => userId),
    )
  const isMarked = (node: Seen) => {
    if (mark === undefined) return true
    if (mark === 'mine') return node.submitterId === account.userId
    if (mark === 'unread') return isRead ? !isRead(node) : !('isRead' in node && node.isRead)
    return mark === 'reviewed' ? node.isReviewed : node.isFavorite
  }

  return seen
    .filter(isPlaced)
    .filter(({ kind }) => !isNarrowed || kind === 'document')
    .filter((node) => level === undefined || String(node.level) === level)
    .filter(isMarked)
    .filter(isOpenToTag)
    .filter(({ updateTime = '' }) => updateTime.slice(0, 10) >= updatedFrom)
}

/**
 * What a list of a room asks for, among what the caller sees; for words also how many documents were not searched, as
 * their text is not known.
 */
export function foundIn(scope: Scope, account: Account, query: Query) {
  const { roomId, keyword, onlyText } = query
  const words = plain(keyword ?? '')
  const searchable = searchableIn(scope)
  const candidates = candidatesIn(scope, account, query)
  if (words === '') return { rows: candidates.map((node) => ({ ...asAnswered(node), hits: [] })) }
  note(scope, roomId, account, { action: 'search', text: keyword ?? '' })
  let unsearched = 0
  const rows = candidates
    .map((node) => {
      const version = searchable(node)
      if (version && !hasText(version)) unsearched += 1
      return { ...asAnswered(node), hits: version ? textHits(node, version, words) : [] }
    })
    .filter(({ name, indexNo, hits }) => {
      const isNamed = onlyText === undefined && (plain(name).includes(words) || indexNo.startsWith(words))
      return isNamed || hits.length > 0
    })
  return { rows, unsearched }
}

/** Whether someone who has nothing but a tag finds a document. */
export function openToTag(scope: Scope, account: Account, roomId: string, tagId: string) {
  const room = roomAllowing(scope, account, roomId, 'document:list')
  if (roomFor(scope, room, account).role !== 'admin') throw new Refusal(403, REFUSALS.othersRights)
  if (tags[scope].require(tagId).roomId !== roomId) throw new Refusal(404, REFUSALS.noTag)
  const rights = rightsInRoom(scope, roomId)
  return ({ id }: Pick<Seen, 'id'>) =>
    nodes[scope].require(id).state === 'published' &&
    effectiveLevel(id, holderOf(tagId), rights).level > LEVEL.none
}

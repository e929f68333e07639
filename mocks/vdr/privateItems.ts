import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { QUOTA_FULL, type Kind, type privateApi } from '@/features/vdr/private/privateDocuments.api'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { protectFile, requireUpload } from '../platform/files'
import { Refusal } from '../platform/mock'
import { roomLog } from '../rooms/log'
import { nodeAllowing, visibleNodes } from '../rooms/rights'
import { membersOf, nodes } from '../rooms/store'
import { versions } from '../rooms/versions'
import { REFUSALS } from './refusals'

type Api = typeof privateApi
type Row = RawAnswerOf<Api['list']>['rows'][number]

/** What someone keeps to himself in a room; finished downloads stand in the room's log. */
export interface StoredItem {
  id: string
  roomId: string
  userId: string
  kind: Exclude<Kind, 'download'>
  name: string | null
  text: string | null
  /** Where a draft is meant to go, or has gone. */
  folderId: string | null
  /** What is cited. */
  documentId: string | null
  page: number | null
  path: readonly string[]
  /** Bytes of a draft. */
  size: number | null
  hash: string | null
  /** Where a draft's file is kept. */
  fileName: string | null
  /** What a draft has become in the room. */
  versionId: string | null
  updateTime: string
}

export const privateItems = collection<StoredItem>(REFUSALS.noItem)

/** Bytes that each member is given in a room; assumed. */
export const GIVEN = 100 * 1024 * 1024

export const isUnsent = ({ kind, versionId }: StoredItem) => kind === 'draft' && versionId === null

export const isOf =
  ({ userId }: Account) =>
  (item: StoredItem) =>
    item.userId === userId

const ownIn = (account: Account, roomId: string) =>
  privateItems.all().filter((item) => item.roomId === roomId && isOf(account)(item))

const bytesOf = (items: readonly StoredItem[]) =>
  items.reduce((sum, item) => sum + (isUnsent(item) ? (item.size ?? 0) : 0), 0)

/** Bytes that the caller uses in a room: what was handed in is the room's. */
export const usedBy = (account: Account, roomId: string) => bytesOf(ownIn(account, roomId))

/** Bytes that each member uses who keeps anything. */
export function usageIn(roomId: string): RawAnswerOf<Api['usage']> {
  return membersOf('vdr', roomId).flatMap(({ id, name, userId }) => {
    const used = bytesOf(
      privateItems.all().filter((item) => item.roomId === roomId && item.userId === userId),
    )
    return used > 0 ? [{ id, name, used }] : []
  })
}

/** Refuses what there is no room for; `freed`: bytes that it takes the place of. */
export function refuseBeyondQuota(account: Account, roomId: string, size: number, freed = 0) {
  const left = GIVEN - usedBy(account, roomId) + freed
  if (size > left) throw new Refusal(QUOTA_FULL, REFUSALS.quotaFull(Math.max(0, left)))
}

/** The caller's own in a room as his list answers it: what he may not see any more goes without its name. */
export function rowsFor(account: Account, roomId: string): Row[] {
  const seen = new Map(visibleNodes('vdr', account, roomId).map((node) => [node.id, node]))
  const nameOf = (id: string | null | undefined) => (id ? (seen.get(id)?.name ?? null) : null)
  const kept = ownIn(account, roomId).map((item): Row => {
    const { id, kind, name, text, folderId, documentId, page, path, size, updateTime } = item
    return {
      id,
      kind,
      name,
      text,
      folderId,
      folderName: nameOf(folderId),
      documentId,
      documentName: nameOf(documentId),
      page,
      path: [...path],
      size,
      updateTime,
      ...(kind === 'draft' ? standingOf(item) : {}),
    }
  })
  const downloads = roomLog.vdr
    .all()
    .filter(
      (entry) =>
        entry.roomId === roomId &&
        entry.userId === account.userId &&
        entry.action === 'download' &&
        entry.result === 'ok',
    )
    .map(({ id, nodeId = null, text, time }): Row => ({
      id: `log-${id}`,
      kind: 'download',
      // An index or an archive is no document of the room.
      name: nodeId === null ? text : null,
      path: [],
      documentId: nodeId,
      documentName: nameOf(nodeId),
      size: nodeId === null ? null : seen.get(nodeId)?.size,
      updateTime: time,
    }))
  return [...kept, ...downloads].toSorted((a, b) => String(b.updateTime).localeCompare(String(a.updateTime)))
}

/** How a draft stands: what it has become says so. */
function standingOf({ versionId }: StoredItem): Pick<Row, 'state' | 'reason'> {
  if (versionId === null) return { state: 'private' }
  const version = versions.vdr.get(versionId)
  return { state: version?.state ?? 'recycled', reason: version?.reason || null }
}

/** A folder or document of a room with which the caller may do so much. */
function nodeIn(account: Account, roomId: string, id: string, least: Level) {
  const node = nodeAllowing('vdr', account, id, least)
  if (node.roomId !== roomId) throw new Refusal(404, nodes.vdr.missing)
  return node
}

/** A folder into which the caller may put something. */
export function folderIn(account: Account, roomId: string, id: string) {
  const folder = nodeIn(account, roomId, id, LEVEL.upload)
  if (folder.kind !== 'folder') throw new Refusal(500, REFUSALS.noFolder)
  return folder
}

type Typed = Args<Api['update']>['body'] | Args<Api['create']>['body']

/** Refuses to cite or aim at what the caller may not. */
function checkTyped(account: Account, roomId: string, typed: Typed) {
  if (typed.kind === 'draft') {
    if (typed.folderId !== null) folderIn(account, roomId, typed.folderId)
  } else if (typed.kind !== 'note' && typed.documentId !== null) {
    const { pages = Infinity } = nodeIn(account, roomId, typed.documentId, LEVEL.fence)
    if (typed.page !== null && typed.page > pages) throw new Refusal(500, REFUSALS.noPage(typed.page, pages))
  }
}

/** What an item of any kind may lack. */
export const EMPTY = {
  name: null,
  text: null,
  folderId: null,
  documentId: null,
  page: null,
  path: [],
  size: null,
  hash: null,
  fileName: null,
  versionId: null,
}

export function keep(account: Account, { roomId, ...typed }: Args<Api['create']>['body']) {
  checkTyped(account, roomId, typed as Typed)
  const { userId } = account
  if (typed.kind !== 'draft') {
    privateItems.add({ ...EMPTY, ...typed, roomId, userId, updateTime: now() })
    return
  }
  const { replaces, ...draft } = typed
  requireUpload(account, draft)
  const before = replaces === undefined ? undefined : privateItems.require(replaces, isOf(account))
  if (before && !isUnsent(before)) throw new Refusal(500, REFUSALS.handedIn)
  refuseBeyondQuota(account, roomId, draft.size, before?.size ?? 0)
  const folderId = draft.folderId ?? before?.folderId ?? null
  const id = before?.id ?? nextId()
  privateItems.put({ ...EMPTY, ...draft, id, folderId, roomId, userId, updateTime: now() })
  protectFile(draft.fileName)
}

export function change(account: Account, { id, was, ...typed }: Args<Api['update']>['body']) {
  const item = privateItems.require(id, isOf(account))
  if (item.kind !== typed.kind) throw new Refusal(500, REFUSALS.otherKind)
  if (item.updateTime !== was) throw new Refusal(500, REFUSALS.changedElsewhere)
  if (item.kind === 'draft' && !isUnsent(item)) throw new Refusal(500, REFUSALS.handedIn)
  checkTyped(account, item.roomId, typed as Typed)
  privateItems.put({ ...item, ...typed, updateTime: now() })
}

/** What the caller's drafts have already of a file. */
export function matchFor(
  account: Account,
  { roomId, name, path = '', hash, size }: Args<Api['match']>['query'],
): RawAnswerOf<Api['match']> {
  const drafts = ownIn(account, roomId).filter(isUnsent)
  const content = drafts.find((draft) => draft.hash === hash)
  const namesake = drafts.find((draft) => draft.name === name && draft.path.join('/') === path)
  if (!content) refuseBeyondQuota(account, roomId, size, namesake?.size ?? 0)
  const known = (draft: StoredItem | undefined) =>
    draft ? { id: draft.id, label: [...draft.path, draft.name].join(' / ') } : null
  return { content: known(content), name: known(namesake) }
}

import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { QUOTA_FULL, type Kind, type privateApi } from '@/features/vdr/private/privateItems.api'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { requireUpload } from '../platform/files'
import { Refusal } from '../platform/mock'
import { roomLog } from '../rooms/log'
import { authorizeNode, visibleNodes } from '../rooms/rights'
import { membersOf, nodes, uploadLimitsOf } from '../rooms/store'
import { moveToRoom, roomFiles } from '../rooms/roomFiles'
import { versions } from '../rooms/storedVersions'
import { REFUSALS } from './refusals'

type Api = typeof privateApi
type Row = RawAnswerOf<Api['list']>['rows'][number]

/** A user's private item in a room; finished downloads are in the room's log instead. */
export interface StoredItem {
  id: string
  roomId: string
  userId: string
  kind: Exclude<Kind, 'download'>
  name: string | null
  text: string | null
  folderId: string | null
  documentId: string | null
  page: number | null
  path: readonly string[]
  /** Bytes of a draft. */
  size: number | null
  hash: string | null
  /** Key in `roomFiles`. */
  fileKey: string | null
  /** Room version created from the draft; null until submitted. */
  versionId: string | null
  updateTime: string
}

export const privateItems = collection<StoredItem>(REFUSALS.noItem)

/** Quota per member and room in bytes; assumed. */
export const QUOTA_BYTES = 100 * 1024 * 1024

export const isUnsent = ({ kind, versionId }: StoredItem) => kind === 'draft' && versionId === null

export const isOwnedBy =
  ({ userId }: Account) =>
  (item: StoredItem) =>
    item.userId === userId

const ownIn = (account: Account, roomId: string) =>
  privateItems.all().filter((item) => item.roomId === roomId && isOwnedBy(account)(item))

const bytesOf = (items: readonly StoredItem[]) =>
  items.reduce((sum, item) => sum + (isUnsent(item) ? (item.size ?? 0) : 0), 0)

/** Bytes the caller uses; submitted drafts count for the room instead. */
export const usedBy = (account: Account, roomId: string) => bytesOf(ownIn(account, roomId))

export function usageIn(roomId: string): RawAnswerOf<Api['usage']> {
  return membersOf('vdr', roomId).flatMap(({ id, name, userId }) => {
    const used = bytesOf(
      privateItems.all().filter((item) => item.roomId === roomId && item.userId === userId),
    )
    return used > 0 ? [{ id, name, used }] : []
  })
}

/** Throws when `size` exceeds the remaining quota; `freedBytes` are those of a file that is replaced. */
export function checkQuota(account: Account, roomId: string, size: number, freedBytes = 0) {
  const left = QUOTA_BYTES - usedBy(account, roomId) + freedBytes
  if (size > left) throw new Refusal(QUOTA_FULL, REFUSALS.quotaFull(Math.max(0, left)))
}

/** The caller's items in a room. Documents they may no longer see are listed without a name. */
export function rowsFor(account: Account, roomId: string): Row[] {
  const seen = new Map(visibleNodes('vdr', account, roomId).map((node) => [node.id, node]))
  const nameOf = (id: string | null | undefined) => (id ? (seen.get(id)?.name ?? null) : null)
  const stored = ownIn(account, roomId).map((item): Row => {
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
      ...(kind === 'draft' ? statusOf(item) : {}),
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
      // An index or an archive is not a document of the room.
      name: nodeId === null ? text : null,
      path: [],
      documentId: nodeId,
      documentName: nameOf(nodeId),
      size: nodeId === null ? null : seen.get(nodeId)?.size,
      updateTime: time,
    }))
  return [...stored, ...downloads].toSorted((a, b) =>
    String(b.updateTime).localeCompare(String(a.updateTime)),
  )
}

function statusOf({ versionId }: StoredItem): Pick<Row, 'state' | 'reason'> {
  if (versionId === null) return { state: 'private' }
  const version = versions.vdr.get(versionId)
  return { state: version?.state ?? 'recycled', reason: version?.reason || null }
}

function requireNode(account: Account, roomId: string, id: string, minLevel: Level) {
  const node = authorizeNode('vdr', account, id, minLevel)
  if (node.roomId !== roomId) throw new Refusal(404, nodes.vdr.missing)
  return node
}

export function requireFolder(account: Account, roomId: string, id: string) {
  const folder = requireNode(account, roomId, id, LEVEL.upload)
  if (folder.kind !== 'folder') throw new Refusal(500, REFUSALS.noFolder)
  return folder
}

type ItemInput = Args<Api['update']>['body'] | Args<Api['create']>['body']

function checkInput(account: Account, roomId: string, input: ItemInput) {
  if (input.kind === 'draft') {
    if (input.folderId !== null) requireFolder(account, roomId, input.folderId)
  } else if (input.kind !== 'note' && input.documentId !== null) {
    const { pages = Infinity } = requireNode(account, roomId, input.documentId, LEVEL.fence)
    if (input.page !== null && input.page > pages) throw new Refusal(500, REFUSALS.noPage(input.page, pages))
  }
}

export const EMPTY_ITEM = {
  name: null,
  text: null,
  folderId: null,
  documentId: null,
  page: null,
  path: [],
  size: null,
  hash: null,
  fileKey: null,
  versionId: null,
}

export function saveItem(account: Account, { roomId, ...input }: Args<Api['create']>['body']) {
  checkInput(account, roomId, input as ItemInput)
  const { userId } = account
  if (input.kind !== 'draft') {
    privateItems.add({ ...EMPTY_ITEM, ...input, roomId, userId, updateTime: now() })
    return
  }
  const { replaces, ...draft } = input
  const { hash } = requireUpload(account, draft, uploadLimitsOf('vdr', roomId))
  const before = replaces === undefined ? undefined : privateItems.require(replaces, isOwnedBy(account))
  if (before && !isUnsent(before)) throw new Refusal(500, REFUSALS.handedIn)
  checkQuota(account, roomId, draft.size, before?.size ?? 0)
  const folderId = draft.folderId ?? before?.folderId ?? null
  const id = before?.id ?? nextId()
  const { fileName, ...fields } = draft
  const fileKey = moveToRoom(fileName)
  if (before?.fileKey) roomFiles.delete(before.fileKey)
  privateItems.put({
    ...EMPTY_ITEM,
    ...fields,
    hash,
    fileKey,
    id,
    folderId,
    roomId,
    userId,
    updateTime: now(),
  })
}

export function updateItem(account: Account, { id, was, ...input }: Args<Api['update']>['body']) {
  const item = privateItems.require(id, isOwnedBy(account))
  if (item.kind !== input.kind) throw new Refusal(500, REFUSALS.otherKind)
  if (item.updateTime !== was) throw new Refusal(500, REFUSALS.changedElsewhere)
  if (item.kind === 'draft' && !isUnsent(item)) throw new Refusal(500, REFUSALS.handedIn)
  checkInput(account, item.roomId, input as ItemInput)
  privateItems.put({ ...item, ...input, updateTime: now() })
}

/** The caller's drafts with the same content or the same name as a file. */
export function matchFor(
  account: Account,
  { roomId, name, path = '', hash, size }: Args<Api['match']>['query'],
): RawAnswerOf<Api['match']> {
  const drafts = ownIn(account, roomId).filter(isUnsent)
  const content = drafts.find((draft) => draft.hash === hash)
  const namesake = drafts.find((draft) => draft.name === name && draft.path.join('/') === path)
  if (!content) checkQuota(account, roomId, size, namesake?.size ?? 0)
  const known = (draft: StoredItem | undefined) =>
    draft ? { id: draft.id, label: [...draft.path, draft.name].join(' / ') } : null
  return { content: known(content), name: known(namesake) }
}

import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import type { documentApis } from '@/features/rooms/documents/documents.api'
import { LEVEL } from '@/features/rooms/domain/levels'
import { nodeName } from '@/features/rooms/domain/nodeName'
import type { Scope } from '@/entities/roomScope'
import { extensionOf } from '@/shared/files/rules'
import { now } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { storedFile } from '../platform/files'
import { Refusal } from '../platform/mock'
import { push } from '../platform/socket'
import { note } from './log'
import { addFolder, addNode, childrenFor, folderAllowing, namesakeOf } from './nodes'
import { REFUSALS } from './refusals'
import { nodeAllowing, visibleNodes } from './rights'
import { membersOf, roomAllowing, type StoredNode } from './store'
import { showVersion, versions, versionsOf, type StoredVersion } from './versions'

type Api = (typeof documentApis)['vdr']
type Asked = Args<Api['add']>['body']

const stemOf = (name: string) => name.slice(0, name.length - extensionOf(name).length - 1)

/** A folder that the caller sees below another, by the names on the way; undefined where one is not there. */
function folderAt(
  scope: Scope,
  account: Account,
  roomId: string,
  from: string | null,
  path: readonly string[],
) {
  let at: string | null = from
  for (const name of path) {
    const next: StoredNode | undefined = namesakeOf(childrenFor(scope, account, roomId, at), name, 'folder')
    if (!next) return undefined
    at = next.id
  }
  return at
}

/** What a room has already of a file, as far as the caller may know. */
export function matchFor(
  scope: Scope,
  account: Account,
  { roomId, folderId, path = '', name, hash }: Args<Api['match']>['query'],
): RawAnswerOf<Api['match']> {
  roomAllowing(scope, account, roomId, 'document:list')
  const seen = visibleNodes(scope, account, roomId).filter(({ kind }) => kind === 'document')
  const shown = new Map(seen.map((node) => [node.id, node]))
  const alike = [...versions[scope].values()].find(
    (version) => version.hash === hash && shown.has(version.documentId),
  )
  const folder = folderAt(scope, account, roomId, folderId ?? null, path === '' ? [] : path.split('/'))
  const namesake =
    folder === undefined
      ? undefined
      : namesakeOf(childrenFor(scope, account, roomId, folder), stemOf(name), 'document')
  const known = (node: StoredNode | undefined) => (node ? { id: node.id, label: node.name } : null)
  return { content: known(alike && shown.get(alike.documentId)), name: known(namesake) }
}

const plainName = (name: string) => nodeName.read(name, () => undefined)

/** Pages of what was uploaded, as far as its bytes say so. */
function pagesOf(fileName: string): number {
  const file = storedFile(fileName)
  const text = file ? new TextDecoder('latin1').decode(file.bytes) : ''
  return Math.max(
    1,
    ...[...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count (\d+)/g)].map(([, count]) => Number(count)),
  )
}

/**
 * Takes a file in: as a document that waits for its audit, or as the next version of its namesake. Nothing for one that
 * is skipped.
 */
export function arrive(scope: Scope, account: Account, asked: Asked): StoredVersion | undefined {
  const { roomId, folderId, path, name, hash, fileName, size, sameName } = asked
  folderAllowing(scope, account, roomId, folderId, LEVEL.upload)
  if (![...path, stemOf(name)].every((each) => plainName(each) !== undefined)) {
    throw new Refusal(500, REFUSALS.unplainName)
  }
  let parentId = folderId
  for (const each of path) {
    const there = folderAt(scope, account, roomId, parentId, [each])
    parentId = there === undefined ? addFolder(scope, account, { roomId, parentId, name: each }).id : there
  }
  const siblings = childrenFor(scope, account, roomId, parentId)
  const namesake = namesakeOf(siblings, stemOf(name), 'document')
  if (namesake && sameName === 'skip') return undefined
  if (namesake && sameName === undefined) throw new Refusal(500, REFUSALS.nameTaken(stemOf(name)))

  const isVersion = namesake !== undefined && sameName === 'version'
  if (isVersion) nodeAllowing(scope, account, namesake.id, LEVEL.upload)
  const document = isVersion
    ? namesake
    : addNode(scope, account, {
        roomId,
        parentId,
        name: freeName(siblings, stemOf(name)),
        kind: 'document',
        state: 'submitted',
        submitterId: account.userId,
        versionNo: 1,
      })
  const no = Math.max(0, ...versionsOf(scope, document.id).map((version) => version.no)) + 1
  const time = now()
  const version = versions[scope].put({
    id: nextId(),
    roomId,
    documentId: document.id,
    no,
    state: 'submitted',
    stateBefore: null,
    submitterId: account.userId,
    submitBy: account.nickName,
    submitTime: time,
    type: extensionOf(name),
    size,
    pages: pagesOf(fileName),
    hash,
    fileName,
    reason: '',
    notes: [],
    version: 1,
    stateTime: time,
    updateTime: time,
    updatedBy: account.nickName,
    events: [],
  })
  showVersion(scope, account.nickName, document.id)
  note(scope, roomId, account, { action: 'upload', nodeId: document.id, versionNo: no, text: document.name })
  for (const { userId, role } of membersOf(scope, roomId))
    if (userId && role === 'admin') push(userId, { code: 200, msg: 'vdrAudit', data: { roomId } })
  return version
}

/** A name that none of them has: of two alike the second gets a number. */
function freeName(siblings: readonly StoredNode[], name: string): string {
  let free = name
  for (let copy = 2; namesakeOf(siblings, free, 'document'); copy += 1) free = `${name} (${copy})`
  return free
}

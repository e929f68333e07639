import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import type { documentApis } from '@/features/rooms/documents/documents.api'
import { LEVEL } from '@/features/rooms/domain/levels'
import { nodeName } from '@/features/rooms/domain/nodeName'
import { isVariant, isWithheldFrom } from '@/features/rooms/domain/variants'
import type { Scope } from '@/entities/roomScope'
import { extensionOf } from '@/shared/files/uploadRules'
import { now } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { push } from '../platform/socket'
import { writeLog } from './log'
import { addFolder, addNode, childrenFor, authorizeFolder, namesakeOf } from './nodes'
import { REFUSALS } from './refusals'
import { roomFiles } from './roomFiles'
import { authorizeNode, visibleNodes } from './rights'
import { membersOf, membershipIn, authorizeRoom, type StoredNode } from './store'
import { allVersionsOf, versions, versionsOf, type StoredVersion } from './storedVersions'
import { showVersion } from './versions'

type Api = (typeof documentApis)['vdr']
type Upload = Omit<Args<Api['add']>['body'], 'fileName'> & {
  /** Returns the key of the file; called once nothing can be refused any more. */
  takeFile: () => string
}

const stemOf = (name: string) => name.slice(0, name.length - extensionOf(name).length - 1)

function findFolder(
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

/** Existing documents with the same content or name, limited to those the caller may see. */
export function matchFor(
  scope: Scope,
  account: Account,
  { roomId, folderId, path = '', name, hash }: Args<Api['match']>['query'],
): RawAnswerOf<Api['match']> {
  authorizeRoom(scope, account, roomId, 'document:list')
  const seen = visibleNodes(scope, account, roomId).filter(({ kind }) => kind === 'document')
  const visible = new Map(seen.map((node) => [node.id, node]))
  const tagId = membershipIn(scope, roomId, account)?.tagId ?? null
  /** Content that was redacted later, or for a party, is not even confirmed to others. */
  const isKnown = (version: StoredVersion) => {
    const node = visible.get(version.documentId)
    if (!node || isVariant(version)) return node?.variantId === version.id
    const all = allVersionsOf(scope, version.documentId)
    return node.level >= LEVEL.manage || (!node.variantId && !isWithheldFrom(tagId, version, all))
  }
  const duplicate = [...versions[scope].values()].find((version) => version.hash === hash && isKnown(version))
  const folder = findFolder(scope, account, roomId, folderId ?? null, path === '' ? [] : path.split('/'))
  const namesake =
    folder === undefined
      ? undefined
      : namesakeOf(childrenFor(scope, account, roomId, folder), stemOf(name), 'document')
  const toMatch = (node: StoredNode | undefined) => (node ? { id: node.id, label: node.name } : null)
  return { content: toMatch(duplicate && visible.get(duplicate.documentId)), name: toMatch(namesake) }
}

const validName = (name: string) => nodeName.parse(name, () => undefined)

function pagesOf(fileKey: string, type: string): number {
  if (type !== 'pdf') return 1
  const text = new TextDecoder('latin1').decode(roomFiles.require(fileKey).bytes)
  return Math.max(
    1,
    ...[...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count (\d+)/g)].map(([, count]) => Number(count)),
  )
}

/**
 * Stores a file as a new document pending audit, or as the next version of the document with the same name. Returns
 * undefined if the file is skipped.
 */
export function receiveFile(scope: Scope, account: Account, fileUpload: Upload): StoredVersion | undefined {
  const { roomId, folderId, path, name, hash, takeFile, size, sameName } = fileUpload
  authorizeFolder(scope, account, roomId, folderId, LEVEL.upload)
  if (![...path, stemOf(name)].every((each) => validName(each) !== undefined)) {
    throw new Refusal(500, REFUSALS.unplainName)
  }
  let parentId = folderId
  for (const each of path) {
    const existing = findFolder(scope, account, roomId, parentId, [each])
    parentId =
      existing === undefined ? addFolder(scope, account, { roomId, parentId, name: each }).id : existing
  }
  const siblings = childrenFor(scope, account, roomId, parentId)
  const namesake = namesakeOf(siblings, stemOf(name), 'document')
  if (namesake && sameName === 'skip') return undefined
  if (namesake && sameName === undefined) throw new Refusal(500, REFUSALS.nameTaken(stemOf(name)))

  const isVersion = namesake !== undefined && sameName === 'version'
  if (isVersion) authorizeNode(scope, account, namesake.id, LEVEL.upload)
  const document = isVersion
    ? namesake
    : addNode(scope, account, {
        roomId,
        parentId,
        name: uniqueName(siblings, stemOf(name)),
        kind: 'document',
        state: 'submitted',
        submitterId: account.userId,
        versionNo: 1,
      })
  const fileKey = takeFile()
  const type = extensionOf(name)
  return addVersion(scope, account, document, { type, size, pages: pagesOf(fileKey, type), hash, fileKey })
}

type NewVersion = Pick<StoredVersion, 'type' | 'size' | 'pages' | 'hash' | 'fileKey' | 'redactedFrom'>
type Variant = Pick<StoredVersion, 'no' | 'tagId'>

/** Adds the next version of a document, or a variant of one, pending audit. */
export function addVersion(
  scope: Scope,
  account: Account,
  { id: documentId, roomId, name }: StoredNode,
  content: NewVersion,
  variant?: Variant,
): StoredVersion {
  const nextNo = Math.max(0, ...versionsOf(scope, documentId).map((version) => version.no)) + 1
  const { no, ...party } = variant ?? { no: nextNo }
  const time = now()
  const version = versions[scope].put({
    id: nextId(),
    roomId,
    documentId,
    no,
    state: 'submitted',
    stateBefore: null,
    submitterId: account.userId,
    submitBy: account.nickName,
    submitTime: time,
    ...content,
    ...party,
    reason: '',
    notes: [],
    version: 1,
    stateTime: time,
    updateTime: time,
    updatedBy: account.nickName,
    events: [],
  })
  showVersion(scope, account.nickName, documentId)
  writeLog(scope, roomId, account, { action: 'upload', nodeId: documentId, versionNo: no, text: name })
  for (const { userId, role } of membersOf(scope, roomId))
    if (userId && role === 'admin') push(userId, { code: 200, msg: 'vdrAudit', data: { roomId } })
  return version
}

function uniqueName(siblings: readonly StoredNode[], name: string): string {
  let candidate = name
  for (let copy = 2; namesakeOf(siblings, candidate, 'document'); copy += 1) candidate = `${name} (${copy})`
  return candidate
}

import { documentApis } from '@/features/rooms/documents/documents.api'
import { LEVEL } from '@/features/rooms/domain/levels'
import { isVariant } from '@/features/rooms/domain/variants'
import { additionsTo } from '@/features/rooms/domain/template'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { requireUpload } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { pick } from '../../platform/pick'
import { receiveFile, matchFor } from '../receiveFile'
import { publicNode, searchDocuments, visibleTree } from '../documents/documentSearch'
import { fileOf, watermarkedCopy, watermarkFor, unmarkableReasonOf } from '../documents/documentFiles'
import { indexFile } from '../documents/indexFile'
import { prepareUpload } from '../documents/preparedUploads'
import { writeLog, remark } from '../log'
import { moveToRoom, storeRoomFile } from '../roomFiles'
import { setNodeFlags } from '../nodeFlags'
import { revokeLostAccess } from '../members'
import { addFolder, childrenFor, authorizeFolder, moveNodes, namesakeOf, roomName, sortNodes } from '../nodes'
import { recycle, undoOfRemoval } from '../recycle'
import { undoStep } from '../undo'
import { REFUSALS } from '../refusals'
import { authorizeNode, putNode, visibleNodes } from '../rights'
import { authorizeRoom, nodes, tags, uploadLimitsOf, type StoredNode } from '../store'
import { allVersionsOf, versions, versionShownOn, type StoredVersion } from '../storedVersions'
import { checkPublishingOn, factsFor, versionStores } from '../versions'
import { authorizeDocument, canSeeAnyVersion, versionFor } from '../documents/documentAccess'

const versionRow = (scope: Scope, version: StoredVersion) => ({
  ...pick(
    version,
    'id',
    'no',
    'state',
    'version',
    'submitterId',
    'submitBy',
    'submitTime',
    'size',
    'pages',
    'hash',
    'reason',
  ),
  redactedFrom: version.redactedFrom ?? null,
  isUnredacted: factsFor(scope, version).isUnredacted,
  notes: [...version.notes],
})

/**
 * Versions of a document for its reader, the newest first. Those that a member has submitted are numbered on from the
 * variant of their party, because a gap would tell of versions in between.
 */
function numberedFor({ variantId, versionNo = 0 }: StoredNode, visible: readonly StoredVersion[]) {
  const byNumber = (versions: readonly StoredVersion[]) => versions.toSorted((a, b) => b.no - a.no)
  if (variantId === undefined) return byNumber(visible.filter((version) => !isVariant(version)))
  const own = visible.filter(({ id }) => id !== variantId)
  return byNumber([
    ...visible.filter(({ id }) => id === variantId),
    ...own.map((version, at) => ({ ...version, no: versionNo + 1 + at })),
  ])
}

const variantRows = (scope: Scope, visible: readonly StoredVersion[]) =>
  visible.filter(isVariant).map((version) => ({
    ...versionRow(scope, version),
    tagId: version.tagId!,
    tagName: tags[scope].get(version.tagId!)?.name ?? '',
    isEnded: version.isEnded ?? false,
  }))

const mocksOf = (scope: Scope) => {
  const api = documentApis[scope]
  const [READ, EDIT] = [`${scope}:document:list`, `${scope}:document:edit`] as const
  return [
    mock(api.tree, READ, ({ account, query }) =>
      visibleTree(scope, account, query.roomId, query.as).map(publicNode),
    ),
    mock(api.list, READ, ({ account, query }) => {
      const { keyword: _words, ...rest } = query
      const { rows, ...more } = searchDocuments(scope, account, query)
      return { ...list(rows, rest, { equals: ['type', 'state'] }), ...more }
    }),
    mock(api.match, READ, ({ account, query }) => matchFor(scope, account, query)),
    mock(api.indexFile, READ, async ({ account, query: { roomId, format, language } }) => {
      const seen = visibleTree(scope, account, roomId)
      writeLog(scope, roomId, account, { action: 'download', text: `index.${format}` })
      const file = await indexFile(roomName(scope, roomId), seen, format, language)
      return { msg: storeRoomFile(scope, account, roomId, file) }
    }),
    mock(api.detail, READ, async ({ account, path }) => {
      const { roomId, id } = authorizeDocument(scope, account, String(path.id), LEVEL.fence)
      const node = visibleTree(scope, account, roomId).find((each) => each.id === id)
      if (!node) throw new Refusal(404, REFUSALS.noNode)
      const current = versionShownOn(scope, node)
      const visible = allVersionsOf(scope, id).filter(
        (version) => version === current || canSeeAnyVersion(scope, account, version),
      )
      return {
        ...publicNode(node),
        unmarked: current ? await unmarkableReasonOf(current) : null,
        versions: numberedFor(node, visible).map((version) => versionRow(scope, version)),
        variants: node.variantId === undefined ? variantRows(scope, visible) : [],
      }
    }),

    mock(api.createFolder, EDIT, ({ account, body: { roomId, parentId, name } }) => {
      authorizeFolder(scope, account, roomId, parentId, LEVEL.manage)
      const { id } = addFolder(scope, account, { roomId, parentId, name })
      writeLog(scope, roomId, account, { action: 'upload', nodeId: id, text: name })
    }),
    mock(api.rename, EDIT, ({ account, body: { id, name, was } }) => {
      const { level: _level, ...node } = authorizeNode(scope, account, id, LEVEL.manage)
      authorizeRoom(scope, account, node.roomId, 'document:edit')
      if (node.name !== was) throw new Refusal(500, REFUSALS.nodeChanged(was))
      const namesake = namesakeOf(childrenFor(scope, account, node.roomId, node.parentId), name, node.kind)
      if (namesake && namesake.id !== id) throw new Refusal(500, REFUSALS.nameTaken(name))
      putNode(scope, account.nickName, { ...node, name })
      writeLog(scope, node.roomId, account, { action: 'move', nodeId: id, text: `${was} → ${name}` })
    }),
    mock(api.move, EDIT, ({ account, body }) =>
      revokeLostAccess(scope, body.roomId, () => ({ undo: moveNodes(scope, account, body) })),
    ),
    mock(api.sort, EDIT, ({ account, body }) => sortNodes(scope, account, body)),
    mock(api.applyTemplate, EDIT, ({ account, body: { roomId, language } }) => {
      authorizeFolder(scope, account, roomId, null, LEVEL.manage)
      for (const { name, id, inside } of additionsTo(visibleNodes(scope, account, roomId), language)) {
        const parentId = id ?? addFolder(scope, account, { roomId, parentId: null, name }).id
        for (const each of inside) addFolder(scope, account, { roomId, parentId, name: each })
      }
      writeLog(scope, roomId, account, { action: 'upload', text: 'template' })
    }),
    mock(api.remove, EDIT, ({ account, path }) => {
      const ids = String(path.ids).split(',')
      const { roomId } = nodes[scope].require(ids[0]!)
      return revokeLostAccess(scope, roomId, () => ({
        undo: undoOfRemoval(scope, account, recycle(scope, account, ids)),
      }))
    }),
    mock(api.undo, EDIT, ({ account, path }) => undoStep(scope, account, String(path.id))),

    mock(api.add, EDIT, async ({ account, body }) => {
      const { hash } = requireUpload(account, body, uploadLimitsOf(scope, body.roomId))
      const takeFile = () => moveToRoom(body.fileName)
      const version = receiveFile(scope, account, { ...body, hash, takeFile })
      if (version) await prepareUpload(scope, version)
    }),
    mock(api.favorite, READ, ({ account, body: { id, on } }) => {
      authorizeNode(scope, account, id, LEVEL.fence)
      setNodeFlags(scope, account, id, { isFavorite: on })
    }),
    mock(api.reviewed, READ, ({ account, body: { id, on } }) => {
      authorizeNode(scope, account, id, LEVEL.fence)
      setNodeFlags(scope, account, id, { isReviewed: on })
    }),

    mock(api.publish, EDIT, ({ account, body: { on, ...requested } }) => {
      const {
        documentId,
        roomId: currentRoomId,
        tagId,
      } = versionStores[scope].allowed(account, on ? 'publish' : 'unpublish', requested)
      if (on) checkPublishingOn(scope, currentRoomId)
      revokeLostAccess(scope, currentRoomId, () =>
        versionStores[scope].act(on ? 'publish' : 'unpublish', { account, body: requested }),
      )
      const { roomId, name } = nodes[scope].require(documentId)
      const tagName = tagId ? tags[scope].get(tagId)?.name : undefined
      writeLog(scope, roomId, account, {
        action: 'permission',
        nodeId: documentId,
        text: remark(on ? 'publish' : 'unpublish', name, tagName),
      })
    }),
    mock(api.submit, EDIT, ({ account, body }) => {
      versionStores[scope].act('submit', { account, body }, () => ({ reason: '', notes: [] }))
      const { roomId, documentId, no } = versions[scope].require(body.id)
      writeLog(scope, roomId, account, {
        action: 'upload',
        nodeId: documentId,
        versionNo: no,
        text: 'submit',
      })
    }),

    mock(api.download, READ, async ({ account, path, query: { version: requested, kind } }) => {
      const minLevel = kind === 'original' ? LEVEL.downloadOriginal : LEVEL.downloadMarked
      const id = String(path.id)
      const document = authorizeDocument(scope, account, id, LEVEL.fence)
      const version = versionFor(scope, account, document, requested)
      const about = { action: 'download', nodeId: id, versionNo: version.no, text: kind }
      if (document.level < minLevel) {
        writeLog(scope, document.roomId, account, { ...about, result: 'denied' })
        throw new Refusal(500, REFUSALS.notYours)
      }
      writeLog(scope, document.roomId, account, about)
      if (kind === 'original') return fileOf(document, version)
      const copy = await watermarkedCopy(
        document,
        version,
        watermarkFor(scope, account, document.roomId, document.name),
      )
      if (typeof copy === 'string') throw new Refusal(500, REFUSALS.noMarked)
      return copy
    }),
  ]
}

export const documentMocks = SCOPES.flatMap(mocksOf)

import { documentApis } from '@/features/rooms/documents/documents.api'
import { LEVEL } from '@/features/rooms/domain/levels'
import { additionsTo } from '@/features/rooms/domain/template'
import { SCOPES, type Scope } from '@/entities/roomScope'
import type { Account } from '../../platform/db'
import { protectFile, requireUpload } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { pick } from '../../platform/pick'
import { arrive, matchFor } from '../arrivals'
import { asAnswered, foundIn, seenIn } from '../documents/found'
import { bytesOf, markedCopy, markFor, unmarkedBecause } from '../documents/bytes'
import { indexFile } from '../documents/indexFile'
import { readText } from '../documents/texts'
import { note, remark, roomLog } from '../log'
import { keepRoomFile } from '../madeFiles'
import { mark } from '../marks'
import { tellingLosers } from '../members'
import { addFolder, childrenFor, folderAllowing, moveNodes, namesakeOf, roomName, sortNodes } from '../nodes'
import { recycle, undoOfRemoval } from '../recycle'
import { takeBack } from '../undo'
import { REFUSALS } from '../refusals'
import { nodeAllowing, putNode, visibleNodes } from '../rights'
import { nodes, roomAllowing, type StoredNode } from '../store'
import {
  refuseUnpublished,
  versionActs,
  versions,
  versionsOf,
  versionViewer,
  type StoredVersion,
} from '../versions'

/** A version of a document that the caller may read; the one that is shown where none is named. */
function versionFor(
  scope: Scope,
  account: Account,
  document: StoredNode,
  id: string | undefined,
): StoredVersion {
  const version = versionsOf(scope, document.id).find((each) =>
    id === undefined ? each.no === document.versionNo : each.id === id,
  )
  const mayRead = version && (version.no === document.versionNo || isOwn(scope, account, version))
  if (!mayRead) throw new Refusal(404, REFUSALS.noVersion)
  return version
}

/** Versions beside the one that is shown are for those who manage the document, and who brought them. */
const isOwn = (scope: Scope, account: Account, version: StoredVersion) =>
  version.submitterId === account.userId || versionViewer(scope, account, version).level >= LEVEL.manage

function documentAllowing(scope: Scope, account: Account, id: string, least: StoredNodeLevel) {
  const node = nodeAllowing(scope, account, id, least)
  if (node.kind !== 'document') throw new Refusal(404, REFUSALS.noNode)
  roomAllowing(scope, account, node.roomId, 'document:list')
  return node
}
type StoredNodeLevel = Parameters<typeof nodeAllowing>[3]

const mocksOf = (scope: Scope) => {
  const api = documentApis[scope]
  const [READ, EDIT] = [`${scope}:document:list`, `${scope}:document:edit`] as const
  return [
    mock(api.tree, READ, ({ account, query }) =>
      seenIn(scope, account, query.roomId, query.as).map(asAnswered),
    ),
    mock(api.list, READ, ({ account, query }) => {
      const { keyword: _words, ...rest } = query
      const { rows, ...more } = foundIn(scope, account, query)
      return { ...list(rows, rest, { equals: ['type', 'state'] }), ...more }
    }),
    mock(api.match, READ, ({ account, query }) => matchFor(scope, account, query)),
    mock(api.indexFile, READ, async ({ account, query: { roomId, format, language } }) => {
      const seen = seenIn(scope, account, roomId)
      note(scope, roomId, account, { action: 'download', text: `index.${format}` })
      const file = await indexFile(roomName(scope, roomId), seen, format, language)
      return { msg: keepRoomFile(scope, account, roomId, file) }
    }),
    mock(api.detail, READ, async ({ account, path }) => {
      const { roomId, id, versionNo } = documentAllowing(scope, account, String(path.id), LEVEL.fence)
      const node = seenIn(scope, account, roomId).find((each) => each.id === id)
      if (!node) throw new Refusal(404, REFUSALS.noNode)
      const current = versionsOf(scope, id).find(({ no }) => no === versionNo)
      const shown = versionsOf(scope, id)
        .filter((version) => version.no === versionNo || isOwn(scope, account, version))
        .toSorted((a, b) => b.no - a.no)
      return {
        ...asAnswered(node),
        unmarked: current ? await unmarkedBecause(current) : null,
        versions: shown.map((version) => ({
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
          notes: [...version.notes],
        })),
      }
    }),

    mock(api.createFolder, EDIT, ({ account, body: { roomId, parentId, name } }) => {
      folderAllowing(scope, account, roomId, parentId, LEVEL.manage)
      const { id } = addFolder(scope, account, { roomId, parentId, name })
      note(scope, roomId, account, { action: 'upload', nodeId: id, text: name })
    }),
    mock(api.rename, EDIT, ({ account, body: { id, name, was } }) => {
      const { level: _level, ...node } = nodeAllowing(scope, account, id, LEVEL.manage)
      roomAllowing(scope, account, node.roomId, 'document:edit')
      if (node.name !== was) throw new Refusal(500, REFUSALS.nodeChanged(was))
      const namesake = namesakeOf(childrenFor(scope, account, node.roomId, node.parentId), name, node.kind)
      if (namesake && namesake.id !== id) throw new Refusal(500, REFUSALS.nameTaken(name))
      putNode(scope, account.nickName, { ...node, name })
      note(scope, node.roomId, account, { action: 'move', nodeId: id, text: `${was} → ${name}` })
    }),
    mock(api.move, EDIT, ({ account, body }) =>
      tellingLosers(scope, body.roomId, () => ({ undo: moveNodes(scope, account, body) })),
    ),
    mock(api.sort, EDIT, ({ account, body }) => sortNodes(scope, account, body)),
    mock(api.applyTemplate, EDIT, ({ account, body: { roomId, language } }) => {
      folderAllowing(scope, account, roomId, null, LEVEL.manage)
      for (const { name, id, inside } of additionsTo(visibleNodes(scope, account, roomId), language)) {
        const parentId = id ?? addFolder(scope, account, { roomId, parentId: null, name }).id
        for (const each of inside) addFolder(scope, account, { roomId, parentId, name: each })
      }
      note(scope, roomId, account, { action: 'upload', text: 'template' })
    }),
    mock(api.remove, EDIT, ({ account, path }) => {
      const ids = String(path.ids).split(',')
      const { roomId } = nodes[scope].require(ids[0]!)
      return tellingLosers(scope, roomId, () => ({
        undo: undoOfRemoval(scope, account, recycle(scope, account, ids)),
      }))
    }),
    mock(api.undo, EDIT, ({ account, path }) => takeBack(scope, account, String(path.id))),

    mock(api.add, EDIT, async ({ account, body }) => {
      requireUpload(account, body)
      const version = arrive(scope, account, body)
      if (!version) return
      protectFile(body.fileName)
      await readText(version)
    }),
    mock(api.favorite, READ, ({ account, body: { id, on } }) => {
      nodeAllowing(scope, account, id, LEVEL.fence)
      mark(scope, account, id, { isFavorite: on })
    }),
    mock(api.reviewed, READ, ({ account, body: { id, on } }) => {
      nodeAllowing(scope, account, id, LEVEL.fence)
      mark(scope, account, id, { isReviewed: on })
    }),

    mock(api.publish, EDIT, ({ account, body: { on, ...of } }) => {
      const { documentId, roomId: within } = versionActs[scope].allowed(
        account,
        on ? 'publish' : 'unpublish',
        of,
      )
      if (on) refuseUnpublished(scope, within)
      tellingLosers(scope, within, () =>
        versionActs[scope].act(on ? 'publish' : 'unpublish', { account, body: of }),
      )
      const { roomId, name } = nodes[scope].require(documentId)
      note(scope, roomId, account, {
        action: 'permission',
        nodeId: documentId,
        text: remark(on ? 'publish' : 'unpublish', name),
      })
    }),
    mock(api.submit, EDIT, ({ account, body }) => {
      versionActs[scope].act('submit', { account, body }, () => ({ reason: '', notes: [] }))
      const { roomId, documentId, no } = versions[scope].require(body.id)
      note(scope, roomId, account, { action: 'upload', nodeId: documentId, versionNo: no, text: 'submit' })
    }),

    mock(api.preview, READ, ({ account, path, query }) => {
      const document = documentAllowing(scope, account, String(path.id), LEVEL.fence)
      const version = versionFor(scope, account, document, query.version)
      note(scope, document.roomId, account, { action: 'view', nodeId: document.id, versionNo: version.no })
      return bytesOf(document, version)
    }),
    mock(api.track, READ, ({ account, body: { id, version: of, events } }) => {
      const document = documentAllowing(scope, account, id, LEVEL.fence)
      const { no: versionNo } = versionFor(scope, account, document, of)
      for (const { id: key, event, page, seconds, percent } of events) {
        const entry = `${account.userId}:${key}`
        if (roomLog[scope].has(entry)) continue
        const isDenied = (event === 'print' || event === 'download') && document.level < LEVEL.downloadMarked
        note(scope, document.roomId, account, {
          id: entry,
          action: ACTIONS[event],
          nodeId: id,
          versionNo,
          ...(page === null ? {} : { pages: [page] }),
          ...(seconds === null ? {} : { seconds }),
          text: remark(event, percent === null ? null : `${percent} %`),
          result: isDenied ? 'denied' : 'ok',
        })
      }
    }),
    mock(api.download, READ, async ({ account, path, query: { version: of, kind } }) => {
      const least = kind === 'original' ? LEVEL.downloadOriginal : LEVEL.downloadMarked
      const id = String(path.id)
      const document = documentAllowing(scope, account, id, LEVEL.fence)
      const version = versionFor(scope, account, document, of)
      const about = { action: 'download', nodeId: id, versionNo: version.no, text: kind }
      if (document.level < least) {
        note(scope, document.roomId, account, { ...about, result: 'denied' })
        throw new Refusal(500, REFUSALS.notYours)
      }
      note(scope, document.roomId, account, about)
      if (kind === 'original') return bytesOf(document, version)
      const copy = await markedCopy(
        document,
        version,
        markFor(scope, account, document.roomId, document.name),
      )
      if (typeof copy === 'string') throw new Refusal(500, REFUSALS.noMarked)
      return copy
    }),
  ]
}

/** What is written down of what was read. */
const ACTIONS = {
  open: 'view',
  page: 'read',
  time: 'read',
  zoom: 'read',
  print: 'print',
  download: 'download',
} as const

export const documentMocks = SCOPES.flatMap(mocksOf)

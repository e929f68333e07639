import * as z from 'zod/mini'
import { textIfAny } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, download, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { exportOf } from '@/shared/files/exports'
import { required } from '@/shared/form/fieldParsers'
import { LevelCode } from '../domain/levels'
import { MOVE_MODES } from '../domain/move'
import { nodeName } from '../domain/nodeName'
import { OfRoom } from '../domain/ofRoom'
import { VERSION_STATES } from '../domain/states'
import { straightened } from '../domain/straightened'

const count = z.nullish(z.number())
const flag = z.nullish(z.boolean())

/** A folder or a document, as far as the caller may see it. Names and codes are assumed, here only. */
export const RoomNode = z.object({
  id: z.coerce.string(),
  /** The folder around it; absent or `0` at the top, as the backend family writes trees. */
  parentId: z.pipe(
    z.nullish(z.coerce.string()),
    z.transform((id) => (id == null || id === '0' ? null : id)),
  ),
  kind: z.enum(['folder', 'document']),
  name: z.string(),
  /** `3.2.1` */
  indexNo: textIfAny,
  /** What the caller may do with it. */
  level: LevelCode,
  /** Of a document: extension, and of the version that is shown state, number and day. */
  type: textIfAny,
  state: z.nullish(z.enum(VERSION_STATES)),
  versionNo: count,
  updateTime: textIfAny,
})
export type RoomNode = z.infer<typeof RoomNode>

/** With what the tree, which is told whole, leaves out. */
const ListedNode = z.extend(RoomNode, {
  /** Of a document: bytes and pages of that version. */
  size: count,
  pages: count,
  updateBy: textIfAny,
  /** What the caller has marked, and whether he has opened the version that is shown. */
  isFavorite: flag,
  isReviewed: flag,
  isRead: flag,
  /** How often it was opened and downloaded; administrators are told. */
  views: count,
  downloads: count,
})

const Version = z.object({
  id: z.coerce.string(),
  no: z.number(),
  state: z.enum(VERSION_STATES),
  /** Of the last change: what is changed was read as this one. */
  version: z.number(),
  submitterId: z.coerce.string(),
  submitBy: textIfAny,
  submitTime: textIfAny,
  size: count,
  pages: count,
  hash: textIfAny,
  reason: textIfAny,
  notes: listOf(z.object({ page: z.number(), text: z.string() })),
})
export type Version = z.infer<typeof Version>

/** Reasons for which a file has no copy with a mark: those that are not known are `other`. */
const UNMARKED = ['type', 'encrypted', 'damaged', 'other'] as const
const Unmarked = z.catch(z.enum(UNMARKED), 'other')
export type Unmarked = z.infer<typeof Unmarked>

/** A document with the versions that the caller may see, the newest first. */
const DocumentDetail = z.extend(ListedNode, {
  versions: listOf(Version),
  /** Why the server makes no copy with the reader's mark; absent where it does. */
  unmarked: z.nullish(Unmarked),
})
export type DocumentDetail = z.infer<typeof DocumentDetail>

/** `as`: through the eyes of a member, which only administrators may. */
const SeenInRoom = z.extend(OfRoom, { as: z.optional(z.string()) })

/** What is the caller's own: not read yet, marked, brought by himself. */
export const MARKS = ['unread', 'mine', 'reviewed', 'favorite'] as const

const NodeFilter = z.extend(PageQuery, {
  ...SeenInRoom.shape,
  /**
   * What lies in it; without, what lies at the top. With a filter, the documents in it and in all folders within; with
   * words, those of the whole room.
   */
  folderId: z.optional(z.string()),
  /** In names, numbers and texts. */
  keyword: z.optional(z.string()),
  /** In texts alone. */
  onlyText: z.optional(z.literal('true')),
  type: z.optional(z.string()),
  level: z.optional(z.string()),
  state: z.optional(z.enum(VERSION_STATES)),
  mark: z.optional(z.enum(MARKS)),
  /** What whoever has a tag sees; administrators may ask. Unread is then what none of its members has opened. */
  tagId: z.optional(z.string()),
  /** A day: changed then or later. */
  updatedFrom: z.optional(z.string()),
})

/** A page of a document whose text holds the words, with those around them. */
const TextHit = z.object({ page: z.number(), text: z.string() })

const FoundNode = z.extend(ListedNode, {
  /** The first of them, where the server knows the text and the caller may read it. */
  hits: listOf(TextHit),
})
export type FoundNode = z.infer<typeof FoundNode>

/** Number of documents that were not searched: not indexed yet, or without text. Optional. */
const Unsearched = z.object({ unsearched: z.catch(count, null) })

export const NameInput = z.object({ name: required(nodeName) })

const Place = z.object({ id: z.string(), parentId: z.nullable(z.string()) })

const Known = z.object({ id: z.coerce.string(), label: z.string() })

/** What a step may be taken back by; absent where the caller may not. */
const Undoable = dataOf(z.nullish(z.object({ undo: z.nullish(z.string()) })))

/** A file as it comes into a room. */
const Arrived = z.object({
  roomId: z.string(),
  folderId: z.nullable(z.string()),
  /** Folders below it, made where they are missing. */
  path: z.array(z.string()),
  name: z.string(),
  hash: z.string(),
})

export const KINDS_OF_DOWNLOAD = ['marked', 'original'] as const

export const INDEX_FORMATS = ['xlsx', 'csv'] as const

const documentApi = (scope: Scope) => ({
  /** Every folder and document that the caller may see: flat, parents before their children, in their order. */
  tree: get(`/${scope}/folder/tree`, {
    query: SeenInRoom,
    response: dataOf(z.pipe(listOf(RoomNode), z.transform(straightened))),
  }),
  /** What lies in a folder, or what is found in the room. */
  list: get(`/${scope}/document/list`, { query: NodeFilter, response: pageOf(FoundNode, Unsearched) }),
  /** What the room has already of a file that is about to be sent. */
  match: get(`/${scope}/document/match`, {
    query: z.object({
      roomId: z.string(),
      folderId: z.optional(z.string()),
      path: z.optional(z.string()),
      name: z.string(),
      hash: z.string(),
    }),
    response: dataOf(z.object({ content: z.nullable(Known), name: z.nullable(Known) })),
  }),
  /** The index of what the caller may see, as a file: the first of two steps. */
  indexFile: exportOf(
    `/${scope}/document/indexFile`,
    z.object({ roomId: z.string(), format: z.enum(INDEX_FORMATS), language: z.enum(['zh', 'en']) }),
  ),
  detail: get(`/${scope}/document/:id`, { response: dataOf(DocumentDetail) }),

  // Assumed: what is done with folders is done with documents in the same calls, so that a selection is one step.
  createFolder: post(`/${scope}/folder`, {
    body: z.extend(NameInput, { roomId: z.string(), parentId: z.nullable(z.string()) }),
  }),
  /** `was`: the name that the caller has read; another one by now is a conflict. */
  rename: put(`/${scope}/folder`, { body: z.extend(NameInput, { id: z.string(), was: z.string() }) }),
  /** Where each stood when the caller read it; it is a conflict where it does not stand there any more. */
  move: put(`/${scope}/folder/move`, {
    body: z.object({
      roomId: z.string(),
      nodes: z.array(Place),
      target: z.nullable(z.string()),
      permissionMode: z.enum(MOVE_MODES),
      /** Of the rights that its impact was told by. */
      version: z.optional(z.number()),
    }),
    response: Undoable,
  }),
  /** Puts what the caller sees in a folder into another order; `was`: the one that he has read. */
  sort: put(`/${scope}/folder/sort`, {
    body: z.object({
      roomId: z.string(),
      parentId: z.nullable(z.string()),
      was: z.array(z.string()),
      ids: z.array(z.string()),
    }),
  }),
  /** To the recycle bin, with all that lies within: all or none. */
  remove: del(`/${scope}/folder/:ids`, { response: Undoable }),
  /** Takes a move or a removal back, rights included, as long as nobody has changed what it was about. */
  undo: put(`/${scope}/folder/undo/:id`),
  /** Adds the sections of the template that are missing; answers their names. */
  applyTemplate: post(`/${scope}/folder/applyTemplate`, {
    body: z.object({ roomId: z.string(), language: z.enum(['zh', 'en']) }),
  }),

  /** A file that the server keeps already becomes a document, or the next version of one of its name. */
  add: post(`/${scope}/document`, {
    body: z.extend(Arrived, {
      fileName: z.string(),
      size: z.number(),
      sameName: z.optional(z.enum(['version', 'both', 'skip'])),
    }),
    alerts: 'session',
  }),
  favorite: put(`/${scope}/document/favorite`, { body: z.object({ id: z.string(), on: z.boolean() }) }),
  reviewed: put(`/${scope}/document/reviewed`, { body: z.object({ id: z.string(), on: z.boolean() }) }),

  /** A version on show or not; assumed to name it, so that of two who decide at once the second is told. */
  publish: put(`/${scope}/document/publish`, { body: z.extend(VersionedRef, { on: z.boolean() }) }),
  /** The version again into the audit, from which it came back. */
  submit: put(`/${scope}/document/submit`, { body: VersionedRef }),

  /** The pages of a version, the one that is shown where none is named, to be read on the screen. */
  preview: download(`/${scope}/document/preview/:id`, {
    query: z.object({ version: z.optional(z.string()) }),
  }),
  /** What was read, in batches. */
  track: post(`/${scope}/document/track`, { body: Tracked, repeatSubmit: false, alerts: 'session' }),
  download: download(`/${scope}/document/download/:id`, {
    query: z.object({ version: z.optional(z.string()), kind: z.enum(KINDS_OF_DOWNLOAD) }),
  }),
})

const Tracked = z.object({
  id: z.string(),
  version: z.optional(z.string()),
  events: z
    .array(
      z.object({
        /** Of the client's making: one that has come already is not counted again. */
        id: z.string(),
        event: z.enum(['open', 'page', 'time', 'zoom', 'print', 'download']),
        page: z.nullable(z.number()),
        seconds: z.nullable(z.number()),
        percent: z.nullable(z.number()),
      }),
    )
    .check(z.maxLength(500)),
})

const RecycledRow = z.object({
  id: z.coerce.string(),
  name: z.string(),
  kind: z.enum(['folder', 'document']),
  /** The folders it lay in. */
  place: textIfAny,
  /** Documents within. */
  documents: z.number(),
  removeBy: textIfAny,
  removeTime: textIfAny,
})
export type RecycledRow = z.infer<typeof RecycledRow>

const recycleApi = (scope: Scope) => ({
  list: get(`/${scope}/recycle/list`, {
    query: z.extend(PageQuery, { roomId: z.string(), keyword: z.optional(z.string()) }),
    response: pageOf(RecycledRow),
  }),
  /** Back to where each was; to the top where that is gone. */
  restore: put(`/${scope}/recycle/restore`, { body: z.object({ ids: z.array(z.string()) }) }),
  /** For good. */
  purge: del(`/${scope}/recycle/:ids`),
})

const ZipTask = z.object({
  id: z.coerce.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** 0 to 100 */
  progress: z.number(),
  files: z.number(),
  /** What could not be packed. */
  leftOut: listOf(z.object({ name: z.string(), reason: Unmarked })),
  /** To be fetched under, once it is done. */
  resource: textIfAny,
})
export type ZipTask = z.infer<typeof ZipTask>

const zipApi = (scope: Scope) => ({
  /** Begins an archive of what the caller may take along of a selection; of the whole room without. */
  start: post(`/${scope}/room/zipTask`, {
    body: z.object({ roomId: z.string(), ids: z.optional(z.array(z.string()).check(z.minLength(1))) }),
    response: dataOf(ZipTask),
  }),
  task: get(`/${scope}/room/zipTask/:id`, { response: dataOf(ZipTask) }),
  retry: put(`/${scope}/room/zipTask/:id`, { response: dataOf(ZipTask) }),
})

export const recycleApis = perScope(recycleApi)
export const zipApis = perScope(zipApi)

export const documentApis = perScope(documentApi)

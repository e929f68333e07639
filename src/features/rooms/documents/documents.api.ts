import * as z from 'zod/mini'
import { chosenName, orNull, textIfAny, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, download, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { exportOf } from '@/shared/files/exports'
import { required } from '@/shared/form/fieldParsers'
import { View, viewApi } from '@/shared/viewer/view.api'
import { LevelCode } from '../domain/levels'
import { MOVE_MODES } from '../domain/move'
import { nodeName } from '../domain/nodeName'
import { RoomQuery } from '../domain/roomQuery'
import { VERSION_STATES } from '../domain/states'
import { normalizeTree } from '../domain/normalizeTree'

const count = z.nullish(z.number())
const flag = z.nullish(z.boolean())

/** Folder or document visible to the caller. Names and codes are assumed, here only. */
export const RoomNode = z.object({
  id: z.coerce.string(),
  /** Absent or `0` at the top level, as this family of backends writes trees. */
  parentId: z.pipe(
    z.nullish(z.coerce.string()),
    z.transform((id) => (id == null || id === '0' ? null : id)),
  ),
  kind: z.enum(['folder', 'document']),
  name: chosenName(z.string()),
  /** Such as `3.2.1`. */
  indexNo: textIfAny,
  level: LevelCode,
  /** Documents only: file extension, and state, number and day of the version shown to readers. */
  type: textIfAny,
  state: z.nullish(z.enum(VERSION_STATES)),
  versionNo: count,
  updateTime: textIfAny,
})
export type RoomNode = z.infer<typeof RoomNode>

/** Adds fields that the full tree omits. */
const ListedNode = z.extend(RoomNode, {
  /** Documents only: bytes and pages of the version shown to readers. */
  size: count,
  pages: count,
  updateBy: textIfAny,
  /** Caller's own markers; `isRead` refers to the version shown. */
  isFavorite: flag,
  isReviewed: flag,
  isRead: flag,
  /** Number of times opened and downloaded; for admins only. */
  views: count,
  downloads: count,
})

const Version = z.object({
  id: z.coerce.string(),
  no: z.number(),
  state: z.enum(VERSION_STATES),
  /** Optimistic lock: number of the last change, sent back with an update. */
  version: z.number(),
  submitterId: z.coerce.string(),
  submitBy: textIfAny,
  submitTime: textIfAny,
  size: count,
  pages: count,
  hash: textIfAny,
  reason: textIfAny,
  /** Number of the version without redaction. */
  redactedFrom: count,
  /** A later version was redacted; visible to managers only. */
  isUnredacted: flag,
  notes: listOf(z.object({ page: z.number(), text: z.string() })),
})
export type Version = z.infer<typeof Version>

/** Version that one party reads instead of the general one. */
const Variant = z.extend(Version, {
  tagId: z.coerce.string(),
  tagName: chosenName(z.string()),
  /** The party has been given the general version since. */
  isEnded: flag,
})
export type Variant = z.infer<typeof Variant>

/** Reasons why a file has no watermarked copy; unknown ones become `other`. */
const UNMARKED = ['type', 'encrypted', 'damaged', 'other'] as const
const Unmarked = z.catch(z.enum(UNMARKED), 'other')
export type Unmarked = z.infer<typeof Unmarked>

/** Document with the versions visible to the caller, the newest first. */
const DocumentDetail = z.extend(ListedNode, {
  versions: listOf(Version),
  /** Oldest first; for administrators only. */
  variants: listOf(Variant),
  /** Reason why there is no watermarked copy; absent if there is one. */
  unmarked: z.nullish(Unmarked),
})
export type DocumentDetail = z.infer<typeof DocumentDetail>

/** Folder or document with the facts that a check of completeness needs. */
const CheckedNode = z.object({
  id: z.coerce.string(),
  parentId: orNull(z.coerce.string()),
  kind: z.enum(['folder', 'document']),
  name: chosenName(z.string()),
  indexNo: textOrEmpty,
  versions: listOf(z.object({ no: z.number(), state: z.enum(VERSION_STATES), hash: textOrEmpty })),
})

/** `as`: view as this member; admins only. */
const ViewedRoom = z.extend(RoomQuery, { as: z.optional(z.string()) })

/** Relative to the caller: not read yet, uploaded by them, reviewed, favourite. */
export const MARKS = ['unread', 'mine', 'reviewed', 'favorite'] as const

const NodeFilter = z.extend(PageQuery, {
  ...ViewedRoom.shape,
  /**
   * Without filters, the contents of this folder, or of the top level if absent. With a filter, documents in it and all
   * its subfolders; with a keyword, documents of the full room.
   */
  folderId: z.optional(z.string()),
  /** Searches names, numbers and texts. */
  keyword: z.optional(z.string()),
  onlyText: z.optional(z.literal('true')),
  type: z.optional(z.string()),
  level: z.optional(z.string()),
  state: z.optional(z.enum(VERSION_STATES)),
  mark: z.optional(z.enum(MARKS)),
  /** Documents that members with this tag see; admins only. `unread` then means opened by none of them. */
  tagId: z.optional(z.string()),
  /** Day; changed then or later. */
  updatedFrom: z.optional(z.string()),
})

const TextHit = z.object({ page: z.number(), text: z.string() })

const FoundNode = z.extend(ListedNode, {
  /** First matching pages, if the text is indexed and the caller may read it. */
  hits: listOf(TextHit),
})
export type FoundNode = z.infer<typeof FoundNode>

/** Number of documents not searched: not indexed yet, or without text. Optional. */
const Unsearched = z.object({ unsearched: z.catch(count, null) })

export const NameInput = z.object({ name: required(nodeName) })

const NodePlace = z.object({ id: z.string(), parentId: z.nullable(z.string()) })

const MatchedNode = z.object({ id: z.coerce.string(), label: chosenName(z.string()) })

/** Id to undo the step; absent if the caller may not. */
const Undoable = dataOf(z.nullish(z.object({ undo: z.nullish(z.string()) })))

const UploadedFile = z.object({
  roomId: z.string(),
  folderId: z.nullable(z.string()),
  /** Subfolders, created if missing. */
  path: z.array(z.string()),
  name: z.string(),
  hash: z.string(),
})

export const KINDS_OF_DOWNLOAD = ['marked', 'original'] as const

export const INDEX_FORMATS = ['xlsx', 'csv'] as const

const documentApi = (scope: Scope) => ({
  /** Every folder and document visible to the caller: flat, parents before their children, in display order. */
  tree: get(`/${scope}/folder/tree`, {
    query: ViewedRoom,
    response: dataOf(z.pipe(listOf(RoomNode), z.transform(normalizeTree))),
  }),
  /** Full tree with the states and hashes of all versions; for admins only. Assumed, here only. */
  check: get(`/${scope}/folder/check`, { query: RoomQuery, response: dataOf(listOf(CheckedNode)) }),
  /** Exports the completeness that the check shows: first of two steps. Assumed, here only. */
  checkFile: exportOf(
    `/${scope}/folder/checkFile`,
    z.object({ roomId: z.string(), format: z.enum(INDEX_FORMATS), language: z.enum(['zh', 'en']) }),
  ),
  list: get(`/${scope}/document/list`, { query: NodeFilter, response: pageOf(FoundNode, Unsearched) }),
  /** Finds existing documents with the content or name of a file before it is uploaded. */
  match: get(`/${scope}/document/match`, {
    query: z.object({
      roomId: z.string(),
      folderId: z.optional(z.string()),
      path: z.optional(z.string()),
      name: z.string(),
      hash: z.string(),
    }),
    response: dataOf(z.object({ content: z.nullable(MatchedNode), name: z.nullable(MatchedNode) })),
  }),
  /** Exports the index of the documents visible to the caller: first of two steps. */
  indexFile: exportOf(
    `/${scope}/document/indexFile`,
    z.object({ roomId: z.string(), format: z.enum(INDEX_FORMATS), language: z.enum(['zh', 'en']) }),
  ),
  detail: get(`/${scope}/document/:id`, { response: dataOf(DocumentDetail) }),

  // Assumed: the folder calls also accept documents, so that a mixed selection is one step.
  createFolder: post(`/${scope}/folder`, {
    body: z.extend(NameInput, { roomId: z.string(), parentId: z.nullable(z.string()) }),
  }),
  /** `was`: the name last read by the caller; conflict if it has changed. */
  rename: put(`/${scope}/folder`, { body: z.extend(NameInput, { id: z.string(), was: z.string() }) }),
  /** `nodes` holds each node's parent as last read; conflict if it has changed. */
  move: put(`/${scope}/folder/move`, {
    body: z.object({
      roomId: z.string(),
      nodes: z.array(NodePlace),
      target: z.nullable(z.string()),
      permissionMode: z.enum(MOVE_MODES),
      /** Version of the permissions by which the effect was shown. */
      version: z.optional(z.number()),
    }),
    response: Undoable,
  }),
  /** Reorders the visible contents of a folder; `was`: the order last read by the caller. */
  sort: put(`/${scope}/folder/sort`, {
    body: z.object({
      roomId: z.string(),
      parentId: z.nullable(z.string()),
      was: z.array(z.string()),
      ids: z.array(z.string()),
    }),
  }),
  /** Moves nodes with their contents to the recycle bin: all or none. */
  remove: del(`/${scope}/folder/:ids`, { response: Undoable }),
  /** Reverts a move or a deletion, permissions included, unless the nodes have been changed since. */
  undo: put(`/${scope}/folder/undo/:id`),
  /** Adds the missing sections of the template; answers their names. */
  applyTemplate: post(`/${scope}/folder/applyTemplate`, {
    body: z.object({ roomId: z.string(), language: z.enum(['zh', 'en']) }),
  }),

  /** Registers an uploaded file as a document, or as the next version of one with the same name. */
  add: post(`/${scope}/document`, {
    body: z.extend(UploadedFile, {
      fileName: z.string(),
      size: z.number(),
      sameName: z.optional(z.enum(['version', 'both', 'skip'])),
    }),
    alerts: 'session',
  }),
  favorite: put(`/${scope}/document/favorite`, { body: z.object({ id: z.string(), on: z.boolean() }) }),
  reviewed: put(`/${scope}/document/reviewed`, { body: z.object({ id: z.string(), on: z.boolean() }) }),

  /**
   * Publishes or unpublishes a version; assumed to carry its number, so that the second of two concurrent decisions is
   * a conflict.
   */
  publish: put(`/${scope}/document/publish`, { body: z.extend(VersionedRef, { on: z.boolean() }) }),
  submit: put(`/${scope}/document/submit`, { body: VersionedRef }),

  /** Opens a version, by default the one shown to readers, for viewing on screen; recorded. */
  view: post(`/${scope}/document/view/:id`, {
    body: z.object({ version: z.optional(z.string()) }),
    response: dataOf(View),
    repeatSubmit: false,
    alerts: 'session',
  }),
  ...viewApi(`/${scope}/document`),
  download: download(`/${scope}/document/download/:id`, {
    query: z.object({ version: z.optional(z.string()), kind: z.enum(KINDS_OF_DOWNLOAD) }),
  }),
})

const RecycledRow = z.object({
  id: z.coerce.string(),
  name: chosenName(z.string()),
  kind: z.enum(['folder', 'document']),
  /** Path of its former folder. */
  place: chosenName(textIfAny),
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
  /** Restores each to its folder, or to the top level if that is gone. */
  restore: put(`/${scope}/recycle/restore`, { body: z.object({ ids: z.array(z.string()) }) }),
  purge: del(`/${scope}/recycle/:ids`),
})

const ZipTask = z.object({
  id: z.coerce.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** 0 to 100. */
  progress: z.number(),
  files: z.number(),
  leftOut: listOf(z.object({ name: chosenName(z.string()), reason: Unmarked })),
  /** Key of the finished file. */
  resource: textIfAny,
})
export type ZipTask = z.infer<typeof ZipTask>

const zipApi = (scope: Scope) => ({
  /** Starts an archive of the downloadable documents in a selection, or in the full room without `ids`. */
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

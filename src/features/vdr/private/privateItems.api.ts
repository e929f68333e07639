import * as z from 'zod/mini'
import { chosenName, textIfAny } from '@/shared/api/wireDefaults'
import { dataOf, del, download, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { dictCode, integer, nullable, required, text } from '@/shared/form/fieldParsers'

/** Kinds of private items. The server records finished downloads itself. */
export const KINDS = ['draft', 'note', 'bookmark', 'question', 'download'] as const
export type Kind = (typeof KINDS)[number]

const MAX_PAGES = 5000

const count = z.nullish(z.number())

/** A private item of the caller in a room. All names and codes of private items are assumed, in this file only. */
export const PrivateItem = z.object({
  id: z.coerce.string(),
  kind: z.enum(KINDS),
  /** Name of a file with its extension, title of a note, or description of a download that is not a document. */
  name: chosenName(textIfAny),
  text: textIfAny,
  folderId: z.nullish(z.coerce.string()),
  folderName: chosenName(textIfAny),
  /** Cited or downloaded document; without a name when the caller may no longer see it. */
  documentId: z.nullish(z.coerce.string()),
  documentName: chosenName(textIfAny),
  page: count,
  /** Drafts only: folders that it was chosen with, bytes, and state (dictionary `vdr_doc_status`). */
  path: listOf(z.string()),
  size: count,
  state: textIfAny,
  reason: textIfAny,
  updateTime: textIfAny,
})
export type PrivateItem = z.infer<typeof PrivateItem>

/** Input of each kind; forms, requests and the mock backend validate with these. Limits are assumed. */
export const INPUTS = {
  draft: z.object({ kind: z.literal('draft'), folderId: nullable(dictCode) }),
  note: z.object({ kind: z.literal('note'), name: required(text(1, 80)), text: required(text(1, 4000)) }),
  bookmark: z.object({
    kind: z.literal('bookmark'),
    documentId: required(dictCode),
    page: required(integer(1, MAX_PAGES)),
    text: nullable(text(1, 200)),
  }),
  question: z
    .object({
      kind: z.literal('question'),
      text: required(text(5, 2000)),
      documentId: nullable(dictCode),
      page: nullable(integer(1, MAX_PAGES)),
    })
    .check(
      z.superRefine(({ documentId, page }, context) => {
        if (page !== null && documentId === null) errorReporter(context)(['documentId'], 'required')
      }, RUN_DESPITE_FIELD_ERRORS),
    ),
} as const
export type WrittenKind = keyof typeof INPUTS

const ArrivedDraft = z.extend(INPUTS.draft, {
  name: z.string(),
  path: z.array(z.string()),
  hash: z.string(),
  size: z.number(),
  fileName: z.string(),
  /** Id of the draft that it replaces. */
  replaces: z.optional(z.string()),
})

const InRoom = z.object({ roomId: z.string() })

const PrivateFilter = z.extend(PageQuery, {
  roomId: z.string(),
  keyword: z.optional(z.string()),
  kind: z.optional(z.enum(KINDS)),
  folderId: z.optional(z.string()),
  state: z.optional(z.string()),
})

const Known = z.object({ id: z.coerce.string(), label: chosenName(z.string()) })

/** Error code when there is no space left. */
export const QUOTA_FULL = 507

const C = '/vdr/private'

export const privateApi = {
  /** Only the caller's own items; nobody else gets any of them. */
  list: get(`${C}/list`, { query: PrivateFilter, response: pageOf(PrivateItem) }),
  create: post(C, {
    body: z.intersection(
      z.discriminatedUnion('kind', [ArrivedDraft, INPUTS.note, INPUTS.bookmark, INPUTS.question]),
      InRoom,
    ),
    // The form or the file's row shows errors.
    alerts: 'session',
  }),
  update: put(C, {
    body: z.intersection(
      z.discriminatedUnion('kind', [INPUTS.draft, INPUTS.note, INPUTS.bookmark, INPUTS.question]),
      // Time of the last change that the caller has read; another time on the server is a conflict.
      z.object({ id: z.string(), was: z.nullable(z.string()) }),
    ),
    alerts: 'session',
  }),
  remove: del(`${C}/:ids`),
  file: download(`${C}/file/:id`, {}),
  /** Moves drafts into a folder, where each waits for its audit; the answer says for each if it was accepted. */
  submit: post(`${C}/submit`, {
    body: z.extend(InRoom, {
      ids: z.array(z.string()).check(z.minLength(1)),
      folderId: z.string(),
      /** If the folder has a document of the same name: adds a version to it. Otherwise such a draft is rejected. */
      sameName: z.optional(z.literal('version')),
    }),
    response: dataOf(listOf(z.object({ id: z.coerce.string(), ok: z.boolean(), msg: textIfAny }))),
    alerts: 'session',
  }),
  /**
   * Finds what the caller's drafts already have of a file that is about to be sent; rejects a file that exceeds the
   * quota.
   */
  match: get(`${C}/match`, {
    query: z.extend(InRoom, {
      name: z.string(),
      path: z.optional(z.string()),
      hash: z.string(),
      size: z.coerce.number(),
    }),
    response: dataOf(z.object({ content: z.nullable(Known), name: z.nullable(Known) })),
    alerts: 'session',
  }),
  /** Bytes. */
  quota: get(`${C}/quota`, {
    query: InRoom,
    response: dataOf(z.object({ used: z.number(), given: z.number() })),
  }),
  /** Bytes used by each member, and nothing else of it; for admins. */
  usage: get(`${C}/usage`, {
    query: InRoom,
    response: dataOf(listOf(z.object({ id: z.coerce.string(), name: textIfAny, used: z.number() }))),
  }),
}

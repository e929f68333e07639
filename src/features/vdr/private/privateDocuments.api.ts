import * as z from 'zod/mini'
import { textIfAny } from '@/shared/api/wireDefaults'
import { dataOf, del, download, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { dictCode, integer, nullable, required, text } from '@/shared/form/fieldParsers'

/** What an owner keeps to himself. Finished downloads are noted by the server. */
export const KINDS = ['draft', 'note', 'bookmark', 'question', 'download'] as const
export type Kind = (typeof KINDS)[number]

/** Pages of a document at most. */
const MOST_PAGES = 5000

const count = z.nullish(z.number())

/** Something of the caller's own in a room. Names and codes of all that is private are assumed, here only. */
export const PrivateItem = z.object({
  id: z.coerce.string(),
  kind: z.enum(KINDS),
  /** Of a file with its extension, of a note its title; of a download that is no document, what it was. */
  name: textIfAny,
  text: textIfAny,
  /** Where a draft is to go, or has gone. */
  folderId: z.nullish(z.coerce.string()),
  folderName: textIfAny,
  /** What is cited or was downloaded; without a name where the caller may not see it any more. */
  documentId: z.nullish(z.coerce.string()),
  documentName: textIfAny,
  page: count,
  /** Of a draft: the folders that it was chosen with, its bytes, and how it stands; dictionary `vdr_doc_status`. */
  path: listOf(z.string()),
  size: count,
  state: textIfAny,
  /** Why the audit gave it back. */
  reason: textIfAny,
  updateTime: textIfAny,
})
export type PrivateItem = z.infer<typeof PrivateItem>

/** What may be typed of each kind; forms, calls and the mock backend check by these. Limits are assumed. */
export const INPUTS = {
  draft: z.object({ kind: z.literal('draft'), folderId: nullable(dictCode) }),
  note: z.object({ kind: z.literal('note'), name: required(text(1, 80)), text: required(text(1, 4000)) }),
  bookmark: z.object({
    kind: z.literal('bookmark'),
    documentId: required(dictCode),
    page: required(integer(1, MOST_PAGES)),
    text: nullable(text(1, 200)),
  }),
  question: z
    .object({
      kind: z.literal('question'),
      text: required(text(5, 2000)),
      documentId: nullable(dictCode),
      page: nullable(integer(1, MOST_PAGES)),
    })
    .check(
      z.superRefine(({ documentId, page }, context) => {
        if (page !== null && documentId === null) errorReporter(context)(['documentId'], 'required')
      }, RUN_DESPITE_FIELD_ERRORS),
    ),
} as const
export type WrittenKind = keyof typeof INPUTS

/** A file that the server keeps already. */
const ArrivedDraft = z.extend(INPUTS.draft, {
  name: z.string(),
  path: z.array(z.string()),
  hash: z.string(),
  size: z.number(),
  fileName: z.string(),
  /** The draft whose place it takes. */
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

const Known = z.object({ id: z.coerce.string(), label: z.string() })

/** The code of a refusal for want of space. */
export const QUOTA_FULL = 507

const C = '/vdr/private'

export const privateApi = {
  /** The caller's own; nobody else gets any of it. */
  list: get(`${C}/list`, { query: PrivateFilter, response: pageOf(PrivateItem) }),
  create: post(C, {
    body: z.intersection(
      z.discriminatedUnion('kind', [ArrivedDraft, INPUTS.note, INPUTS.bookmark, INPUTS.question]),
      InRoom,
    ),
    // The form or the row of the file says what went wrong.
    alerts: 'session',
  }),
  update: put(C, {
    body: z.intersection(
      z.discriminatedUnion('kind', [INPUTS.draft, INPUTS.note, INPUTS.bookmark, INPUTS.question]),
      // When the one that the caller has read was changed: another time by now is a conflict.
      z.object({ id: z.string(), was: z.nullable(z.string()) }),
    ),
    alerts: 'session',
  }),
  remove: del(`${C}/:ids`),
  /** The file of a draft. */
  file: download(`${C}/file/:id`, {}),
  /** Moves drafts into a folder, where each waits for its audit; the answer says for each whether it was taken. */
  submit: post(`${C}/submit`, {
    body: z.extend(InRoom, {
      ids: z.array(z.string()).check(z.minLength(1)),
      folderId: z.string(),
      /** Where the folder has a document of the name: its next version. Without it, such a draft is refused. */
      sameName: z.optional(z.literal('version')),
    }),
    response: dataOf(listOf(z.object({ id: z.coerce.string(), ok: z.boolean(), msg: textIfAny }))),
    alerts: 'session',
  }),
  /** What the caller's drafts have already of a file that is about to be sent; refuses one that has no room. */
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
  /** Bytes that each member uses, and nothing else of it: for administrators. */
  usage: get(`${C}/usage`, {
    query: InRoom,
    response: dataOf(listOf(z.object({ id: z.coerce.string(), name: textIfAny, used: z.number() }))),
  }),
}

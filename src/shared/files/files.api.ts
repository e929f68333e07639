import * as z from 'zod/mini'
import { chosenName } from '@/shared/api/wireDefaults'
import { listOf } from '@/shared/api/lists'
import { bodyOf, dataOf, del, download, get, post, put } from '@/shared/api'

/** File on the server; `fileName` is the name it is stored under. */
export const StoredFile = z.object({
  fileName: z.string().check(z.minLength(1)),
  originalName: chosenName(z.string()),
  size: z.number(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** Multipart, the file in the field `file`. */
const Upload = {
  body: z.custom<FormData>((value) => value instanceof FormData),
  response: bodyOf(z.object({ fileName: z.string().check(z.minLength(1)) })),
  // The row of the file shows its failure.
  alerts: 'session',
} as const

const UploadedParts = z.object({
  id: z.coerce.string(),
  /** Bytes per part; the last may be shorter. */
  partSize: z.int().check(z.positive()),
  /** Numbers, from 0, of the parts that the server has. */
  received: listOf(z.int().check(z.nonnegative())),
})

/** Code of `complete` if the parts together do not have the announced SHA-256; the server forgets the upload. */
export const PARTS_MISMATCH = 422

/** Milliseconds for one part: 8 MB at 0.25 Mbit/s. */
const PART_TIMEOUT = 5 * 60_000

/**
 * Assumed: files beyond the specification's limits, for rooms that allow them. They go in parts, in any order and more
 * than once; the server keeps an unfinished upload for a day, for the account that started it.
 */
export const partApi = {
  start: post('/common/upload/parts', {
    /** `hash` is the file's SHA-256 in hexadecimal. */
    body: z.object({
      scope: z.string(),
      roomId: z.string(),
      name: z.string(),
      size: z.number(),
      hash: z.string(),
    }),
    response: dataOf(UploadedParts),
    alerts: 'session',
    // A file may be in the queue twice, or be started anew at once.
    repeatSubmit: false,
  }),
  status: get('/common/upload/parts/:id', { response: dataOf(UploadedParts), alerts: 'session' }),
  send: put('/common/upload/parts/:id/:part', {
    body: Upload.body,
    timeout: PART_TIMEOUT,
    alerts: 'session',
  }),
  /** Answers the same when repeated. */
  complete: post('/common/upload/parts/:id/complete', {
    response: Upload.response,
    timeout: PART_TIMEOUT,
    alerts: 'session',
    repeatSubmit: false,
  }),
  discard: del('/common/upload/parts/:id', { alerts: 'none' }),
}

export const fileApi = {
  upload: post('/common/upload', Upload),
  /** Assumed to differ from `upload` only in where the server stores the file. */
  upload2: post('/common/upload2', Upload),
  /**
   * File that the server generated for one download; with `delete` it is removed afterwards, so it must not be
   * requested twice.
   */
  download: download('/common/download', {
    query: z.object({ fileName: z.string(), delete: z.enum(['true', 'false']) }),
    verbatim: ['fileName'],
    changes: true,
  }),
  /** Uploaded file by the name it is stored under; files of rooms have their own requests. */
  resource: download('/common/download/resource', {
    query: z.object({ resource: z.string() }),
    verbatim: ['resource'],
  }),
}

import * as z from 'zod/mini'
import { chosenName } from '@/shared/api/wireDefaults'
import { bodyOf, download, post } from '@/shared/api'

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

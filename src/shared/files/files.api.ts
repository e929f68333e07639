import * as z from 'zod/mini'
import { bodyOf, download, post } from '@/shared/api'

/** A file that the server keeps; `fileName` is the name it keeps it under. */
export const StoredFile = z.object({
  fileName: z.string().check(z.minLength(1)),
  originalName: z.string(),
  size: z.number(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** Multipart, the file in the field `file`. */
const Upload = {
  body: z.custom<FormData>((value) => value instanceof FormData),
  response: bodyOf(z.object({ fileName: z.string().check(z.minLength(1)) })),
  // The row of the file says what went wrong with it.
  alerts: 'session',
} as const

export const fileApi = {
  upload: post('/common/upload', Upload),
  /** Assumed to differ from the first only in where the server keeps the file. */
  upload2: post('/common/upload2', Upload),
  /** A file that the server made for one download; with `delete` it is gone afterwards, so never asked for twice. */
  download: download('/common/download', {
    query: z.object({ fileName: z.string(), delete: z.enum(['true', 'false']) }),
    verbatim: ['fileName'],
    changes: true,
  }),
  /** An uploaded file by the name it is kept under; files of rooms are fetched by calls of the room. */
  resource: download('/common/download/resource', {
    query: z.object({ resource: z.string() }),
    verbatim: ['resource'],
  }),
}

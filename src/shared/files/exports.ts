import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { bodyOf, call, get, type AnyEndpoint, type CallOptions, type File, type Result } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { fileApi } from './files.api'

const Made = z.object({ msg: z.string().check(z.minLength(1)) })

/** Declares `GET …/export`, the first of two steps: the server makes a file and gives its name in `msg`. */
export const exportOf = <const Path extends string, Q = undefined>(path: Path, query?: $ZodType<Q>) =>
  get(path, { ...(query ? { query } : {}), response: bodyOf(Made) })

/**
 * Fetches a file that the server made, by the name it gave. Fetched `once`, it is no longer kept; what is fetched
 * `again` and again stays there.
 */
export const fetchMade = (fileName: string, howOften: 'once' | 'again', options: CallOptions) =>
  call(fileApi.download, { query: { fileName, delete: howOften === 'once' ? 'true' : 'false' } }, options)

/** Both steps of an export: has the file made, and fetches it, after which the server no longer keeps it. */
export async function fetchExport<E extends AnyEndpoint>(
  endpoint: E,
  args: Args<E>,
  options: CallOptions,
): Promise<Result<File>> {
  const made = await call(endpoint, args, options.signal ? { signal: options.signal } : {})
  if (!made.ok) return made
  const { msg } = made.data as z.infer<typeof Made>
  return fetchMade(msg, 'once', options)
}

import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { bodyOf, call, get, type AnyEndpoint, type CallOptions, type File, type Result } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { fileApi } from './files.api'

const GeneratedFile = z.object({ msg: z.string().check(z.minLength(1)) })

/** Declares `GET …/export`, the first of two steps: the server generates a file and returns its name in `msg`. */
export const exportOf = <const Path extends string, Q = undefined>(path: Path, query?: $ZodType<Q>) =>
  get(path, { ...(query ? { query } : {}), response: bodyOf(GeneratedFile) })

/** Downloads a file that the server generated, by its name. With `once` the server removes it afterwards. */
export const fetchGenerated = (fileName: string, howOften: 'once' | 'again', options: CallOptions) =>
  call(fileApi.download, { query: { fileName, delete: howOften === 'once' ? 'true' : 'false' } }, options)

/** Runs both steps of an export: has the file generated and downloads it, after which the server removes it. */
export async function fetchExport<E extends AnyEndpoint>(
  endpoint: E,
  args: Args<E>,
  options: CallOptions,
): Promise<Result<File>> {
  const generated = await call(endpoint, args, options.signal ? { signal: options.signal } : {})
  if (!generated.ok) return generated
  const { msg } = generated.data as z.infer<typeof GeneratedFile>
  return fetchGenerated(msg, 'once', options)
}

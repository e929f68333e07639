import type { AnyEndpoint, UnreadRow } from '@/shared/api'
import { fillPath, serialiseQuery, type Query } from '@/shared/api/address'
import { fileName, standsForFailure } from '@/shared/api/file'

/**
 * `missing`: the backend does not know the call. `wrong`: it answers, but not as declared. `refused`: another code
 * than 200. `broken`: no answer or a server error. `skipped`: not called, for the reason in the note.
 */
export type Verdict = 'ok' | 'missing' | 'wrong' | 'refused' | 'broken' | 'skipped'

export interface Outcome {
  verdict: Verdict
  /** HTTP status and the code in the body, each where there was one. */
  status?: number
  code?: number
  /** The place of a wrong field, the server's text, or why nothing was sent. */
  note: string
  /** The answer, checked. */
  value?: unknown
}

export interface CallArgs {
  path?: Record<string, string | number>
  query?: object
  body?: unknown
}

export interface Backend {
  /** Address of the API, without a slash at its end. */
  base: string
  token: string
}

type Body = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function judge(endpoint: AnyEndpoint, status: number, text: string): Outcome {
  const body = parse(text)
  if (status === 404 || status === 405 || status === 501) return { verdict: 'missing', status, note: '' }
  if (status >= 300 && status < 400) return { verdict: 'missing', status, note: 'leads elsewhere' }
  if (!isObject(body)) {
    const isPage = /^\s*</.test(text)
    return isPage
      ? { verdict: 'missing', status, note: 'a page instead of JSON' }
      : { verdict: status >= 500 ? 'broken' : 'wrong', status, note: 'no JSON object' }
  }
  const code = Number(body.code ?? status)
  const note = typeof body.msg === 'string' ? body.msg : ''
  if (code === 404 || code === 405) return { verdict: 'missing', status, code, note }
  if (status >= 500) return { verdict: 'broken', status, code, note }
  if (code !== 200 || status >= 400) return { verdict: 'refused', status, code, note }
  if (endpoint.answer.shape === 'file')
    return { verdict: 'wrong', status, code, note: 'JSON instead of a file' }
  const read = endpoint.answer.read(body)
  if (!read.ok) return { verdict: 'wrong', status, code, note: read.place }
  // The client shows such a row as unread; the contract is broken all the same.
  const [unread] = (read.value as { unread?: readonly UnreadRow[] } | null | undefined)?.unread ?? []
  return unread
    ? { verdict: 'wrong', status, code, note: unread.place, value: read.value }
    : { verdict: 'ok', status, code, note: '', value: read.value }
}

async function judgeFile(endpoint: AnyEndpoint, response: Response): Promise<Outcome> {
  const { status } = response
  const headers = (name: string) => response.headers.get(name)
  const blob = await response.blob()
  if (!response.ok || (await standsForFailure(blob, headers)))
    return judge(endpoint, status, await blob.text())
  if (blob.size === 0) return { verdict: 'wrong', status, note: 'an empty file' }
  return { verdict: 'ok', status, note: fileName(headers) ? '' : 'without download-filename' }
}

/** Makes one call and judges its answer by the client's own schema. Nothing is repeated. */
export async function send(endpoint: AnyEndpoint, args: CallArgs, backend: Backend): Promise<Outcome> {
  const path = fillPath(endpoint.path, args.path ?? {})
  if (path === null) return { verdict: 'skipped', note: 'a parameter of the path is missing' }
  const query = serialiseQuery((args.query ?? {}) as Query)
  const isForm = args.body instanceof FormData
  try {
    const response = await fetch(`${backend.base}${path}${query && `?${query}`}`, {
      method: endpoint.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(endpoint.timeout),
      headers: {
        ...(endpoint.token ? { authorization: `Bearer ${backend.token}` } : {}),
        ...(args.body === undefined || isForm ? {} : { 'content-type': 'application/json;charset=utf-8' }),
      },
      ...(args.body === undefined
        ? {}
        : { body: isForm ? (args.body as FormData) : JSON.stringify(args.body) }),
    })
    if (endpoint.answer.shape === 'file') return await judgeFile(endpoint, response)
    return judge(endpoint, response.status, await response.text())
  } catch (error) {
    return { verdict: 'broken', note: error instanceof Error ? error.name : 'no answer' }
  }
}

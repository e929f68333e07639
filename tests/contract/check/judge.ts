import type { AnyEndpoint, InvalidRow } from '@/shared/api'
import { isNoSuchCall } from '@/shared/api/call'
import { fileName, detectErrorBody } from '@/shared/api/fileAnswer'

/**
 * `missing`: the backend does not know the call. `wrong`: its answer is not as declared. `refused`: a code other than
 * 200. `broken`: no answer or a server error. `skipped`: not checked, for the reason in the note. Recordings also have
 * `differs`: the request is not as declared; and `unknown`: the call is not declared.
 */
export type Verdict = 'ok' | 'missing' | 'wrong' | 'refused' | 'broken' | 'skipped' | 'differs' | 'unknown'

export interface Outcome {
  verdict: Verdict
  /** HTTP status and the code in the body, if present. */
  status?: number
  code?: number
  /** General error, or the reason why nothing was judged. */
  note: string
  /** Field that is not as declared. */
  place?: string
  /** Message of the server, which may name persons. */
  serverText?: string
  value?: unknown
}

export interface Answered {
  status: number
  headers: (name: string) => string | null
  blob: Blob
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

/** Request errors as Python servers report them with status 422: a text, or a list of fields. */
function detailOf(detail: unknown): string {
  if (typeof detail === 'string') return detail
  const issues = Array.isArray(detail) ? detail.filter(isObject) : []
  return issues
    .flatMap(({ loc, msg }) => {
      const place = Array.isArray(loc) ? loc.join('.') : ''
      return typeof msg === 'string' ? [place === '' ? msg : `${place}: ${msg}`] : []
    })
    .join('; ')
}

function judgeText(endpoint: AnyEndpoint, status: number, text: string): Outcome {
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
  const serverText = typeof body.msg === 'string' ? body.msg : detailOf(body.detail)
  const refusal = { status, code, note: '', serverText }
  if (code === 404 || code === 405 || isNoSuchCall(status, code, serverText)) {
    return { verdict: 'missing', ...refusal }
  }
  if (status >= 500) return { verdict: 'broken', ...refusal }
  if (code !== 200 || status >= 400) return { verdict: 'refused', ...refusal }
  if (endpoint.answer.shape === 'file')
    return { verdict: 'wrong', status, code, note: 'JSON instead of a file' }
  const read = endpoint.answer.read(body)
  if (!read.ok) return { verdict: 'wrong', status, code, note: '', place: read.place }
  // The client shows such a row as invalid; the contract is broken all the same.
  const [invalidRow] =
    (read.value as { invalidRows?: readonly InvalidRow[] } | null | undefined)?.invalidRows ?? []
  const answer = { status, code, note: '', value: read.value }
  return invalidRow ? { verdict: 'wrong', ...answer, place: invalidRow.place } : { verdict: 'ok', ...answer }
}

export async function judge(endpoint: AnyEndpoint, answered: Answered): Promise<Outcome> {
  const { status, headers, blob } = answered
  const isFile = endpoint.answer.shape === 'file' && status >= 200 && status < 300
  if (!isFile || (await detectErrorBody(blob, headers))) return judgeText(endpoint, status, await blob.text())
  if (blob.size === 0) return { verdict: 'wrong', status, note: 'an empty file' }
  return { verdict: 'ok', status, note: fileName(headers) ? '' : 'without download-filename' }
}

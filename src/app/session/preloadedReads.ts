import type { Answer } from '@/shared/api'
import { SESSION_READS } from '@/shared/auth/sessionReads'

/** The first requests of a session, sent by the script in the page's head before any module has loaded. */
interface PreloadedReads {
  token: string
  /** `performance.now()` of the request. */
  sentAt: number
  /** By address; each rejects unless the response is a JSON object. */
  answers: Map<string, Promise<Answer>>
}

declare global {
  interface Window {
    preloadedReads?: PreloadedReads
  }
}

/** Ms after which a preloaded request is aborted; the call waiting for it then sends its own. */
const PRELOAD_TIMEOUT = 10_000

/** Ms for which a preloaded answer is considered fresh. */
const MAX_AGE = 30_000

async function answerTo(address: string, token: string): Promise<Answer> {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PRELOAD_TIMEOUT),
  })
  const data: unknown = await response.json() // rejects an HTML page or a truncated body
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('not a JSON object')
  return { status: response.status, data, headers: { date: response.headers.get('date') ?? '' } }
}

export function sendSessionReads(apiBase: string, token: string) {
  const answers = new Map(
    Object.values(SESSION_READS).map((path) => [path as string, answerTo(apiBase + path, token)]),
  )
  for (const answer of answers.values()) answer.catch(() => undefined) // the call that takes the answer reports the error
  window.preloadedReads = { token, sentAt: performance.now(), answers }
}

/**
 * Returns a fresh preloaded answer for the token's owner, once; otherwise null. Resolves to null if the request failed,
 * so that the caller repeats it.
 */
export function takePreloadedAnswer(address: string, token: string): Promise<Answer | null> | null {
  const preloaded = window.preloadedReads
  const answer = preloaded?.answers.get(address)
  if (!preloaded || !answer) return null
  preloaded.answers.delete(address)
  if (preloaded.token !== token || performance.now() - preloaded.sentAt > MAX_AGE) return null
  return answer.catch(() => null)
}

import type { Answer } from '@/shared/api'
import { SESSION_READS } from '@/shared/auth/sessionReads'

/** The first reads of a session, which the script in the page's head sends before any module has arrived. */
interface PreloadedReads {
  token: string
  /** By `performance.now()`. */
  sentAt: number
  /** By address. Each rejects unless a JSON object came. */
  answers: Map<string, Promise<Answer>>
}

declare global {
  interface Window {
    preloadedReads?: PreloadedReads
  }
}

/** Ms after which a preloaded read is given up; the call that waits for it then makes the request itself. */
const PRELOAD_TIMEOUT = 10_000

/** Ms for which a preloaded answer counts as current. */
const MAX_AGE = 30_000

async function answerTo(address: string, token: string): Promise<Answer> {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PRELOAD_TIMEOUT),
  })
  const data: unknown = await response.json() // rejects a page of HTML, and a body that was cut off
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('not a JSON object')
  return { status: response.status, data, headers: { date: response.headers.get('date') ?? '' } }
}

/** Sends the first reads of the session that the token belongs to. */
export function sendSessionReads(apiBase: string, token: string) {
  const answers = new Map(
    Object.values(SESSION_READS).map((path) => [path as string, answerTo(apiBase + path, token)]),
  )
  for (const answer of answers.values()) answer.catch(() => undefined) // reported by the call that takes it
  window.preloadedReads = { token, sentAt: performance.now(), answers }
}

/**
 * The preloaded answer to a read of the token's owner, given once and while it is fresh; null without one. Resolves to null
 * where the request failed: the caller makes it again.
 */
export function takePreloadedAnswer(address: string, token: string): Promise<Answer | null> | null {
  const preloaded = window.preloadedReads
  const answer = preloaded?.answers.get(address)
  if (!preloaded || !answer) return null
  preloaded.answers.delete(address)
  if (preloaded.token !== token || performance.now() - preloaded.sentAt > MAX_AGE) return null
  return answer.catch(() => null)
}

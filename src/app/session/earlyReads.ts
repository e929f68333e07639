import type { Answer } from '@/shared/api'
import { SESSION_READS } from '@/shared/auth/early'

/** The first reads of a session, which the script in the page's head sends before any module has arrived. */
interface EarlyReads {
  token: string
  /** By `performance.now()`. */
  sentAt: number
  /** By address. Each rejects unless a JSON object came. */
  answers: Map<string, Promise<Answer>>
}

declare global {
  interface Window {
    earlyReads?: EarlyReads
  }
}

/** Ms after which an early read is given up; the call that waits for it then makes the request itself. */
const EARLY_TIMEOUT = 10_000

/** Ms for which an early answer may stand in for a new one. */
const MAX_AGE = 30_000

async function answerTo(address: string, token: string): Promise<Answer> {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(EARLY_TIMEOUT),
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
  window.earlyReads = { token, sentAt: performance.now(), answers }
}

/**
 * The early answer to a read of the token's owner, given once and while it is fresh; null without one. Resolves to null
 * where the request failed: the caller makes it again.
 */
export function takeEarlyAnswer(address: string, token: string): Promise<Answer | null> | null {
  const early = window.earlyReads
  const answer = early?.answers.get(address)
  if (!early || !answer) return null
  early.answers.delete(address)
  if (early.token !== token || performance.now() - early.sentAt > MAX_AGE) return null
  return answer.catch(() => null)
}

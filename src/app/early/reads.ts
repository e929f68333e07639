import { SESSION_READS } from '@/shared/auth/early'
import type { EarlyReads } from './take'

/** Ms after which a read that was sent early is given up, and sent again by the call that waits for it. */
const PATIENCE = 10_000

/** Sends the first reads of the session that the token belongs to. */
export function readEarly(base: string, token: string): EarlyReads {
  const answers = Object.values(SESSION_READS).map((path) => {
    const answer = fetch(base + path, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE),
    })
    answer.catch(() => undefined) // whoever takes it is told
    return [path, answer] as const
  })
  return { token, answers: new Map(answers) }
}

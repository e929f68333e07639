import type { EarlyAnswers } from '@/shared/api'
import { sorted, type EarlyReads } from './reads'

declare global {
  interface Window {
    earlyReads?: EarlyReads
  }
}

/** Ms after which what was read with it is no longer what a screen should show. */
const FRESH = 30_000

/** The read that was sent with the document for the owner of the token, while it is fresh. Nobody finds it again. */
function take(early: EarlyReads, name: string, token: () => string | undefined) {
  const read = early.reads.get(name)
  early.reads.delete(name)
  return token() === early.token && performance.now() - early.sentAt < FRESH ? read : undefined
}

/** Answers that were sent for with the document; where one never came, the read is sent as ever. */
export const earlyAnswers: EarlyAnswers = {
  coming(address, token) {
    const early = window.earlyReads
    if (!early || early.reads.size === 0) return null
    return take(early, sorted(address), token)?.coming.catch(() => null) ?? null
  },
  here(address, token) {
    const early = window.earlyReads
    if (!early || early.reads.size === 0) return null
    const name = sorted(address)
    return early.reads.get(name)?.here ? (take(early, name, token)?.here ?? null) : null
  },
}

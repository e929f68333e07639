import type { EarlyAnswers } from '@/shared/api'
import type { EarlyMap } from './files'
import { sorted, type EarlyReads } from './reads'

declare global {
  interface Window {
    earlyReads?: EarlyReads
    earlyMap?: EarlyMap
    /** For the login page, once it has been drawn. */
    fetchAhead?: () => void
  }
}

/** Ms after which what was read is no longer what a screen should show. */
const FRESH = 30_000

/** Addresses that are remembered; links that are pressed after so many read once more than they had to. */
const MOST_ASKED = 1_000

function remember({ asked }: EarlyReads, name: string) {
  if (asked.size >= MOST_ASKED) asked.clear()
  asked.add(name)
}

/** The read that was sent for the owner of the token, while it is fresh. Nobody finds it again. */
function take({ reads, token }: EarlyReads, name: string, now: () => string | undefined) {
  const read = reads.get(name)
  reads.delete(name)
  return read && now() === token && performance.now() - read.sentAt < FRESH ? read : undefined
}

/** Answers that were sent for before they were asked for; where one never came, the read is sent as ever. */
export const earlyAnswers: EarlyAnswers = {
  coming(address, token) {
    const early = window.earlyReads
    if (!early) return null
    const name = sorted(address)
    remember(early, name)
    return take(early, name, token)?.coming.catch(() => null) ?? null
  },
  here(address, token) {
    const early = window.earlyReads
    if (!early || early.reads.size === 0) return null
    const name = sorted(address)
    if (!early.reads.get(name)?.here) return null
    remember(early, name)
    return take(early, name, token)?.here ?? null
  },
  drop() {
    const reads = window.earlyReads?.reads
    reads?.forEach(({ isOfVisit }, name) => isOfVisit && reads.delete(name))
  },
}

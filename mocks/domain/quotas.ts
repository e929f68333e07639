import { onReset, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

/** What each account has searched for on which day. */
const searched = new Map<string, { day: string; wanted: Set<string> }>()
onReset(() => searched.clear())

function searchesOf({ userId }: Account, day: string): Set<string> {
  const known = searched.get(userId)
  if (known?.day === day) return known.wanted
  const wanted = new Set<string>()
  searched.set(userId, { day, wanted })
  return wanted
}

/** Searches that an account may still make on a day; null where it has no limit. */
export const searchesLeft = (account: Account, day: string): number | null =>
  account.searches === undefined ? null : Math.max(0, account.searches - searchesOf(account, day).size)

/** Counts a search, the same one once a day. Refuses when none is left. */
export function spendSearch(account: Account, wanted: string, day: string) {
  const known = searchesOf(account, day)
  if (known.has(wanted)) return
  if (searchesLeft(account, day) === 0) throw new Refusal(500, REFUSALS.noSearchLeft)
  known.add(wanted)
}

import { serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

/** What an account has searched for on the last day on which it did; the id is the user's. */
interface Searched {
  id: string
  day: string
  wanted: Set<string>
}

const searched = collection<Searched>()

function searchesOf({ userId }: Account, day: string): Set<string> {
  const known = searched.get(userId)
  return (known?.day === day ? known : searched.put({ id: userId, day, wanted: new Set() })).wanted
}

/** Counts that an account has bought for a day; the id is the user's with the day. */
const bought = collection<{ id: string; valuations: number; searches: number }>()

const boughtOf = ({ userId }: Account, day: string) =>
  bought.get(`${userId}:${day}`) ?? bought.put({ id: `${userId}:${day}`, valuations: 0, searches: 0 })

/** Adds to the counts that an account has today. */
export function addCount(account: Account, of: 'valuations' | 'searches', count: number) {
  boughtOf(account, serverDay())[of] += count
}

/** Valuations that an account may make on a day. */
export const valuationsOf = (account: Account, day: string): number =>
  account.quota + boughtOf(account, day).valuations

/** Searches that an account may still make on a day; null where it has no limit. */
export const searchesLeft = (account: Account, day: string): number | null =>
  account.searches === undefined
    ? null
    : Math.max(0, account.searches + boughtOf(account, day).searches - searchesOf(account, day).size)

/** Counts a search, the same one once a day. Refuses when none is left. */
export function spendSearch(account: Account, wanted: string, day: string) {
  const known = searchesOf(account, day)
  if (known.has(wanted)) return
  if (searchesLeft(account, day) === 0) throw new Refusal(500, REFUSALS.noSearchLeft)
  known.add(wanted)
}

import { serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

interface DailySearches {
  id: string
  day: string
  terms: Set<string>
}

const searched = collection<DailySearches>()

function searchesOf({ userId }: Account, day: string): Set<string> {
  const known = searched.get(userId)
  return (known?.day === day ? known : searched.put({ id: userId, day, terms: new Set() })).terms
}

const bought = collection<{ id: string; valuations: number; searches: number }>()

const boughtOf = ({ userId }: Account, day: string) =>
  bought.get(`${userId}:${day}`) ?? bought.put({ id: `${userId}:${day}`, valuations: 0, searches: 0 })

export function addCount(account: Account, kind: 'valuations' | 'searches', count: number) {
  boughtOf(account, serverDay())[kind] += count
}

export const valuationsOf = (account: Account, day: string): number =>
  account.quota + boughtOf(account, day).valuations

/** Null means unlimited. */
export const searchesLeft = (account: Account, day: string): number | null =>
  account.searches === undefined
    ? null
    : Math.max(0, account.searches + boughtOf(account, day).searches - searchesOf(account, day).size)

export function countSearch(account: Account, term: string, day: string) {
  const known = searchesOf(account, day)
  if (known.has(term)) return
  if (searchesLeft(account, day) === 0) throw new Refusal(500, REFUSALS.noSearchLeft)
  known.add(term)
}

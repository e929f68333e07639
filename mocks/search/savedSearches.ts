import type { SavedSearch } from '@/features/search/model/search.api'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

/** Searches that an account may keep. */
const MOST = 100

const kept = collection<SavedSearch & { ownerId: string }>(REFUSALS.noSaved)

/** The newest first. */
export const savedSearchesOf = ({ userId }: Account): SavedSearch[] =>
  kept
    .all()
    .filter(({ ownerId }) => ownerId === userId)
    .toReversed()

export function saveSearch(account: Account, { name, address }: Pick<SavedSearch, 'name' | 'address'>) {
  const searches = savedSearchesOf(account)
  const trimmed = name.trim()
  if (trimmed === '') throw new Refusal(500, REFUSALS.savedNameMissing)
  if (searches.some((search) => search.name === trimmed))
    throw new Refusal(500, REFUSALS.savedNameTaken(trimmed))
  if (searches.length >= MOST) throw new Refusal(500, REFUSALS.tooManySaved(MOST))
  kept.add({ ownerId: account.userId, name: trimmed, address, createTime: now() })
}

/** All or none: refuses when one of them is not the account's. */
export const removeSavedSearches = ({ userId }: Account, ids: string) =>
  kept.remove(kept.requireAll(ids, ({ ownerId }) => ownerId === userId))

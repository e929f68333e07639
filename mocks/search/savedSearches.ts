import type { SavedSearch } from '@/features/search/model/search.api'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

const MAX_SAVED_SEARCHES = 100

const stored = collection<SavedSearch & { ownerId: string }>(REFUSALS.noSaved)

export const savedSearchesOf = ({ userId }: Account): SavedSearch[] =>
  stored
    .all()
    .filter(({ ownerId }) => ownerId === userId)
    .toReversed()

export function saveSearch(account: Account, { name, address }: Pick<SavedSearch, 'name' | 'address'>) {
  const searches = savedSearchesOf(account)
  const trimmed = name.trim()
  if (trimmed === '') throw new Refusal(500, REFUSALS.savedNameMissing)
  if (searches.some((search) => search.name === trimmed))
    throw new Refusal(500, REFUSALS.savedNameTaken(trimmed))
  if (searches.length >= MAX_SAVED_SEARCHES) throw new Refusal(500, REFUSALS.tooManySaved(MAX_SAVED_SEARCHES))
  stored.add({ ownerId: account.userId, name: trimmed, address, createTime: now() })
}

/** Removes all or none; throws if one belongs to another account. */
export const removeSavedSearches = ({ userId }: Account, ids: string) =>
  stored.remove(stored.requireAll(ids, ({ ownerId }) => ownerId === userId))

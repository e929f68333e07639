import type { SavedSearch } from '@/features/search/model/api'
import { beijing } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'

/** Searches that an account may keep. */
const MOST = 100

const kept = collection<SavedSearch & { ownerId: string }>('检索不存在')

/** The newest first. */
export const savedSearchesOf = ({ userId }: Account): SavedSearch[] =>
  kept
    .all()
    .filter(({ ownerId }) => ownerId === userId)
    .toReversed()

export function saveSearch(account: Account, { name, address }: Pick<SavedSearch, 'name' | 'address'>) {
  const searches = savedSearchesOf(account)
  const trimmed = name.trim()
  if (trimmed === '') throw new Refusal(500, '检索名称不能为空')
  if (searches.some((search) => search.name === trimmed)) throw new Refusal(500, `检索名称“${trimmed}”已存在`)
  if (searches.length >= MOST) throw new Refusal(500, `最多保存${MOST}条检索，请先删除不用的检索`)
  kept.add({ ownerId: account.userId, name: trimmed, address, createTime: beijing(new Date()) })
}

/** All or none: refuses when one of them is not the account's. */
export const removeSavedSearches = ({ userId }: Account, ids: string) =>
  kept.remove(kept.requireAll(ids, ({ ownerId }) => ownerId === userId))

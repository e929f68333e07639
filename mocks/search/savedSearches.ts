import type { SavedSearch } from '@/features/search/api'
import { beijing } from '../platform/clock'
import { nextId, onReset, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'

/** Searches that an account may keep. */
const MOST = 100

/** By account, the newest first. */
const kept = new Map<string, SavedSearch[]>()
onReset(() => kept.clear())

export const savedSearchesOf = ({ userId }: Account): readonly SavedSearch[] => kept.get(userId) ?? []

export function saveSearch(account: Account, { name, address }: Pick<SavedSearch, 'name' | 'address'>) {
  const searches = savedSearchesOf(account)
  const trimmed = name.trim()
  if (trimmed === '') throw new Refusal(500, '检索名称不能为空')
  if (searches.some((search) => search.name === trimmed)) throw new Refusal(500, `检索名称“${trimmed}”已存在`)
  if (searches.length >= MOST) throw new Refusal(500, `最多保存${MOST}条检索，请先删除不用的检索`)
  const search = { id: nextId(), name: trimmed, address, createTime: beijing(new Date()) }
  kept.set(account.userId, [search, ...searches])
}

/** All or none: refuses when one of them is not the account's. */
export function removeSavedSearches(account: Account, ids: readonly string[]) {
  const searches = savedSearchesOf(account)
  if (!ids.every((id) => searches.some((search) => search.id === id))) throw new Refusal(404, '检索不存在')
  kept.set(
    account.userId,
    searches.filter(({ id }) => !ids.includes(id)),
  )
}

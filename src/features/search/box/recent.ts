import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange, useSession } from '@/shared/auth/session'
import { setting, tabValue } from '@/shared/lib/storage'
import { MAX_KEYWORD_LENGTH, MODES, type Search } from '../model/searchAddress'

const MAX_RECENT = 8

const Recent = z.object({
  mode: z.enum(MODES),
  keyword: z.string().check(z.minLength(1), z.maxLength(MAX_KEYWORD_LENGTH)),
})
export type Recent = z.infer<typeof Recent>

/** Searches end with the session; the consent to remember them is a user setting. */
const storedSearches = tabValue('recent:searches', z.array(Recent), [])
const consent = () =>
  setting(`search:remembers:${useSession.getState().user?.userId ?? ''}`, z.boolean(), false)

interface RecentSearches {
  isRemembering: boolean
  searches: readonly Recent[]
}

const readStored = (): RecentSearches => ({
  isRemembering: consent().read(),
  searches: storedSearches.read(),
})

/** Recent searches of the user, the latest first; empty without consent. */
export const useRecent = create<RecentSearches>(readStored)

onUserChange(() => useRecent.setState(readStored()))

/** Switching it off deletes stored searches immediately. */
export function setRemembering(isRemembering: boolean) {
  consent().write(isRemembering)
  if (!isRemembering) storedSearches.clear()
  useRecent.setState(readStored())
}

export function remember({ mode, keyword }: Pick<Search, 'mode' | 'keyword'>) {
  const { isRemembering, searches } = useRecent.getState()
  if (!isRemembering || keyword === '') return
  const others = searches.filter((each) => each.mode !== mode || each.keyword !== keyword)
  storedSearches.write([{ mode, keyword }, ...others].slice(0, MAX_RECENT))
  useRecent.setState(readStored())
}

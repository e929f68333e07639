import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange, useSession } from '@/shared/auth/session'
import { setting, tabValue } from '@/shared/lib/storage'
import { MAX_KEYWORD_LENGTH, MODES, type Search } from '../model/address'

const MOST = 8

const Recent = z.object({
  mode: z.enum(MODES),
  keyword: z.string().check(z.minLength(1), z.maxLength(MAX_KEYWORD_LENGTH)),
})
export type Recent = z.infer<typeof Recent>

/** The searches themselves go with the session; whether they are remembered is a user's setting. */
const kept = tabValue('recent:searches', z.array(Recent), [])
const consent = () =>
  setting(`search:remembers:${useSession.getState().user?.userId ?? ''}`, z.boolean(), false)

interface RecentSearches {
  isRemembering: boolean
  searches: readonly Recent[]
}

const stored = (): RecentSearches => ({ isRemembering: consent().read(), searches: kept.read() })

/** What the user searched for lately, the latest first; nothing without consent. */
export const useRecent = create<RecentSearches>(stored)

onUserChange(() => useRecent.setState(stored()))

/** Switching it off forgets at once. */
export function setRemembering(isRemembering: boolean) {
  consent().write(isRemembering)
  if (!isRemembering) kept.clear()
  useRecent.setState(stored())
}

export function remember({ mode, keyword }: Pick<Search, 'mode' | 'keyword'>) {
  const { isRemembering, searches } = useRecent.getState()
  if (!isRemembering || keyword === '') return
  const others = searches.filter((each) => each.mode !== mode || each.keyword !== keyword)
  kept.write([{ mode, keyword }, ...others].slice(0, MOST))
  useRecent.setState(stored())
}

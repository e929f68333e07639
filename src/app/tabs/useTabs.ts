import { create } from 'zustand'
import { useSession } from '@/shared/auth/session'
import { affix, close, move, pathOf, placeOf, visit, type Closing, type TabList } from './tabList'

interface Tabs {
  tabs: TabList
  /** Tabs closed last, the latest first. */
  closed: TabList
  /** Path of the tab on show. */
  current: string
}

const NONE: Tabs = { tabs: [], closed: [], current: '' }

/** The tabs of the signed-in user, in memory only. */
export const useTabs = create<Tabs>(() => NONE)

// The next user must find nothing of the last one.
useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) useTabs.setState(NONE, true)
})

const change = (next: (tabs: TabList) => TabList) => useTabs.setState(({ tabs }) => ({ tabs: next(tabs) }))

type IsAffixed = (path: string) => boolean

export const visitTab = (address: string, isAffixed: IsAffixed) =>
  useTabs.setState(({ tabs, closed }) => ({
    tabs: visit(tabs, address, isAffixed),
    closed: closed.filter(({ path }) => path !== placeOf(address)),
    current: placeOf(address),
  }))

/**
 * Where the tab of a path was left, for a link that names the path alone: it leads back to the page as it was, not
 * to its first state. Null where there is no such tab, and on the tab itself, whose link means its first state.
 */
export function leftAt(path: string): string | null {
  const { tabs, current } = useTabs.getState()
  if (path === pathOf(current)) return null
  const [latest] = tabs.filter((tab) => pathOf(tab.path) === path).toSorted((a, b) => b.visit - a.visit)
  const address = latest?.address ?? path
  return address === path ? null : address
}

/** Closed tabs that are remembered. */
const MAX_CLOSED = 8

export const closeTabs = (path: string, closing: Closing, isAffixed: IsAffixed) =>
  useTabs.setState(({ tabs, closed }) => {
    const after = close(tabs, path, closing, isAffixed)
    const gone = tabs.filter((tab) => !after.includes(tab))
    return { tabs: after, closed: [...gone.reverse(), ...closed].slice(0, MAX_CLOSED) }
  })

export const affixTabs = (paths: readonly string[]) => change((tabs) => affix(tabs, paths))

export const moveTab = (path: string, to: number) => change((tabs) => move(tabs, path, to))

const update = (path: string, changes: Partial<TabList[number]>) =>
  change((tabs) => tabs.map((tab) => (tab.path === path ? { ...tab, ...changes } : tab)))

export const nameTab = (path: string, title: string) => {
  if (useTabs.getState().tabs.some((tab) => tab.path === path && tab.title !== title)) update(path, { title })
}

/** Makes the screen of a tab anew. */
export const refreshTab = (path: string) =>
  change((tabs) => tabs.map((tab) => (tab.path === path ? { ...tab, round: tab.round + 1 } : tab)))

/** A screen that is out of sight moved on by itself, say after a save: its tab shows that when it is next looked at. */
export const leadTab = (path: string, address: string) =>
  change((tabs) => {
    const to = placeOf(address)
    if (to !== path && tabs.some((tab) => tab.path === to)) return tabs.filter((tab) => tab.path !== path)
    return tabs.map((tab) => (tab.path === path ? { ...tab, path: to, address } : tab))
  })

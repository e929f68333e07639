import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange, useSession } from '@/shared/auth/session'
import { tabValue } from '@/shared/lib/storage'
import {
  affix,
  replaceTab,
  CREATE_PATHS,
  close,
  isLatest,
  MAX_TABS,
  move,
  pathOf,
  tabPathOf,
  restore,
  visit,
  type CloseScope,
  type TabList,
} from './tabList'

interface Tabs {
  tabs: TabList
  closed: TabList
  current: string
  /** Set when the current screen is about to be replaced: its work is done, so its tab is handed on. */
  next: { path: string; place: string } | null
  isRestored: boolean
}

const INITIAL: Tabs = { tabs: [], closed: [], current: '', next: null, isRestored: false }

/** Tabs of the signed-in user. Only their addresses survive a reload. */
export const useTabs = create<Tabs>(() => INITIAL)

onUserChange(() => useTabs.setState(INITIAL, true))

const storedAddresses = () =>
  tabValue(`session:tabs:${useSession.getState().user?.userId ?? ''}`, z.array(z.string()), [])

useTabs.subscribe(({ tabs, isRestored }, before) => {
  if (isRestored && tabs !== before.tabs) storedAddresses().write(tabs.map(({ address }) => address))
})

export const restoreTabs = (isValid: (address: string) => boolean) =>
  useTabs.setState((state) =>
    state.isRestored
      ? state
      : { tabs: restore(state.tabs, storedAddresses().read().slice(0, MAX_TABS), isValid), isRestored: true },
  )

const change = (next: (tabs: TabList) => TabList) =>
  useTabs.setState((state) => {
    const tabs = next(state.tabs)
    return tabs === state.tabs ? state : { tabs }
  })

type IsAffixed = (path: string) => boolean

export const visitTab = (address: string, isAffixed: IsAffixed) =>
  useTabs.setState((state) => {
    const { tabs, closed, current, next } = state
    const place = tabPathOf(address)
    if (next === null && current === place && isLatest(tabs, address)) return state
    const isFinished = next?.path === current && next.place === place && !isAffixed(current)
    return {
      tabs: visit(isFinished ? replaceTab(tabs, current, address) : tabs, address, isAffixed),
      closed: closed.filter(({ path }) => path !== place),
      current: place,
      next: null,
    }
  })

export const finishTab = (path: string, address: string) =>
  useTabs.setState({ next: { path, place: tabPathOf(address) } })

/**
 * Last address of the tab at `path`, so that a link to the bare path returns to the page as it was left. Null without
 * such a tab, and where the link must open the initial state: on that tab itself, and for paths that create something
 * new.
 */
export function lastAddressOf(path: string): string | null {
  const { tabs, current } = useTabs.getState()
  if (path === pathOf(current) || CREATE_PATHS.includes(path)) return null
  const [latest] = tabs.filter((tab) => pathOf(tab.path) === path).toSorted((a, b) => b.visit - a.visit)
  const address = latest?.address ?? path
  return address === path ? null : address
}

const MAX_CLOSED = 8

export const closeTabs = (path: string, scope: CloseScope, isAffixed: IsAffixed) =>
  useTabs.setState(({ tabs, closed }) => {
    const after = close(tabs, path, scope, isAffixed)
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

export const refreshTab = (path: string) =>
  change((tabs) => tabs.map((tab) => (tab.path === path ? { ...tab, round: tab.round + 1 } : tab)))

/** Moves the tab of a hidden screen that navigated by itself, for example after a save. */
export const navigateTab = (path: string, address: string) =>
  change((tabs) => replaceTab(tabs, path, address))

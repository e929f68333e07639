import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange, useSession } from '@/shared/auth/session'
import { tabValue } from '@/shared/lib/storage'
import {
  affix,
  become,
  BEGINS,
  close,
  isLatest,
  MAX_TABS,
  move,
  pathOf,
  placeOf,
  restore,
  visit,
  type Closing,
  type TabList,
} from './tabList'

interface Tabs {
  tabs: TabList
  /** Tabs closed last, the latest first. */
  closed: TabList
  /** Path of the tab on show. */
  current: string
  /** What the screen on show is about to be replaced by: it is finished, and so is its tab. */
  next: { path: string; place: string } | null
  /** Whether those of an earlier page of this user have been looked for. */
  isRestored: boolean
}

const NONE: Tabs = { tabs: [], closed: [], current: '', next: null, isRestored: false }

/** The tabs of the signed-in user. What a reload finds of them are their addresses. */
export const useTabs = create<Tabs>(() => NONE)

onUserChange(() => useTabs.setState(NONE, true))

const kept = () =>
  tabValue(`session:tabs:${useSession.getState().user?.userId ?? ''}`, z.array(z.string()), [])

useTabs.subscribe(({ tabs, isRestored }, before) => {
  if (isRestored && tabs !== before.tabs) kept().write(tabs.map(({ address }) => address))
})

/** Opens what was open before a reload, once. */
export const restoreTabs = (leadsSomewhere: (address: string) => boolean) =>
  useTabs.setState((state) =>
    state.isRestored
      ? state
      : { tabs: restore(state.tabs, kept().read().slice(0, MAX_TABS), leadsSomewhere), isRestored: true },
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
    const place = placeOf(address)
    if (next === null && current === place && isLatest(tabs, address)) return state
    const isFinished = next?.path === current && next.place === place && !isAffixed(current)
    return {
      tabs: visit(isFinished ? become(tabs, current, address) : tabs, address, isAffixed),
      closed: closed.filter(({ path }) => path !== place),
      current: place,
      next: null,
    }
  })

/** The screen of a tab is about to be replaced by another one. */
export const finishTab = (path: string, address: string) =>
  useTabs.setState({ next: { path, place: placeOf(address) } })

/**
 * Where the tab of a path was left, for a link that names the path alone: it leads back to the page as it was, not
 * to its first state. Null where there is no such tab, and where the link means the first state: on the tab itself, and
 * where something new begins.
 */
export function leftAt(path: string): string | null {
  const { tabs, current } = useTabs.getState()
  if (path === pathOf(current) || BEGINS.includes(path)) return null
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
export const leadTab = (path: string, address: string) => change((tabs) => become(tabs, path, address))

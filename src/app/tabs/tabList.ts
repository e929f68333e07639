import { FEATURES } from '../featureRegistry/features'

export interface Tab {
  /** Key of the tab: {@link tabPathOf} its address. */
  path: string
  address: string
  title: string
  /** Number of refreshes; each one remounts the screen. */
  round: number
  /** Sequence number of the last visit; the least recently visited screens are unmounted first. */
  visit: number
}

export type TabList = readonly Tab[]

/** Beyond this limit the least recently visited tab closes. */
export const MAX_TABS = 24
/** Screens that stay mounted; older ones are mounted again when visited. */
export const MAX_ALIVE = 10

export const CREATE_PATHS: readonly string[] = FEATURES.flatMap(({ createPaths = [] }) => createPaths)

export const pathOf = (address: string) => address.split(/[?#]/)[0]!

/** Query parameters that identify a screen's entity. */
const TAB_PARAMS = FEATURES.flatMap(({ tabParams: ownParams = [] }) => ownParams)

/**
 * Key of an address among the tabs: its path, plus the query parameters that identify an entity, so that two entities
 * open in two tabs.
 */
export function tabPathOf(address: string): string {
  const params = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])
  const ownParams = new URLSearchParams(
    TAB_PARAMS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  return ownParams.size > 0 ? `${pathOf(address)}?${ownParams.toString()}` : pathOf(address)
}

/** A tab opened without an entity becomes the tab of the entity it navigates to. */
function adoptTab(tabs: TabList, place: string): TabList {
  const path = pathOf(place)
  if (path === place) return tabs
  return tabs.some((tab) => tab.path === place)
    ? tabs.filter((tab) => tab.path !== path)
    : tabs.map((tab) => (tab.path === path ? { ...tab, path: place, title: '' } : tab))
}

export function isLatest(tabs: TabList, address: string): boolean {
  const last = Math.max(1, ...tabs.map((tab) => tab.visit))
  return tabs.some((tab) => tab.address === address && tab.visit === last)
}

export function visit(before: TabList, address: string, isAffixed: (path: string) => boolean): TabList {
  const path = tabPathOf(address)
  const tabs = adoptTab(before, path)
  const number = Math.max(0, ...tabs.map((tab) => tab.visit)) + 1
  if (tabs.some((tab) => tab.path === path)) {
    return tabs.map((tab) => (tab.path === path ? { ...tab, address, visit: number } : tab))
  }
  const next = [...tabs, { path, address, title: '', round: 0, visit: number }]
  if (next.length <= MAX_TABS) return next
  const [oldest] = next
    .filter((tab) => tab.path !== path && !isAffixed(tab.path))
    .sort((a, b) => a.visit - b.visit)
  return next.filter((tab) => tab !== oldest)
}

/** Returns the tabs after the screen at `path` was replaced by another: the other's tab takes over if there is one. */
export function replaceTab(tabs: TabList, path: string, address: string): TabList {
  const to = tabPathOf(address)
  if (to !== path && tabs.some((tab) => tab.path === to)) return tabs.filter((tab) => tab.path !== path)
  return tabs.map((tab) =>
    tab.path === path ? { ...tab, path: to, address, title: to === path ? tab.title : '' } : tab,
  )
}

/** Appends the stored tabs of an earlier page load, skipping invalid addresses. */
export function restore(
  tabs: TabList,
  addresses: readonly string[],
  isValid: (address: string) => boolean,
): TabList {
  const own = new Set(tabs.map(({ path }) => path))
  const earlier = new Map(addresses.filter(isValid).map((address) => [tabPathOf(address), address]))
  return [
    ...tabs,
    ...[...earlier].flatMap(([path, address]) =>
      own.has(path) ? [] : [{ path, address, title: '', round: 0, visit: 0 }],
    ),
  ].slice(0, MAX_TABS)
}

/** Width of a tab's title; a Latin letter counts 1, a Chinese character 2. */
const MAX_TITLE_WIDTH = 28
const widthOf = (letters: readonly string[]) =>
  letters.reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)

/** Shortens a title in the middle, so that its start (the kind) and its end (the entity) stay readable. */
export function cutMiddle(title: string): string {
  const letters = Array.from(title)
  if (widthOf(letters) <= MAX_TITLE_WIDTH) return title
  const end: string[] = []
  const start: string[] = []
  while (widthOf(end) < MAX_TITLE_WIDTH / 3) end.unshift(letters.pop()!)
  while (widthOf([...start, ...end]) < MAX_TITLE_WIDTH - 2) start.push(letters.shift()!)
  return `${start.join('').trimEnd()}…${end.join('').trimStart()}`
}

/** Tabs to close relative to the tab at `path`; affixed tabs stay. */
export type CloseScope = 'this' | 'others' | 'left' | 'right' | 'all'

export function close(
  tabs: TabList,
  path: string,
  scope: CloseScope,
  isAffixed: (path: string) => boolean,
): TabList {
  const at = tabs.findIndex((tab) => tab.path === path)
  const closes: Record<CloseScope, (index: number) => boolean> = {
    this: (index) => index === at,
    others: (index) => index !== at,
    left: (index) => index < at,
    right: (index) => index > at,
    all: () => true,
  }
  if (at < 0 && scope !== 'all') return tabs
  return tabs.filter((tab, index) => isAffixed(tab.path) || !closes[scope](index))
}

export function neighbour(before: TabList, after: TabList, path: string): Tab | null {
  const at = before.findIndex((tab) => tab.path === path)
  const isLeft = (tab: Tab) => after.some(({ path }) => path === tab.path)
  return before.slice(at + 1).find(isLeft) ?? before.slice(0, Math.max(at, 0)).findLast(isLeft) ?? null
}

/** Moves a tab; `to` is clamped to the list. */
export function move(tabs: TabList, path: string, to: number): TabList {
  const tab = tabs.find((each) => each.path === path)
  if (!tab) return tabs
  const rest = tabs.filter((each) => each !== tab)
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, tab)
}

export function affix(tabs: TabList, paths: readonly string[]): TabList {
  const missing = paths.filter((path) => !tabs.some((tab) => tab.path === path))
  if (missing.length === 0) return tabs
  return [...missing.map((path) => ({ path, address: path, title: '', round: 0, visit: 0 })), ...tabs]
}

export const alivePathsOf = (tabs: TabList): ReadonlySet<string> =>
  new Set(
    tabs
      .filter((tab) => tab.visit > 0)
      .sort((a, b) => b.visit - a.visit)
      .slice(0, MAX_ALIVE)
      .map(({ path }) => path),
  )

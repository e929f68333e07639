import { FEATURES } from '../featureRegistry/features'

/** A visited page. */
export interface Tab {
  /** Its key: {@link placeOf} its address. */
  path: string
  /** Where the page is now: path, query and hash. */
  address: string
  /** What the screen calls itself; empty until it has said so. */
  title: string
  /** Counts the refreshes: each makes the screen anew. */
  round: number
  /** Number of the last visit: the screens visited longest ago are the first to be let go. */
  visit: number
}

export type TabList = readonly Tab[]

/** More tabs than this close the ones visited longest ago. */
export const MAX_TABS = 24
/** Screens that are kept with their state; the tabs beyond start their screens anew. */
export const MAX_ALIVE = 10

/** Paths at which something new begins. */
export const BEGINS: readonly string[] = FEATURES.flatMap(({ createPaths: begins = [] }) => begins)

/** The path of an address, without query and hash. */
export const pathOf = (address: string) => address.split(/[?#]/)[0]!

/** Parameters of addresses that make a screen another one. */
const APART = FEATURES.flatMap(({ tabParams: apart = [] }) => apart)

/**
 * Where an address stands among the tabs: at its path, whatever the query; with a parameter that sets screens apart
 * (of which thing they are) behind it, so that two things stand in two tabs.
 */
export function placeOf(address: string): string {
  const params = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])
  const apart = new URLSearchParams(
    APART.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  return apart.size > 0 ? `${pathOf(address)}?${apart.toString()}` : pathOf(address)
}

/** A tab whose screen did not say of which thing it is becomes that of the thing which it goes to. */
function decided(tabs: TabList, place: string): TabList {
  const path = pathOf(place)
  if (path === place) return tabs
  return tabs.some((tab) => tab.path === place)
    ? tabs.filter((tab) => tab.path !== path)
    : tabs.map((tab) => (tab.path === path ? { ...tab, path: place, title: '' } : tab))
}

/** Whether an address is the one that was visited last. */
export function isLatest(tabs: TabList, address: string): boolean {
  const last = Math.max(1, ...tabs.map((tab) => tab.visit))
  return tabs.some((tab) => tab.address === address && tab.visit === last)
}

/** The list after a visit of an address: its tab moved there, or a new one at the end. */
export function visit(before: TabList, address: string, isAffixed: (path: string) => boolean): TabList {
  const path = placeOf(address)
  const tabs = decided(before, path)
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

/** The list after the screen at `path` has become another one: its tab is that one's, or goes where that has one. */
export function become(tabs: TabList, path: string, address: string): TabList {
  const to = placeOf(address)
  if (to !== path && tabs.some((tab) => tab.path === to)) return tabs.filter((tab) => tab.path !== path)
  return tabs.map((tab) =>
    tab.path === path ? { ...tab, path: to, address, title: to === path ? tab.title : '' } : tab,
  )
}

/** The list with the tabs of an earlier page behind its own: addresses that lead nowhere are left out. */
export function restore(
  tabs: TabList,
  addresses: readonly string[],
  leadsSomewhere: (address: string) => boolean,
): TabList {
  const own = new Set(tabs.map(({ path }) => path))
  const earlier = new Map(addresses.filter(leadsSomewhere).map((address) => [placeOf(address), address]))
  return [
    ...tabs,
    ...[...earlier].flatMap(([path, address]) =>
      own.has(path) ? [] : [{ path, address, title: '', round: 0, visit: 0 }],
    ),
  ].slice(0, MAX_TABS)
}

/** Letters of a tab's title, of which a Chinese one takes the room of two. */
const TITLE_ROOM = 28
const roomOf = (letters: readonly string[]) =>
  letters.reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)

/** A title that is too long for its tab, cut in the middle: both what it is and which of several stay readable. */
export function cutMiddle(title: string): string {
  const letters = Array.from(title)
  if (roomOf(letters) <= TITLE_ROOM) return title
  const end: string[] = []
  const start: string[] = []
  while (roomOf(end) < TITLE_ROOM / 3) end.unshift(letters.pop()!)
  while (roomOf([...start, ...end]) < TITLE_ROOM - 2) start.push(letters.shift()!)
  return `${start.join('').trimEnd()}…${end.join('').trimStart()}`
}

/** Which tabs an action closes, as seen from the tab at `path`; affixed ones stay. */
export type Closing = 'this' | 'others' | 'left' | 'right' | 'all'

export function close(
  tabs: TabList,
  path: string,
  closing: Closing,
  isAffixed: (path: string) => boolean,
): TabList {
  const at = tabs.findIndex((tab) => tab.path === path)
  const closes: Record<Closing, (index: number) => boolean> = {
    this: (index) => index === at,
    others: (index) => index !== at,
    left: (index) => index < at,
    right: (index) => index > at,
    all: () => true,
  }
  if (at < 0 && closing !== 'all') return tabs
  return tabs.filter((tab, index) => isAffixed(tab.path) || !closes[closing](index))
}

/** Where to go when the tab on show is gone: its right neighbour, else its left one, else null. */
export function neighbour(before: TabList, after: TabList, path: string): Tab | null {
  const at = before.findIndex((tab) => tab.path === path)
  const isLeft = (tab: Tab) => after.some(({ path }) => path === tab.path)
  return before.slice(at + 1).find(isLeft) ?? before.slice(0, Math.max(at, 0)).findLast(isLeft) ?? null
}

/** The list with one tab at another place; places out of range are brought into it. */
export function move(tabs: TabList, path: string, to: number): TabList {
  const tab = tabs.find((each) => each.path === path)
  if (!tab) return tabs
  const rest = tabs.filter((each) => each !== tab)
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, tab)
}

/** Opens tabs that are always there, in front of the others; their screens wait for a visit. */
export function affix(tabs: TabList, paths: readonly string[]): TabList {
  const missing = paths.filter((path) => !tabs.some((tab) => tab.path === path))
  if (missing.length === 0) return tabs
  return [...missing.map((path) => ({ path, address: path, title: '', round: 0, visit: 0 })), ...tabs]
}

/** Paths of the tabs whose screens are kept: the latest visits. */
export const alive = (tabs: TabList): ReadonlySet<string> =>
  new Set(
    tabs
      .filter((tab) => tab.visit > 0)
      .sort((a, b) => b.visit - a.visit)
      .slice(0, MAX_ALIVE)
      .map(({ path }) => path),
  )

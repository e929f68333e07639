import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  affix,
  alivePathsOf,
  replaceTab,
  close,
  cutMiddle,
  isLatest,
  MAX_ALIVE,
  MAX_TABS,
  move,
  neighbour,
  restore,
  visit,
  type CloseScope,
  type TabList,
} from '@/app/tabs/tabList'

const isHome = (path: string) => path === '/index'
const open = (...addresses: string[]) =>
  addresses.reduce<TabList>((tabs, address) => visit(tabs, address, isHome), [])
const paths = (tabs: TabList) => tabs.map(({ path }) => path)

test('the same path with another query stays in the same tab, whose address is updated', () => {
  const tabs = open('/index', '/list?pageNum=2', '/list?pageNum=3#top')
  expect(paths(tabs)).toEqual(['/index', '/list'])
  expect(tabs[1]!.address).toBe('/list?pageNum=3#top')
})

test.each<[CloseScope, string[]]>([
  ['this', ['/index', '/a', '/c', '/d']],
  ['others', ['/index', '/b']],
  ['left', ['/index', '/b', '/c', '/d']],
  ['right', ['/index', '/a', '/b']],
  ['all', ['/index']],
])('closing %s relative to b keeps the affixed tab', (closing, left) => {
  expect(paths(close(open('/index', '/a', '/b', '/c', '/d'), '/b', closing, isHome))).toEqual(left)
})

test('closing relative to a missing tab changes nothing', () => {
  const tabs = open('/index', '/a')
  expect(close(tabs, '/gone', 'right', isHome)).toBe(tabs)
})

test('the active tab is followed by its right neighbour, otherwise by its left one', () => {
  const before = open('/index', '/a', '/b', '/c')
  const next = (closing: CloseScope, path: string) =>
    neighbour(before, close(before, path, closing, isHome), '/b')?.path
  expect(next('this', '/b')).toBe('/c')
  expect(next('right', '/a')).toBe('/a')
  expect(next('all', '/b')).toBe('/index')
  expect(neighbour(before, [], '/b')).toBeNull()
})

test('the number of tabs is limited: the least recently visited one is closed, never an affixed or the new one', () => {
  const many = open('/index', ...Array.from({ length: MAX_TABS + 5 }, (_, i) => `/page/${i}`))
  expect(many).toHaveLength(MAX_TABS)
  expect(paths(many)[0]).toBe('/index')
  expect(paths(many)).not.toContain('/page/0')
  expect(paths(many).at(-1)).toBe(`/page/${MAX_TABS + 4}`)
})

test('only recently visited screens stay mounted, and none that were never visited', () => {
  const tabs = affix(open(...Array.from({ length: MAX_ALIVE + 1 }, (_, i) => `/page/${i}`)), ['/index'])
  expect(alivePathsOf(tabs).size).toBe(MAX_ALIVE)
  expect(alivePathsOf(tabs).has('/page/0')).toBe(false)
  expect(alivePathsOf(tabs).has('/index')).toBe(false)
})

test('affixed tabs come first, once', () => {
  const tabs = affix(affix(open('/a'), ['/index']), ['/index'])
  expect(paths(tabs)).toEqual(['/index', '/a'])
})

test('affixing an existing tab changes nothing', () => {
  const tabs = open('/index', '/a')
  expect(affix(tabs, ['/index'])).toBe(tabs)
})

test('only the latest address counts as such, not an earlier one or another query of its tab', () => {
  const tabs = open('/index', '/a?page=2', '/b', '/a?page=3')
  expect(['/a?page=3', '/a?page=2', '/a', '/b', '/c'].map((address) => isLatest(tabs, address))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(isLatest(affix([], ['/index']), '/index')).toBe(false)
})

test('moving keeps every tab, whatever the target position', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30), { minLength: 1 }), fc.integer({ min: -5, max: 40 }), (ids, to) => {
      const tabs = open(...ids.map((id) => `/p/${id}`))
      const moved = move(tabs, tabs[0]!.path, to)
      expect(paths(moved).sort()).toEqual(paths(tabs).sort())
      expect(moved[Math.min(Math.max(to, 0), tabs.length - 1)]).toBe(tabs[0])
    }),
  )
})

test('of two rooms each has its own tab; that of none chosen becomes that of the one selected', () => {
  const rooms = open('/index', '/vdr/x?roomId=1&pageNum=2', '/vdr/x?pageNum=2&roomId=2', '/vdr/x?roomId=1')
  expect(paths(rooms)).toEqual(['/index', '/vdr/x?roomId=1', '/vdr/x?roomId=2'])
  expect(rooms[1]!.address).toBe('/vdr/x?roomId=1')
  expect(paths(visit(rooms, '/vdr/x', isHome))).toEqual([...paths(rooms), '/vdr/x'])
  expect(paths(open('/vdr/x', '/a', '/vdr/x?roomId=3'))).toEqual(['/vdr/x?roomId=3', '/a'])
  expect(paths(open('/vdr/x?roomId=3', '/vdr/x', '/vdr/x?roomId=3'))).toEqual(['/vdr/x?roomId=3'])
  expect(paths(open('/vdr/x?roomId='))).toEqual(['/vdr/x'])
})

test('the tab of a finished form becomes that of the result, or joins an existing one', () => {
  const tabs = open('/index', '/form', '/report/7')
  const replaced = replaceTab(tabs, '/form', '/report/9?tab=a')
  expect(replaced.map(({ address }) => address)).toEqual(['/index', '/report/9?tab=a', '/report/7'])
  expect(paths(replaceTab(tabs, '/form', '/report/7'))).toEqual(['/index', '/report/7'])
})

test('tabs of an earlier visit are restored at the end, once each, if their address is valid', () => {
  const earlier = ['/b?x=1', '/gone', '/index', '/b?x=2']
  const tabs = restore(open('/index'), earlier, (address) => address !== '/gone')
  expect(tabs.map(({ address }) => address)).toEqual(['/index', '/b?x=2'])
  expect(alivePathsOf(tabs).has('/b')).toBe(false)
})

test.each([
  ['Valuation reports', 'Valuation reports'],
  ['Collection · A bispecific antibody (demo 12)', 'Collection · A b…(demo 12)'],
  ['靶向 CLDN18.2 的双特异性抗体偶联药物（演示）', '靶向 CLDN18.2 的…物（演示）'],
])('the title %s is shortened to %s', (title, shortened) => {
  expect(cutMiddle(title)).toBe(shortened)
})

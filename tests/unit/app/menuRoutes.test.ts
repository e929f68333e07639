import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { buildMenu } from '@/app/navigation/menu'
import { menuRoutes } from '@/app/pages/menuRoutes'

const matched = (rows: unknown[], address: string) =>
  matchRoutes(menuRoutes(buildMenu(rows).menu).screensAt(address), address)
const isDenied = (rows: unknown[], address: string) => {
  const { menu, hidden } = buildMenu(rows)
  return menuRoutes(menu, { hidden }).isDenied(address)
}
const row = (path: string) => ({ path, component: 'not/yet/index', meta: { title: 'x' } })

test.each([
  '/*',
  '/:any',
  '/:path(.*)*',
  '/:path(.*)',
  '/:any?',
  '*',
  ':any',
  '/404/*',
  '/404/:x?',
  '/redirect/a',
  '/redirect/:path(.*)',
])('a row at %s matches no unknown or fixed address', (path) => {
  const rows = [row(path), { path: '/', component: 'Layout', children: [row(path)] }]
  for (const address of ['/unknown', '/a/b', '/404', '/', '/redirect/a', '/serverError', '/user']) {
    expect(matched(rows, address)).toBeNull()
  }
})

test('a fixed address keeps its screen, whatever the letter case of a row', () => {
  const [fixed] = matched([], '/index')!
  for (const path of ['/index', '/Index', '/INDEX/*']) {
    expect(matched([row(path)], '/index')![0]!.route.path).toBe(fixed!.route.path)
  }
})

test('a row with a static first segment keeps its parameters', () => {
  expect(matched([row('/leaf/:id(\\d+)')], '/leaf/7')?.[0]?.params).toEqual({ id: '7' })
})

test('the routes selected for an address are enough to find its match', () => {
  const word = fc.constantFrom('a', 'A', 'b', '检索', 'a%20b', ':id', '*')
  const path = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `/${words.join('/')}`)
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 12 }), path, (paths, asked) => {
      const { menu } = buildMenu(paths.map(row))
      const address = asked.replace(/[:*]/g, 'x')
      const all = menu.map((node) => ({ path: node.path }))
      const own = matchRoutes(menuRoutes(menu).screensAt(address), address)
      expect(own?.at(-1)?.route.path).toBe(matchRoutes(all, address)?.at(-1)?.route.path)
    }),
  )
})

test('while the menu is loading, an address that it may contain is not unknown; others stay as they are', () => {
  const { screensAt } = menuRoutes([], { isPending: true })
  const pathOf = (address: string) => matchRoutes(screensAt(address), address)?.[0]?.route.path
  expect(pathOf('/valuation/report/7')).toBe('*')
  expect(pathOf('/contact')).toBe('/contact')
  for (const address of ['/404', '/user', '/redirect/valuation', '/member'])
    expect(pathOf(address)).toBeUndefined()
})

test('an address of an existing screen without a menu row is denied, unless the server hides the row', () => {
  for (const address of ['/vdr/vsetting', '/apply', '/apply/7', '/valuation/report/7/edit']) {
    expect(isDenied([], address), address).toBe(true)
  }
  const reports = { path: '/valuation/report', component: 'valuation/report/index', meta: { title: 'x' } }
  const within = { path: '/', component: 'Layout', hidden: true, children: [reports] }
  for (const rows of [[reports], [{ ...reports, hidden: true }], [within]]) {
    expect(isDenied(rows, '/valuation/report')).toBe(false)
    expect(isDenied(rows, '/valuation/report/7')).toBe(false)
  }
  for (const address of ['/vdr', '/nowhere', '/vdr/nothing/7', '/index']) {
    expect(isDenied([], address), address).toBe(false)
  }
})

import { expect, test, vi } from 'vitest'
import { PUBLIC_PATHS } from '@/app/featureRegistry/address'
import { FEATURES } from '@/app/featureRegistry/features'
import { OPEN_PAGES } from '@/app/pages/pages'
import { page, routes, type Feature } from '@/shared/feature'

test('pages that need no session can be opened by a visitor at once', () => {
  const own = ['/', '/index', '/qrIndex', '/login', '/register', '/serverError']
  expect([...OPEN_PAGES.keys(), ...own].sort()).toEqual([...PUBLIC_PATHS].sort())
})

test('no two features declare the same component, address or menu count', () => {
  for (const kind of ['pages', 'fixed', 'standalone', 'open', 'counts'] as const) {
    const names = FEATURES.flatMap((feature) => Object.keys(feature[kind] ?? {}))
    expect(names).toEqual([...new Set(names)])
  }
})

test('a registered feature has its pages, and keeps its addresses', async () => {
  const Screen = () => null
  const load = async () => ({ default: Screen })
  const invented: Feature = {
    pages: { 'invented/list/index': routes(load) },
    fixed: { '/invented': { ...page(load), icon: 'form' } },
    standalone: { '/invented/alone': page(load) },
  }
  vi.resetModules()
  const { FEATURES: listed } = await import('@/app/featureRegistry/features')
  ;(listed as Feature[]).push(invented)
  const pages = await import('@/app/pages/pages')
  const { menuRoutes } = await import('@/app/pages/menuRoutes')
  const { buildMenu } = await import('@/app/navigation/menu')

  expect(pages.OFF_MENU_PAGES).toContainEqual({ path: '/invented', icon: 'form' })
  expect(pages.STANDALONE_PAGES.has('/invented/alone')).toBe(true)
  expect(pages.isFixed('/Invented')).toBe(true)
  const { menu } = buildMenu([{ path: '/things', component: 'invented/list/index' }])
  const paths = menuRoutes(menu)
    .screensAt('/things/1')
    .map(({ path }) => path)
  expect(paths).toContain('/things/*')
})

import { expect, test, vi } from 'vitest'
import { PUBLIC_PATHS } from '@/app/featureRegistry/address'
import { FEATURES } from '@/app/featureRegistry/features'
import { OPEN_PAGES } from '@/app/pages/pages'
import { page, routes, type Feature } from '@/shared/feature'

test('what needs no session is what a visitor may open at once', () => {
  const own = ['/', '/index', '/qrIndex', '/login', '/register', '/serverError']
  expect([...OPEN_PAGES.keys(), ...own].sort()).toEqual([...PUBLIC_PATHS].sort())
})

test('no two areas take one component, address or row of the menu', () => {
  for (const kind of ['pages', 'fixed', 'standalone', 'open', 'counts'] as const) {
    const names = FEATURES.flatMap((feature) => Object.keys(feature[kind] ?? {}))
    expect(names).toEqual([...new Set(names)])
  }
})

test('an area that is listed has its screens, and its addresses are its own', async () => {
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

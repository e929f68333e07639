import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { buildMenu } from '@/app/menu'
import { menuRoutes } from '@/app/menuRoutes'

const screensOf = (rows: unknown[]) => menuRoutes(buildMenu(rows).menu).screens
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
])('a row at %s takes no unknown address, and no fixed one', (path) => {
  const screens = screensOf([row(path), { path: '/', component: 'Layout', children: [row(path)] }])
  for (const address of ['/unknown', '/a/b', '/404', '/', '/redirect/a', '/serverError', '/user']) {
    expect(matchRoutes(screens, address)).toBeNull()
  }
})

test('a fixed address keeps its screen, in whatever letters a row names it', () => {
  const [fixed] = matchRoutes(screensOf([]), '/index')!
  for (const path of ['/index', '/Index', '/INDEX/*']) {
    expect(matchRoutes(screensOf([row(path)]), '/index')![0]!.route.path).toBe(fixed!.route.path)
  }
})

test('a row with something fixed at its start keeps its parameters', () => {
  expect(matchRoutes(screensOf([row('/leaf/:id(\\d+)')]), '/leaf/7')?.[0]?.params).toEqual({ id: '7' })
})

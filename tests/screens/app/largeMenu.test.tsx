import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

const row = (path: string) => ({
  path,
  component: 'own/index',
  meta: { title: `屏 ${path.replace('/', '')}` },
})
const group = (number: number) => ({
  path: `/g${number}`,
  component: 'Layout',
  meta: { title: `组 ${number}` },
  children: Array.from({ length: 100 }, (_, index) => row(`${number}-${index}`)),
})
const FLAT = Array.from({ length: 5_000 }, (_, index) => row(`/r${index}`))
const GROUPED = Array.from({ length: 50 }, (_, index) => group(index))

const answer = (data: object[]) =>
  server.use(http.get(`*${API_BASE}/getRouters`, () => HttpResponse.json({ code: 200, data })))
const menu = () => screen.findByRole('navigation', { name: 'Main menu' })
const links = async () => within(await menu()).getAllByRole('link')
const titled = (name: string) => screen.findByRole('heading', { level: 1, name })

test('of five thousand rows a hundred are rendered, more on demand, and always the current one', async () => {
  answer(FLAT)
  const { user, go } = await renderApp('/r4321', { as: 'reader' })
  await titled('屏 r4321')
  const here = within(await menu()).getByRole('link', { name: '屏 r4321' })
  expect(here.closest('li')).toHaveClass('ant-menu-item-selected')
  expect(await links()).toHaveLength(1 + 100 + 1) // home, the first hundred, the current one
  await user.click(within(await menu()).getByText('4,899 more'))
  expect(await links()).toHaveLength(1 + 200 + 1)
  await user.click(within(await menu()).getByRole('link', { name: '屏 r150' }))
  await titled('屏 r150')
  await go('/r4999')
  await titled('屏 r4999')
})

test('rows of closed groups are not rendered; the group of the current one is open', async () => {
  answer(GROUPED)
  const { user } = await renderApp('/g7/7-3', { as: 'reader' })
  await titled('屏 7-3')
  expect(await links()).toHaveLength(1 + 100)
  await user.click(within(await menu()).getByText('组 8'))
  await user.click(await within(await menu()).findByRole('link', { name: '屏 8-99' }))
  await titled('屏 8-99')
})

test('the palette finds each of them, and renders the first ones', async () => {
  answer(FLAT)
  const { user } = await renderApp('/index', { as: 'reader' })
  await menu()
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', {
    name: 'Search drugs, projects, reports, pages and actions',
  })
  expect(screen.getAllByRole('option')).toHaveLength(50)
  await user.type(box, 'r4987')
  await user.click(await screen.findByRole('option', { name: /屏 r4987/ }))
  await titled('屏 r4987')
})

test('a small menu is fully open', async () => {
  answer([group(1)].map((each) => ({ ...each, children: each.children.slice(0, 20) })))
  await renderApp('/index', { as: 'reader' })
  expect(await links()).toHaveLength(1 + 20)
})

/** Nested groups, with a row in the innermost. */
const nested = (depth: number): object => ({
  path: `level${depth}`,
  component: 'ParentView',
  meta: { title: `层 ${depth}` },
  children: depth === 4 ? [row('deep'), row('deeper')] : [nested(depth + 1), row(`beside${depth}`)],
})
const NESTED = [
  { path: '/top', component: 'Layout', meta: { title: '顶层' }, children: [row('flat'), nested(2)] },
]

test('all groups above the current row are open, also after a later navigation; a closed one stays closed', async () => {
  answer(NESTED)
  const groups = ['层 2', '层 3', '层 4']
  const isExpanded = async (name: string) =>
    within(await menu())
      .getByRole('menuitem', { name: new RegExp(name) })
      .getAttribute('aria-expanded')
  const deep = '/top/level2/level3/level4/deep'
  const first = await renderApp(deep, { as: 'reader' })
  await titled('屏 deep')
  for (const name of groups) expect(await isExpanded(name)).toBe('true')
  first.unmount()

  const { user, go } = await renderApp('/top/flat', { as: 'reader' })
  await titled('屏 flat')
  expect(await isExpanded('层 2')).toBe('false')
  await go(deep)
  await titled('屏 deep')
  for (const name of groups) expect(await isExpanded(name)).toBe('true')
  await user.click(within(await menu()).getByText('层 2'))
  expect(await isExpanded('层 2')).toBe('false')
})

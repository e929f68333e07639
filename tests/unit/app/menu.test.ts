import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildMenu, walkMenu } from '@/app/menu'

const screen = (path: string, more: object = {}) => ({
  path,
  component: `x${path}/index`,
  meta: { title: path },
  ...more,
})
const paths = (rows: unknown[]) => [...walkMenu(buildMenu(rows))].map(({ node }) => node.path)

test('a directory holds its screens below its path', () => {
  const rows = [
    {
      path: '/valuation',
      component: 'Layout',
      redirect: 'noRedirect',
      children: [screen('form'), screen('report')],
    },
  ]
  expect(paths(rows)).toEqual(['/valuation', '/valuation/form', '/valuation/report'])
  expect(buildMenu(rows)[0]!.redirect).toBeNull()
})

test('several wrappers at "/" give several top-level screens', () => {
  const wrapper = (path: string) => ({ path: '/', component: 'Layout', children: [screen(path)] })
  expect(paths([wrapper('apply'), wrapper('expert')])).toEqual(['/apply', '/expert'])
})

test('a hidden row goes with all it contains', () => {
  const rows = [
    { path: '/', component: 'Layout', hidden: true, children: [screen('apply', { hidden: false })] },
    screen('/b'),
  ]
  expect(paths(rows)).toEqual(['/b'])
})

test.each([
  ['no slash at the top', screen('hotop')],
  ['no path', { component: 'x' }],
  ['null', null],
  ['text', 'row'],
  ['a script as link', { path: 'javascript:alert(1)', meta: { title: 'x' } }],
  ['a way out of the origin', screen('//evil.example')],
  ['an empty directory', { path: '/empty', component: 'Layout', children: [] }],
])('a broken row is skipped and its siblings stay: %s', (_name, broken) => {
  expect(paths([screen('/a'), broken, screen('/b')])).toEqual(['/a', '/b'])
})

test.each([
  { meta: null },
  { meta: undefined },
  { query: '{broken' },
  { children: 'none' },
  { name: '' },
  { redirect: 7 },
])('odd fields do no harm: %j', (odd) => {
  expect(paths([{ ...screen('/a'), ...odd }])).toEqual(['/a'])
})

test('two rows of one name or one path: names do not matter, the first path wins', () => {
  const rows = [
    screen('/a', { name: 'User' }),
    screen('/b', { name: 'User' }),
    screen('/a', { component: 'other' }),
  ]
  expect(paths(rows)).toEqual(['/a', '/b'])
  expect(buildMenu(rows)[0]!.component).toBe('x/a/index')
})

test('patterns of the other router are translated; rows with parameters are not listed', () => {
  const [row] = buildMenu([screen('/leaf/:id(\\d+)')])
  expect(row).toMatchObject({ path: '/leaf/:id', isListed: false })
})

test('outside links open outside and show their host when untitled', () => {
  const [row] = buildMenu([{ path: 'https://docs.example/a', component: 'Layout' }])
  expect(row).toMatchObject({ link: 'https://docs.example/a', title: 'docs.example' })
})

test('whatever the server sends, building the menu never throws and paths stay own', () => {
  fc.assert(
    fc.property(fc.array(fc.anything({ maxDepth: 4 })), (rows) => {
      for (const { node } of walkMenu(buildMenu(rows))) {
        if (node.link === null) expect(node.path).toMatch(/^\/(?!\/)/)
      }
    }),
  )
})

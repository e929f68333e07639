import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildMenu, describeDropped, nodeAt, walkMenu } from '@/app/navigation/menu'

const screen = (path: string, more: object = {}) => ({
  path,
  component: `x${path}/index`,
  meta: { title: path },
  ...more,
})
const menuOf = (rows: unknown[]) => buildMenu(rows).menu
const paths = (rows: unknown[]) => [...walkMenu(menuOf(rows))].map(({ node }) => node.path)

test('a directory contains its screens below its path', () => {
  const rows = [
    {
      path: '/valuation',
      component: 'Layout',
      redirect: 'noRedirect',
      children: [screen('form'), screen('report')],
    },
  ]
  expect(paths(rows)).toEqual(['/valuation', '/valuation/form', '/valuation/report'])
  expect(menuOf(rows)[0]!.redirect).toBeNull()
})

test('several wrappers at "/" give several top-level screens', () => {
  const wrapper = (path: string) => ({ path: '/', component: 'Layout', children: [screen(path)] })
  expect(paths([wrapper('apply'), wrapper('expert')])).toEqual(['/apply', '/expert'])
})

test('a hidden row hides everything inside it', () => {
  const rows = [
    { path: '/', component: 'Layout', hidden: true, children: [screen('apply', { hidden: false })] },
    screen('/b'),
  ]
  expect(paths(rows)).toEqual(['/b'])
})

test.each([
  ['no path', { component: 'x' }, 'unreadable'],
  ['null', null, 'unreadable'],
  ['text', 'row', 'unreadable'],
  ['a script as link', { path: 'javascript:alert(1)', meta: { title: 'x' } }, 'address'],
  ['a way out of the origin', screen('//evil.example'), 'address'],
  ['an empty directory', { path: '/empty', component: 'Layout', children: [] }, 'empty'],
  ['an empty wrapper', { path: '/' }, 'empty'],
  ['a path of another row', screen('/a'), 'double'],
  ['any path', screen('/*'), 'pattern'],
  ['any first word', screen('/:any'), 'pattern'],
  ['any path, as the other router says it', screen('/:path(.*)*'), 'pattern'],
  ['any path, unnamed', screen('/(.*)'), 'pattern'],
  ['a first word that may be absent', screen('/x?'), 'pattern'],
  ['any path, in a wrapper', { path: '/', component: 'Layout', children: [screen('*')] }, 'pattern'],
])('a broken row is dropped and reported, and its siblings stay: %s', (_name, broken, reason) => {
  const { dropped } = buildMenu([screen('/a'), broken, screen('/b')])
  expect(paths([screen('/a'), broken, screen('/b')])).toEqual(['/a', '/b'])
  expect(dropped).toMatchObject([{ reason }])
})

test('hidden rows, and directories with only hidden rows, are not reported as dropped', () => {
  const rows = [
    screen('/a', { hidden: true }),
    { path: '/b', component: 'Layout', children: [screen('c', { hidden: true })] },
  ]
  expect(buildMenu(rows)).toEqual({ menu: [], dropped: [], hidden: ['/a', '/b/c'] })
})

test('dropped rows are counted and reported by position and path pattern, without any value', () => {
  const rows = [
    screen('/a'),
    { path: '/b', component: 'Layout', children: [screen('c'), screen('c'), 7] },
    screen('//13800000000'),
  ]
  expect(describeDropped(buildMenu(rows).dropped)).toBe(
    '3 rows left out: data.1.children.1 /b/c (double), data.1.children.2 (unreadable), data.2 //:x (address)',
  )
  expect(describeDropped(buildMenu(Array(100).fill(null)).dropped)).toMatch(
    /^100 rows left out: data.0 \(unreadable\), .*data.19 \(unreadable\), and 80 more$/,
  )
})

test('a top-level path without its slash is read as with one', () => {
  const rows = [screen('hotop'), { path: 'group', component: 'Layout', children: [screen('leaf')] }]
  expect(paths(rows)).toEqual(['/hotop', '/group', '/group/leaf'])
  expect(buildMenu(rows).dropped).toEqual([])
})

test.each(['', null, undefined])(
  'a row without a component (%j) and without rows is a screen of its own',
  (component) => {
    const group = { path: '/g', component: 'Layout', children: [{ path: 'leaf', component }] }
    const { menu, dropped } = buildMenu([group, { path: '/top', component, meta: { title: 't' } }])
    expect(dropped).toEqual([])
    expect(menu[0]!.children).toMatchObject([{ path: '/g/leaf', component: '' }])
    expect(menu[1]).toMatchObject({ path: '/top', component: '', title: 't' })
  },
)

test.each(['', '   ', ' \n\t', '\u200b\u2060', '\u3164', 7, null, undefined])(
  'a title of nothing to be seen (%j) is none',
  (title) => {
    expect(menuOf([screen('/a', { meta: { title } })])[0]!.title).toBe('')
  },
)

test('five thousand rows are all kept, and each is found by its address', () => {
  const groups = Array.from({ length: 50 }, (_, group) => ({
    path: `/g${group}`,
    component: 'Layout',
    meta: { title: `组 ${group}` },
    children: Array.from({ length: 100 }, (__, row) => screen(`r${row}`)),
  }))
  const { menu, dropped } = buildMenu(groups)
  expect(dropped).toEqual([])
  expect([...walkMenu(menu)]).toHaveLength(5_050)
  expect(nodeAt(menu, '/g49/r99')).toMatchObject({ node: { title: 'r99' }, parents: [{ title: '组 49' }] })
  expect(nodeAt(menu, '/g7/r3/details/1')?.node.path).toBe('/g7/r3')
  expect(nodeAt(menu, '/g7/unknown')?.node.path).toBe('/g7')
  expect(nodeAt(menu, '/g70')).toBeUndefined()
})

test.each([
  { meta: null },
  { meta: undefined },
  { query: '{broken' },
  { children: 'none' },
  { name: '' },
  { redirect: 7 },
])('invalid fields do no harm: %j', (odd) => {
  expect(paths([{ ...screen('/a'), ...odd }])).toEqual(['/a'])
})

test('duplicate names are allowed; of duplicate paths the first wins', () => {
  const rows = [
    screen('/a', { name: 'User' }),
    screen('/b', { name: 'User' }),
    screen('/a', { component: 'other' }),
  ]
  expect(paths(rows)).toEqual(['/a', '/b'])
  expect(menuOf(rows)[0]!.component).toBe('x/a/index')
})

test('vue-router patterns are translated; rows with parameters are not listed', () => {
  const [row] = menuOf([screen('/leaf/:id(\\d+)')])
  expect(row).toMatchObject({ path: '/leaf/:id', isListed: false })
})

test('external links open outside the app and show their host when untitled', () => {
  const [row] = menuOf([{ path: 'https://docs.example/a', component: 'Layout' }])
  expect(row).toMatchObject({ link: 'https://docs.example/a', title: 'docs.example' })
})

test('whatever the server sends, building the menu never throws and paths stay internal', () => {
  fc.assert(
    fc.property(fc.array(fc.anything({ maxDepth: 4 })), (rows) => {
      for (const { node } of walkMenu(menuOf(rows))) {
        if (node.link === null) expect(node.path).toMatch(/^\/(?!\/)/)
      }
    }),
  )
})

import { expect, test } from 'vitest'
import type { AnyEndpoint } from '@/shared/api'
import { keyOf } from '@/shared/api/react'
import { PAGES } from '@/app/pages'
import { walkMenu, buildMenu } from '@/app/menu'
import { fillPath, serialiseQuery, type Query } from '@/shared/api/address'
import { createBackend } from '@mocks/backend'
import { db, openSession, resetDb } from '@mocks/db'
import { mocks } from '@mocks/handlers'
import { menuFor } from '@mocks/seed/menu'
import type { Example } from './example'

const modules = import.meta.glob<Record<string, unknown>>('/src/**/api.ts', { eager: true })

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** One good call of every declared endpoint, by area. */
const EXAMPLES = Object.values(
  import.meta.glob<readonly Example[]>('./examples/*.ts', { eager: true, import: 'examples' }),
).flat()

/** Every endpoint that an `api.ts` declares. */
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is object => typeof value === 'object' && value !== null)
  .flatMap((api) => Object.values(api).filter(isEndpoint))

test('endpoints are found', () => {
  expect(endpoints.length).toBeGreaterThan(10)
})

test('each declared endpoint has one mock, and no mock answers anything else', () => {
  expect(mocks.map(({ endpoint }) => keyOf(endpoint)).sort()).toEqual(endpoints.map(keyOf).sort())
})

test('each declared endpoint has an example', () => {
  expect(EXAMPLES.map(({ endpoint }) => keyOf(endpoint)).sort()).toEqual(endpoints.map(keyOf).sort())
})

const backend = createBackend('/api')

/** The answer of the seeded mock backend to a good call of an administrator. */
async function answerOf({ endpoint, args }: Example) {
  resetDb()
  const { path = {}, query = {}, body } = await args()
  const token = openSession(db.accounts.find(({ userName }) => userName === 'admin')!)
  return backend(
    new Request(`http://localhost/api${fillPath(endpoint.path, path)}?${serialiseQuery(query as Query)}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    }),
  )
}

test.each(EXAMPLES.map((each) => [keyOf(each.endpoint), each] as const))(
  'the seeded answer to %s parses',
  async (_key, each) => {
    const response = await answerOf(each)
    if (each.endpoint.answer.shape === 'file') {
      expect(response.headers.get('download-filename')).toMatch(/\.\w+$/)
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
      return
    }
    const envelope = (await response.json()) as Record<string, unknown>
    expect(envelope).toMatchObject({ code: 200 })
    expect(each.endpoint.answer.read(envelope)).toMatchObject({ ok: true })
  },
)

test('no two endpoints share method and path', () => {
  expect(new Set(endpoints.map(keyOf)).size).toBe(endpoints.length)
})

test('each component of the seeded menus is known', () => {
  resetDb()
  for (const account of db.accounts) {
    for (const { node } of walkMenu(buildMenu(menuFor(account)))) {
      if (node.component !== null) expect(PAGES.has(node.component), node.component).toBe(true)
    }
  }
})

const locales = import.meta.glob<object>('/src/**/locales/*.json', { eager: true, import: 'default' })

const textsOf = (texts: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object'
      ? textsOf(value as object, `${prefix}${key}.`)
      : [[prefix + key, String(value)]],
  )
const keysOf = (texts: object) => textsOf(texts).map(([key]) => key)

test('both languages have the same keys and no empty text', () => {
  const chinese = Object.entries(locales).filter(([path]) => path.endsWith('zh.json'))
  expect(chinese.length).toBeGreaterThan(2)
  for (const [path, texts] of chinese) {
    const english = locales[path.replace(/zh\.json$/, 'en.json')]!
    expect(keysOf(english).sort(), path).toEqual(keysOf(texts).sort())
    for (const [key, text] of [...textsOf(texts), ...textsOf(english)]) {
      // A gap between sentences is nothing in Chinese.
      if (!key.endsWith('Gap')) expect(text.trim(), `${path} ${key}`).not.toBe('')
    }
  }
})

import { expect, test } from 'vitest'
import { keyOf } from '@/shared/api/reactQuery'
import { PAGES } from '@/app/pages/pages'
import { walkMenu, buildMenu } from '@/app/navigation/menu'
import { resetDb } from '@mocks/platform/db'
import { db } from '@mocks/account/store'
import { mocks } from '@mocks/platform/handlers'
import { menuFor } from '@mocks/account/seed/menu'
import { answerOf, ENDPOINTS, EXAMPLES } from '../support/endpoints'
import { OF_FAMILY, SPECIFIED, STOCK } from './check/specified'

test('endpoints are found', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(10)
})

test('each declared endpoint has one mock, and no mock answers anything else', () => {
  expect(mocks.map(({ endpoint }) => keyOf(endpoint)).sort()).toEqual(ENDPOINTS.map(keyOf).sort())
})

test('each declared endpoint has an example', () => {
  expect(EXAMPLES.map(({ endpoint }) => keyOf(endpoint)).sort()).toEqual(ENDPOINTS.map(keyOf).sort())
})

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

/** Records, by path, the keys that a schema asks of an answer, and whether any row of the answer has them. */
function recordKeys(answer: unknown, at: string, found: Map<string, boolean>): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) return answer.map((item) => recordKeys(item, `${at}[]`, found))
  return new Proxy(answer, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol') return value
      const path = `${at}.${key}`
      found.set(path, found.get(path) === true || value !== undefined)
      return recordKeys(value, path, found)
    },
  })
}

/** Fields of the detail, of rows in a rarer state, or of a room's administrators, which no row of a seeded list has. */
const ABSENT_IN_LISTS = [
  '/implement/customer/list events',
  '/implement/customer/list stageTime',
  '/implement/fund/instalment/list events',
  '/implement/fund/instalment/list formerPayments',
  '/implement/member/list leaveTime',
  '/implement/question/list events',
  '/implement/question/list notes',
  '/implement/room/list ip',
  '/implement/room/list owners',
  '/implement/room/list storage',
  '/math/spend/list count',
  '/math/spend/list refundedTime',
  '/math/spend/list ticketKind',
  '/valuation/npv/list product',
  '/valuation/questionnaire/list answerTime',
  '/valuation/questionnaire/list answers',
  '/vdr/member/list leaveTime',
  '/vdr/private/list reason',
  '/vdr/question/list events',
  '/vdr/question/list notes',
  '/vdr/room/list ip',
  '/vdr/room/list owners',
  '/vdr/room/list storage',
]

test('the seeded lists have each declared field of a row', async () => {
  const found = new Map<string, boolean>()
  for (const each of EXAMPLES.filter(({ endpoint }) => endpoint.answer.shape === 'page')) {
    const envelope: unknown = await (await answerOf(each)).json()
    each.endpoint.answer.read(recordKeys(envelope, each.endpoint.path, found) as Record<string, unknown>)
  }
  const fields = [...found].filter(([path]) => /\.rows\[\]\.\w+$/.test(path))
  expect(fields.length).toBeGreaterThan(400)
  const absent = fields.flatMap(([path, isFound]) => (isFound ? [] : [path.replace('.rows[].', ' ')]))
  expect(absent.sort(), 'a new column needs a value in the mock').toEqual(ABSENT_IN_LISTS)
})

test('no two endpoints share method and path', () => {
  expect(new Set(ENDPOINTS.map(keyOf)).size).toBe(ENDPOINTS.length)
})

function matches(template: string, call: string) {
  const own = template.split('/')
  const segments = call.split('/')
  return (
    own.length === segments.length && own.every((each, index) => each[0] === ':' || each === segments[index])
  )
}

test('no assumed call collides with a parameterised call of the backend family', () => {
  const templates = [...SPECIFIED, ...STOCK].filter((key) => key.includes(':'))
  expect(templates.some((template) => matches(template, 'get /system/user/verification'))).toBe(true)
  const assumed = ENDPOINTS.map(keyOf).filter((key) => !SPECIFIED.has(key) && !OF_FAMILY.has(key))
  expect(assumed.filter((key) => templates.some((template) => matches(template, key)))).toEqual([])
})

test('each component of the seeded menus is known', () => {
  resetDb()
  for (const account of db.accounts) {
    for (const { node } of walkMenu(buildMenu(menuFor(account)).menu)) {
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
      // Gaps between sentences are empty in Chinese.
      if (!key.endsWith('Gap')) expect(text.trim(), `${path} ${key}`).not.toBe('')
    }
  }
})

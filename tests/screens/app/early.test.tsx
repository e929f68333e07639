import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { pageAt, type EarlyFiles } from '@/app/early/files'
import { readEarly } from '@/app/early/reads'
import { API_BASE } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { server } from '../../setup.msw'
import { openAt } from '../../support/openAt'

/** Has the session's reads sent as by the document's head, for the owner of a token. */
function sendEarly(token = () => readToken()!) {
  let early: Window['earlyReads']
  Object.defineProperty(window, 'earlyReads', {
    configurable: true,
    get: () => (early ??= readEarly(API_BASE, token())),
  })
}

/** Authorization of each read of the profile and of the menu. */
function watchReads() {
  const tokens: Record<string, (string | null)[]> = { '/getInfo': [], '/getRouters': [] }
  for (const [path, seen] of Object.entries(tokens)) {
    server.use(
      http.get(`*${API_BASE}${path}`, ({ request }) => void seen.push(request.headers.get('Authorization'))),
    )
  }
  return tokens
}

const home = () => screen.findByRole('heading', { level: 1, name: 'Hello, 林估值' })

afterEach(() => {
  Reflect.deleteProperty(window, 'earlyReads')
})

test('what is under way since the document came is not sent again', async () => {
  sendEarly()
  const reads = watchReads()
  await openAt('/index', { as: 'analyst' })
  await home()
  expect(reads['/getInfo']).toEqual([`Bearer ${readToken()}`])
  expect(reads['/getRouters']).toEqual([`Bearer ${readToken()}`])
})

test('what was sent for another user is never taken', async () => {
  sendEarly(() => 'another')
  const reads = watchReads()
  await openAt('/index', { as: 'analyst' })
  await home()
  expect(reads['/getInfo']).toEqual(['Bearer another', `Bearer ${readToken()}`])
})

/** An answer whose line is lost before its end. */
const cutOff = () =>
  new HttpResponse(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"code": 200, "us'))
        body.error(new Error('lost'))
      },
    }),
  )

test.each([
  ['never came', () => HttpResponse.error()],
  ['was cut off', cutOff],
])('what %s is asked for again', async (_name, first) => {
  let count = 0
  server.use(http.get(`*${API_BASE}/getInfo`, () => (count++ === 0 ? first() : undefined)))
  sendEarly()
  await openAt('/index', { as: 'analyst' })
  await home()
  expect(count).toBe(2)
})

test('what says that the session is over ends it', async () => {
  server.use(http.get(`*${API_BASE}/getInfo`, () => HttpResponse.json({ code: 401 }), { once: true }))
  sendEarly()
  await openAt('/index', { as: 'analyst' })
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
})

const files = (index: number): EarlyFiles => ({ all: [index], zh: [], en: [] })
const map = {
  files: [],
  pages: { 'valuation/report/index': files(1), 'poconcept/apply/index': files(2), '/user/secrecy': files(3) },
}

test.each([
  ['/valuation/report', 1],
  ['/valuation/report/101/edit', 1],
  ['/apply/5004', 2],
  ['/user/secrecy', 3],
  ['/user', undefined],
  ['/report', 1], // a guess that costs a few files
  ['/', undefined],
  ['/__proto__', undefined],
])('the page of %s is found by the name of its component', (path, index) => {
  expect(pageAt(path, map)?.all[0]).toBe(index)
})

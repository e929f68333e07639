import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { sendSessionReads } from '@/app/session/preloadedReads'
import { likelyPage, PAGES } from '@/app/pages/pages'
import { API_BASE } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

/** Sends the session's reads like the script in the head does, for the owner of a token, `age` ms ago. */
function preloadReads(token = () => readToken()!, age = 0) {
  let preloaded: Window['preloadedReads']
  Object.defineProperty(window, 'preloadedReads', {
    configurable: true,
    get() {
      if (preloaded) return preloaded
      sendSessionReads(API_BASE, token())
      preloaded!.sentAt -= age
      return preloaded
    },
    set(sent: Window['preloadedReads']) {
      preloaded = sent
    },
  })
}

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
  Reflect.deleteProperty(window, 'preloadedReads')
})

test('reads in flight since the document loaded are not sent again', async () => {
  preloadReads()
  const reads = watchReads()
  await renderApp('/index', { as: 'analyst' })
  await home()
  expect(reads['/getInfo']).toEqual([`Bearer ${readToken()}`])
  expect(reads['/getRouters']).toEqual([`Bearer ${readToken()}`])
})

test('a read sent for another user is never used', async () => {
  preloadReads(() => 'another')
  const reads = watchReads()
  await renderApp('/index', { as: 'analyst' })
  await home()
  expect(reads['/getInfo']).toEqual(['Bearer another', `Bearer ${readToken()}`])
})

/** A response whose connection is lost before its end. */
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
  ['is a page of HTML', () => HttpResponse.html('<!doctype html><title>PharmaDesk</title>')],
  ['is not an object', () => HttpResponse.json([])],
])('an answer that %s is requested again', async (_name, first) => {
  let count = 0
  server.use(http.get(`*${API_BASE}/getInfo`, () => (count++ === 0 ? first() : undefined)))
  preloadReads()
  await renderApp('/index', { as: 'analyst' })
  await home()
  expect(count).toBe(2)
})

test('an answer that reports an ended session ends it', async () => {
  server.use(http.get(`*${API_BASE}/getInfo`, () => HttpResponse.json({ code: 401 }), { once: true }))
  preloadReads()
  await renderApp('/index', { as: 'analyst' })
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
})

test('an answer that waited too long is requested again', async () => {
  preloadReads(undefined, 60_000)
  const reads = watchReads()
  await renderApp('/index', { as: 'analyst' })
  await home()
  expect(reads['/getInfo']).toEqual([`Bearer ${readToken()}`, `Bearer ${readToken()}`])
})

test.each([
  ['/index', '/index'],
  ['/user/secrecy', '/user/secrecy'],
  ['/valuation/report', 'valuation/report/index'],
  ['/valuation/report/101/edit', 'valuation/report/index'],
  ['/apply/5004', 'poconcept/apply/index'],
  ['/', undefined],
  ['/unknown', undefined],
  ['/__proto__', undefined],
])('the page preloaded for %s is that of %s', (path, name) => {
  const page = name === undefined ? undefined : (PAGES.get(name) ?? likelyPage(name))
  expect(likelyPage(path)).toBe(page)
  if (name !== undefined) expect(page).toBeDefined()
})

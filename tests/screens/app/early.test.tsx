import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { pageAt, type EarlyPart } from '@/app/early/files'
import { readEarly, readPageEarly, sorted } from '@/app/early/reads'
import { earlyAnswers } from '@/app/early/take'
import { readVisit } from '@/app/early/visit'
import { endSession } from '@/app/session/start'
import { noticeApi } from '@/features/account/notices/api'
import { API_BASE, call } from '@/shared/api'
import { keepToken, readToken } from '@/shared/auth/token'
import { db, openSession } from '@mocks/account/store'
import { reads } from '../../../build/reads'
import { server } from '../../setup.msw'
import { openAt } from '../../support/openAt'
import { screens } from '../../support/screens'

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
  ['is a page of HTML', () => HttpResponse.html('<!doctype html><title>PharmaDesk</title>')],
  ['is not an object', () => HttpResponse.json([])],
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

/** A page of one file, with what it reads first. */
const page = (index: number, ...reads: string[]): EarlyPart[] => [{ all: [index], zh: [], en: [], reads }]
const map = {
  files: [],
  pages: {
    'valuation/report/index': page(1, '/list'),
    'poconcept/apply/index': page(2),
    '/user/secrecy': page(3),
  },
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
  expect(pageAt(path, map)[0]?.all[0]).toBe(index)
})

test('what a page reads belongs to its own address', () => {
  expect(pageAt('/valuation/report', map)[0]!.reads).toEqual(['/list'])
  expect(pageAt('/valuation/report/101', map)[0]!.reads).toEqual([])
})

/** The build's list of what each page reads first, with an address of the page. */
const READS = [...new Set(reads().map(({ page: name }) => name))].map((name) => {
  const pages = { [name]: page(0) }
  const at = screens().find(({ address }) => pageAt(address, { files: [], pages }).length > 0)
  const all = reads().flatMap((each) => (each.page === name ? [each.read] : []))
  return [name, at!.address, all] as const
})

/** The token of an account, before anything of the client is here. */
function enterAs(name: string) {
  endSession('expiry')
  keepToken(openSession(db.accounts.find(({ userName }) => userName === name)!))
}

/** Sends what the address asks for, waits until it is here, and keeps what is asked for of the same paths. */
async function sendPageEarly(address: string, all: readonly string[]) {
  const asked: string[] = []
  const paths = new Set(all.map((read) => read.split('?')[0]!))
  for (const path of paths) {
    server.use(
      http.get(`*${API_BASE}${path}`, ({ request }) => {
        const { pathname, search } = new URL(request.url)
        asked.push(sorted(pathname + search))
      }),
    )
  }
  const early = readEarly(API_BASE, readToken()!)
  readPageEarly(early, API_BASE, all, address.split('?')[1] ?? '')
  await Promise.all([...early.reads.values()].map(({ coming }) => coming))
  window.earlyReads = early
  return { asked, early }
}

test.each(READS)('%s: each read that its area foresees is made, once', async (_name, address, all) => {
  enterAs('admin')
  const { asked, early } = await sendPageEarly(address, all)
  const sent = [...asked]
  await openAt(address, { isKept: true })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect([...early.reads.keys()]).toEqual([]))
  // A board reads the same list for each of its columns, with another query.
  expect(asked.filter((each) => sent.includes(each)).toSorted()).toEqual(sent.toSorted())
  expect(sent).toHaveLength(all.length)
})

test('a list that came with the document is in the first picture, as its address narrows it', async () => {
  enterAs('analyst')
  const address = '/valuation/report?pipelineName=DEMO-2&pageSize=20&view=none'
  const all = READS.find(([name]) => name === 'valuation/report/index')![2]
  const { asked } = await sendPageEarly(address, all)
  await openAt(address, { isKept: true })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Valuation reports' })
  expect(heading).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /DEMO-202/ })).toBeInTheDocument()
  expect(asked).toContain(`${API_BASE}/valuation/report/list?pageNum=1&pageSize=20&pipelineName=DEMO-2`)
  expect(asked).toHaveLength(all.length)
})

test('what waited too long is asked for anew', async () => {
  enterAs('analyst')
  const all = READS.find(([name]) => name === 'valuation/report/index')![2]
  const { asked, early } = await sendPageEarly('/valuation/report', all)
  for (const read of early.reads.values()) read.sentAt -= 60_000
  await openAt('/valuation/report', { isKept: true })
  expect(await screen.findByRole('link', { name: /DEMO-202/ })).toBeInTheDocument()
  expect(asked).toHaveLength(2 * all.length)
})

test('a list whose early read was refused is asked for again', async () => {
  enterAs('analyst')
  const all = READS.find(([name]) => name === 'valuation/report/index')![2]
  let count = 0
  server.use(
    http.get(`*${API_BASE}/valuation/report/list`, () =>
      count++ === 0 ? HttpResponse.json({ code: 500, msg: 'busy' }) : undefined,
    ),
  )
  await sendPageEarly('/valuation/report', all)
  await openAt('/valuation/report', { isKept: true })
  expect(await screen.findByRole('link', { name: /DEMO-202/ })).toBeInTheDocument()
  expect(count).toBe(2)
})

/** A page where the menu has been drawn; what it asked for by then, and what it asks for of the list of reports. */
async function beforeVisit() {
  enterAs('analyst')
  const lists: string[] = []
  server.use(
    http.get(
      `*${API_BASE}/valuation/report/list`,
      ({ request }) => void lists.push(new URL(request.url).search),
    ),
  )
  window.earlyReads = readEarly(API_BASE, readToken()!)
  const name = 'valuation/report/index'
  const all = READS.find(([page]) => page === name)![2]
  window.earlyMap = { files: [], pages: { [name]: [{ all: [], zh: [], en: [], reads: [...all] }] } }
  await openAt('/valuation/npv', { isKept: true })
  const link = await screen.findByRole('link', { name: 'Valuation reports' })
  return { link, lists, early: window.earlyReads }
}

const FIRST = '/valuation/report/list?pageNum=1&pageSize=10'

test('what a page reads first is asked for as its link is pressed, once', async () => {
  const { link, lists, early } = await beforeVisit()
  link.addEventListener('click', (event) => event.preventDefault(), { once: true }) // not opened yet
  fireEvent.click(link)
  expect(early.reads.has(FIRST)).toBe(true)
  fireEvent.click(link)
  expect(await screen.findByRole('link', { name: /DEMO-202/ })).toBeInTheDocument()
  expect(early.reads.has(FIRST)).toBe(false)
  fireEvent.click(link)
  expect(early.reads.has(FIRST)).toBe(false)
  expect(lists).toEqual([FIRST.slice(FIRST.indexOf('?'))])
})

test('nothing is asked for without the right, nor once another is signed in', async () => {
  const { early } = await beforeVisit()
  const name = 'valuation/report/index'
  const [part] = window.earlyMap!.pages[name]!
  window.earlyMap!.pages[name] = [{ ...part!, needs: ['system:user:list'] }]
  readVisit(name)
  expect(early.reads.has(FIRST)).toBe(false)

  window.earlyMap!.pages[name] = [{ ...part!, needs: ['valuation:report:list'] }]
  keepToken('of another')
  readVisit(name)
  expect(early.reads.has(FIRST)).toBe(false)

  keepToken(early.token)
  readVisit('toString') // a name that every object has
  readVisit(name)
  expect(early.reads.has(FIRST)).toBe(true)
})

test('what was asked for as a link was pressed is no answer any more once something changes', async () => {
  const { early } = await beforeVisit()
  readVisit('valuation/report/index')
  expect(early.reads.has(FIRST)).toBe(true)
  await call(noticeApi.markRead, { body: { ids: [] } })
  expect(early.reads.has(FIRST)).toBe(false)
})

test('a day of reads is not remembered for ever', () => {
  const token = readToken()!
  window.earlyReads = { token, reads: new Map(), asked: new Set() }
  for (let at = 0; at < 5_000; at++) void earlyAnswers.coming(`/valuation/report/${at}`, () => token)
  expect(window.earlyReads.asked.size).toBeLessThanOrEqual(1_000)
  expect(window.earlyReads.asked).toContain('/valuation/report/4999')
})

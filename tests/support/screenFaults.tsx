import { act, fireEvent, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { queries } from '@/app/queries'
import { REFRESH_PATH } from '@/app/pages/resolveAddress'
import { noticeApi } from '@/features/account/notices/notices.api'
import { conceptNoticeApi } from '@/features/concepts/model/notice.api'
import { API_BASE, type AnyEndpoint } from '@/shared/api'
import { sessionApi } from '@/shared/auth/auth.api'
import { createBackend } from '@mocks/platform/backend'
import { FAULTS as ANSWERS } from '@mocks/platform/faults'
import { ENDPOINTS } from './endpoints'
import { renderApp } from './openAt'
import { PATTERNS, screens } from './screens'
import { server } from '../setup.msw'

const UNKNOWN = /系统未知错误，请反馈给管理员/
const NETWORK = /网络好像开小差了，请稍后再试/

/** What the user reads under each fault. */
const WORDS: Readonly<Record<string, RegExp>> = {
  network: NETWORK,
  503: NETWORK,
  403: /当前操作没有权限/,
  404: /访问资源不存在|房间不存在或已删除/,
  500: /系统繁忙，请稍后再试/,
  html: UNKNOWN,
  empty: UNKNOWN,
  null: UNKNOWN,
  cut: UNKNOWN,
  nodata: /系统未知错误，请反馈给管理员|访问资源不存在|房间不存在或已删除/, // a detail without data is not there
  types: UNKNOWN,
  502: /服务暂时不可用/,
  401: /认证失败，无法访问系统资源/,
}

/** Faults that a screen cannot tell apart: each screen is given one of a row. */
const ALIKE: readonly (readonly string[])[] = [
  ['network', '503'],
  ['403'],
  ['404'],
  ['500'],
  ['html', 'empty', 'null', 'cut'],
  ['nodata'],
  ['types'],
  ['huge'],
  ['502'],
  ['401'], // last: it ends the session
]

const EXEMPLARS = new Set(Object.values(PATTERNS))

/** The faults of a screen: one of every row for the first of its pattern, two rows for any other, each in turn. */
function faultsOf(address: string): readonly string[] {
  if (process.env.EVERY_FAULT) return ALIKE.flat()
  const place = screens().findIndex((screen) => screen.address === address)
  const step = EXEMPLARS.has(address) ? 1 : ALIKE.length / 2
  return ALIKE.filter((_, index) => (place + index) % step === 0).map((row) => row[place % row.length]!)
}

/** Envelopes that an endpoint may well take for an answer; its declaration says so. */
const JUDGED = new Set(['nodata', 'types'])

type Visit = Awaited<ReturnType<typeof renderApp>>

const isShown = (element: Element) => element.closest('[style*="display: none"]') === null
const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown)
const main = () => shown('main')[0]

function withoutTimers(part: Element) {
  const copy = part.cloneNode(true) as Element
  for (const timer of copy.querySelectorAll('[role=timer]')) timer.remove()
  return copy.textContent
}

/** What the screen says, without the screens of other tabs and the seconds that run. */
const text = () => [...(main()?.children ?? [])].filter(isShown).map(withoutTimers).join('\n')

const ofClass = (name: string) => [...document.getElementsByClassName(name)].filter(isShown)
/** The places of charts stay empty: nothing comes near the screen here. */
const isBusy = () =>
  ofClass('ant-spin-spinning').length > 0 ||
  ofClass('ant-skeleton').some((skeleton) => !skeleton.closest('.chart')) ||
  shown('[aria-busy=true]').length > 0

/** Calls on their way, those that no part of the screen waits for too: what they change is told only after them. */
const underway = new Set<string>()
server.events.on('request:start', ({ request, requestId }) => {
  underway.add(requestId)
  request.signal.addEventListener('abort', () => underway.delete(requestId))
})
for (const end of ['request:end', 'unhandledException'] as const)
  server.events.on(end, ({ requestId }) => void underway.delete(requestId))

const NO_REST = 'The screen does not come to rest.'

/** Waits until the screen stands, whatever it shows. Asked with every change of the page: what is cheap comes first. */
const settled = () =>
  waitFor(() => {
    if (queries.isFetching() > 0 || isBusy() || shown('h1, [role=alert], [role=dialog]').length === 0)
      throw new Error(NO_REST)
  })

const pathOf = (request: Request) => new URL(request.url).pathname.slice(API_BASE.length)

/** The declared read behind a path; of several the one with the fewest parameters. */
function endpointOf(path: string): AnyEndpoint | undefined {
  const fits = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
  const parameters = (pattern: string) => pattern.split(':').length
  return ENDPOINTS.filter(({ method, path: pattern }) => method === 'get' && fits(pattern)).sort(
    (a, b) => parameters(a.path) - parameters(b.path),
  )[0]
}

/** Read for the frame around each screen; where a count of the menu fails, it is left out. */
const OF_FRAME = new Set<string>(
  [
    sessionApi.profile,
    sessionApi.menu,
    conceptNoticeApi.waitListCount,
    conceptNoticeApi.waitHatchListCount,
    noticeApi.unreadCount,
  ].map(({ path }) => path),
)

/** The reads that a screen makes while `visit` lasts. */
async function readsOf(visit: () => Promise<unknown>): Promise<Set<string>> {
  const reads = new Set<string>()
  const note = ({ request }: { request: Request }) => {
    const path = pathOf(request)
    const endpoint = endpointOf(path)
    const isRead = request.method === 'GET' && endpoint && !endpoint.changes
    if (isRead && !OF_FRAME.has(endpoint.path)) reads.add(path)
  }
  server.events.on('request:start', note)
  await visit()
  server.events.removeListener('request:start', note)
  return reads
}

type Answer = (request: Request) => Response | Promise<Response>

/** Answers the screen's own reads so, until the returned function is called. */
function spoil(reads: ReadonlySet<string>, answer: Answer) {
  let isSpoiled = true
  server.use(
    http.get(`*${API_BASE}/*`, ({ request }) =>
      isSpoiled && reads.has(pathOf(request)) ? answer(request) : undefined,
    ),
  )
  return () => {
    isSpoiled = false
  }
}

const backend = createBackend(API_BASE)

/**
 * Entries of a list that is longer than it was asked for; enough to see whether all of them are drawn. That an
 * answer of a hundred thousand can be read, each endpoint shows by itself.
 */
const HUGE = 400
/** Table rows that may stand on a screen at once. */
const MOST_DRAWN = 300

/** The good answer with its list made huge; each entry is told apart by what tells entries apart. */
async function hugeAnswer(request: Request): Promise<Response> {
  const good = (await (await backend(request)).json()) as Record<string, unknown>
  for (const key of ['rows', 'data']) {
    const list = good[key]
    if (!Array.isArray(list) || list.length === 0) continue
    const first = list[0] as unknown
    good[key] = Array.from({ length: HUGE }, (_, index) => numbered(first, index))
    if (key === 'rows') good.total = HUGE
  }
  return Response.json(good)
}

const numbered = (entry: unknown, index: number): unknown =>
  typeof entry === 'object' && entry !== null
    ? Object.fromEntries(
        Object.entries(entry).map(([name, value]) => [
          name,
          /^id$|Id$|Value$|Label$/.test(name) ? (typeof value === 'number' ? index : `${index}`) : value,
        ]),
      )
    : entry

const answerOf = (fault: string): Answer => (fault === 'huge' ? hugeAnswer : () => ANSWERS[fault]!())

/** The reads that fail by it. */
const failingBy = (fault: string, reads: ReadonlySet<string>, envelope: Record<string, unknown>) =>
  fault === 'huge'
    ? []
    : [...reads]
        .map((path) => endpointOf(path)!)
        .filter(({ answer }) => !(JUDGED.has(fault) && answer.read(envelope).ok))

/** Whether the workspace has to tell of it; the other failures are told by a part of the screen, or are quiet. */
const isTold = (fault: string, failing: readonly AnyEndpoint[]) =>
  failing.some(({ alerts }) => (fault === '401' ? alerts !== 'none' : alerts === 'all'))

async function open(address: string, isOpen: boolean): Promise<Visit> {
  const visit = await renderApp(address, { language: 'zh', ...(isOpen ? {} : { as: 'admin' }) })
  await settled()
  return visit
}

/** Makes the screen anew, with nothing known of the server. */
async function reopen(visit: Visit, address: string) {
  queries.clear()
  await act(() => visit.go(REFRESH_PATH + address))
  await waitFor(() => expect(visit.address()).not.toMatch(REFRESH_PATH))
  await settled()
}

/** By its words: a search by role through a whole screen is slow, and there are many of them. */
const buttons = (words: string, within = document.body) =>
  [...within.querySelectorAll('button')].filter((button) => isShown(button) && button.textContent === words)

/** Closes the dialog and presses every retry there is. */
async function tryAgain({ user }: Visit) {
  for (const dialog of shown('[role=dialog]')) {
    for (const confirm of buttons('确定', dialog)) await user.click(confirm)
  }
  for (const retry of buttons('重试')) if (retry.isConnected) await user.click(retry)
  await settled()
}

/** What was taken for an answer stands beside what failed; there is nothing to press for it. */
async function readAnew() {
  await act(() => queries.invalidateQueries())
  await settled()
}

const saying = (words: RegExp) => waitFor(() => expect(document.body).toHaveTextContent(words))

/** A field for free text: neither a picker nor a date. */
const isTypedInto = (field: HTMLElement) => !field.matches('[readonly], :disabled, [role], .ant-picker *')

const hasLayout = () => shown('nav[aria-label=主菜单]').length > 0

/** Ms in which a screen says the same that is at rest: a part, or a label, may begin to come after the last read. */
const REST = 60

/** What the screen says once it is at rest. */
async function restingText() {
  let said = ''
  let since = 0
  await waitFor(() => {
    const now = underway.size > 0 || queries.isFetching() > 0 || isBusy() ? '' : text()
    if (now !== said) [said, since] = [now, performance.now()]
    if (said === '' || performance.now() - since < REST) throw new Error(NO_REST)
  })
  return said
}

/** Where two texts part, with what stands around. */
function difference(before: string, after: string): string {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  const around = (said: string) => JSON.stringify(said.slice(Math.max(0, at - 30), at + 60))
  return `${around(before)} became ${around(after)}`
}

/** What is wrong with a screen under the faults of its reads, and whether it stands as before after them. */
async function tryFaults(visit: Visit, address: string, reads: ReadonlySet<string>) {
  await act(() => new Promise((done) => void setTimeout(done, 100)))
  const healthy = await restingText()
  const stoodInLayout = hasLayout()
  const faults = reads.size === 0 ? [] : faultsOf(address)
  const wrong: string[] = []
  let isWhole = true
  for (const fault of faults) {
    const envelope = JUDGED.has(fault) ? await (await ANSWERS[fault]!()).json() : {}
    const failing = failingBy(fault, reads, envelope as Record<string, unknown>)
    const told = isTold(fault, failing)
    const lift = spoil(reads, answerOf(fault))
    isWhole = false
    await reopen(visit, address)
    if (told) await saying(WORDS[fault]!).catch(() => wrong.push(`${fault}: not told`))
    else if (failing.length === 0 && UNKNOWN.test(text())) wrong.push(`${fault}: called an error`)
    const isWhite = shown('h1, [role=alert]').length === 0
    if (isWhite || (fault !== '502' && stoodInLayout !== hasLayout())) wrong.push(`${fault}: a white screen`)
    if (shown('tr').length > MOST_DRAWN) wrong.push(`${fault}: draws ${shown('tr').length} rows`)
    lift()
    if (fault === '401') break
    if (!told && buttons('重试').length === 0) continue // nothing to be tried again
    await tryAgain(visit)
    if ((fault === 'huge' || JUDGED.has(fault)) && failing.length < reads.size) await readAnew()
    isWhole = await waitFor(() => expect(text()).toBe(healthy)).then(
      () => true,
      () => wrong.push(`${fault}: not as before, ${difference(healthy, text())}`) < 0,
    )
    if (!isWhole) break // to wait as long for each further fault says nothing more
    fireEvent.keyDown(window, { key: 'Escape' })
  }
  return { wrong, isWhole, faults: faults.length }
}

/** Whether a field of the screen keeps what is typed while everything fails; null where there is none. */
async function keepsTyped({ user }: Visit): Promise<boolean | null> {
  const typedInto = () => shown('main input[type=text], main textarea').find(isTypedInto)
  const field = typedInto() as HTMLInputElement | undefined
  if (!field) return null
  fireEvent.change(field, { target: { value: 'abc' } })
  expect(field).toHaveValue('abc')

  server.use(http.all(`*${API_BASE}/*`, () => ANSWERS['500']!()))
  await act(() => queries.invalidateQueries())
  // Where it is a line, that sends it.
  if (field instanceof HTMLInputElement) await user.type(field, '{Enter}')
  await settled()
  return (typedInto() as HTMLInputElement | undefined)?.value === 'abc'
}

/** Tries the screens of an area under the faults of what they read. */
export function tryFaultsOf(area: string) {
  let rows = 0
  const own = screens().filter((screen) => screen.area === area)
  let visited = 0
  let tried = 0
  beforeEach(() => underway.clear()) // of a test that is over
  afterAll(() => {
    console.log(`screens × faults, ${area}: ${own.length} screens, ${rows} rows`)
    // Who hears no request tries nothing.
    if (visited === own.length) expect(tried).toBeGreaterThan(0)
  })

  test.each(own)(
    '$address survives the faults of its reads, tells them, recovers, and keeps what was typed',
    { timeout: 120_000 },
    async ({ address, isOpen }) => {
      const visit = await open(address, isOpen)
      const reads = await readsOf(() => reopen(visit, address))
      visited++
      const { wrong, isWhole, faults } = await tryFaults(visit, address, reads)
      tried += faults
      expect(wrong).toEqual([])
      if (!isWhole) visit.unmount()
      const isKept = await keepsTyped(isWhole ? visit : await open(address, isOpen))
      expect(isKept).not.toBe(false)
      rows += faults + (isKept === null ? 0 : 1)
    },
  )
}

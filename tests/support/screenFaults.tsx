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
import { renderApp, renderScreen } from './renderApp'
import { screens, type ScreenAddress } from './screens'
import { server } from '../setup.msw'

const UNKNOWN = /系统未知错误，请反馈给管理员/
const NETWORK = /网络好像开小差了，请稍后再试/

/** The message that the user sees for each fault. */
const MESSAGES: Readonly<Record<string, RegExp>> = {
  network: NETWORK,
  503: NETWORK,
  403: /当前操作没有权限/,
  404: /访问资源不存在|房间不存在或已删除/,
  500: /系统繁忙，请稍后再试/,
  html: UNKNOWN,
  empty: UNKNOWN,
  null: UNKNOWN,
  cut: UNKNOWN,
  nodata: /系统未知错误，请反馈给管理员|访问资源不存在|房间不存在或已删除/, // a detail without data counts as not found
  types: UNKNOWN,
  502: /服务暂时不可用/,
  401: /认证失败，无法访问系统资源/,
}

/** Groups of faults that look the same to a screen. */
const FAULT_GROUPS: readonly (readonly string[])[] = [
  ['network', '503'],
  ['403'],
  ['404'],
  ['500'],
  ['html', 'empty', 'null', 'cut'],
  ['nodata'],
  ['types'],
  ['huge'],
  ['502'],
  ['401'], // last, because it ends the session
]

/** The groups that a screen handles by itself: the last two replace it as a whole. */
const OWN_GROUPS = FAULT_GROUPS.length - 2

/** The main faults for a screen: one of every group for the first screen of its pattern, a single one for any other. */
function mainFaultsOf({ address, isPattern }: ScreenAddress): readonly string[] {
  const place = screens().findIndex((screen) => screen.address === address)
  const isTried = (group: number) => isPattern || group === place % OWN_GROUPS
  return FAULT_GROUPS.filter((_, index) => isTried(index)).map((group) => group[place % group.length]!)
}

/** The faults that {@link mainFaultsOf} leaves out. */
function otherFaultsOf(screen: ScreenAddress): readonly string[] {
  const main = mainFaultsOf(screen)
  return FAULT_GROUPS.flat().filter((fault) => !main.includes(fault))
}

/** Faults whose envelope an endpoint may accept as valid; its schema decides. */
const SCHEMA_DEPENDENT = new Set(['nodata', 'types'])

type Visit = Awaited<ReturnType<typeof renderApp>>

const isShown = (element: Element) => element.closest('[style*="display: none"]') === null
const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown)
const main = () => shown('main')[0]

function withoutTimers(part: Element) {
  const copy = part.cloneNode(true) as Element
  for (const timer of copy.querySelectorAll('[role=timer]')) timer.remove()
  return copy.textContent
}

/** The visible text of the current tab, without running timers. */
const text = () => [...(main()?.children ?? [])].filter(isShown).map(withoutTimers).join('\n')

const ofClass = (name: string) => [...document.getElementsByClassName(name)].filter(isShown)
/** Ignores charts, which stay skeletons because nothing intersects in jsdom. */
const isBusy = () =>
  ofClass('ant-spin-spinning').length > 0 ||
  ofClass('ant-skeleton').some((skeleton) => !skeleton.closest('.chart')) ||
  shown('[aria-busy=true]').length > 0

/** Pending requests, including those that the screen shows no loading state for but is updated by. */
const pendingRequests = new Set<string>()
server.events.on('request:start', ({ request, requestId }) => {
  pendingRequests.add(requestId)
  request.signal.addEventListener('abort', () => pendingRequests.delete(requestId))
})
for (const end of ['request:end', 'unhandledException'] as const)
  server.events.on(end, ({ requestId }) => void pendingRequests.delete(requestId))

const NOT_SETTLED = 'The screen does not come to rest.'

/**
 * Waits until the screen has finished loading, whatever it shows. Runs on every DOM change, so cheap checks come first.
 */
const waitUntilSettled = () =>
  waitFor(() => {
    if (queries.isFetching() > 0 || isBusy() || shown('h1, [role=alert], [role=dialog]').length === 0)
      throw new Error(NOT_SETTLED)
  })

const pathOf = (request: Request) => new URL(request.url).pathname.slice(API_BASE.length)

/** The declared read that matches a path; of several the one with the fewest parameters. */
function endpointOf(path: string): AnyEndpoint | undefined {
  const fits = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
  const parameters = (pattern: string) => pattern.split(':').length
  return ENDPOINTS.filter(({ method, path: pattern }) => method === 'get' && fits(pattern)).sort(
    (a, b) => parameters(a.path) - parameters(b.path),
  )[0]
}

/** Reads of the layout around every screen; a menu count that fails is just omitted. */
const LAYOUT_READS = new Set<string>(
  [
    sessionApi.profile,
    sessionApi.menu,
    conceptNoticeApi.waitListCount,
    conceptNoticeApi.waitHatchListCount,
    noticeApi.unreadCount,
  ].map(({ path }) => path),
)

/** The paths that a screen reads while `visit` runs. */
async function readsOf(visit: () => Promise<unknown>): Promise<Set<string>> {
  const reads = new Set<string>()
  const note = ({ request }: { request: Request }) => {
    const path = pathOf(request)
    const endpoint = endpointOf(path)
    const isRead = request.method === 'GET' && endpoint && !endpoint.changes
    if (isRead && !LAYOUT_READS.has(endpoint.path)) reads.add(path)
  }
  server.events.on('request:start', note)
  await visit()
  server.events.removeListener('request:start', note)
  return reads
}

type Answer = (request: Request) => Response | Promise<Response>

/** Overrides the responses to a screen's reads until the returned function is called. */
function overrideReads(reads: ReadonlySet<string>, answer: Answer) {
  let isOverridden = true
  server.use(
    http.get(`*${API_BASE}/*`, ({ request }) =>
      isOverridden && reads.has(pathOf(request)) ? answer(request) : undefined,
    ),
  )
  return () => {
    isOverridden = false
  }
}

const backend = createBackend(API_BASE)

/**
 * Entries of a list longer than requested, enough to see that not all of them are rendered. Contract tests check that
 * each endpoint can read a hundred thousand.
 */
const HUGE = 400
const MAX_RENDERED_ROWS = 300

/** The valid response with a huge list whose entries have distinct ids. */
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

const failingReads = (fault: string, reads: ReadonlySet<string>, envelope: Record<string, unknown>) =>
  fault === 'huge'
    ? []
    : [...reads]
        .map((path) => endpointOf(path)!)
        .filter(({ answer }) => !(SCHEMA_DEPENDENT.has(fault) && answer.read(envelope).ok))

/** True when the app reports the failure globally; other failures are shown inside the screen or stay silent. */
const isReportedGlobally = (fault: string, failing: readonly AnyEndpoint[]) =>
  failing.some(({ alerts }) => (fault === '401' ? alerts !== 'none' : alerts === 'all'))

/** Opens a screen in the whole app, or by itself if it has a row in the menu and its faults stay within it. */
async function open({ address, isOpen, area }: ScreenAddress, isByItself: boolean): Promise<Visit> {
  const visit =
    isByItself && area !== 'app'
      ? await renderScreen(address, { language: 'zh', as: 'admin' })
      : await renderApp(address, { language: 'zh', ...(isOpen ? {} : { as: 'admin' }) })
  await waitUntilSettled()
  return visit
}

/** Remounts the screen with an empty query cache. */
async function reopen(visit: Visit, address: string) {
  queries.clear()
  await act(() => visit.go(REFRESH_PATH + address))
  await waitFor(() => expect(visit.address()).not.toMatch(REFRESH_PATH))
  await waitUntilSettled()
}

/** Buttons by their text: a query by role is slow on a complete screen with many buttons. */
const buttons = (label: string, within = document.body) =>
  [...within.querySelectorAll('button')].filter((button) => isShown(button) && button.textContent === label)

/** Closes dialogs and presses every retry button. */
async function retryAll({ user }: Visit) {
  for (const dialog of shown('[role=dialog]')) {
    for (const confirm of buttons('确定', dialog)) await user.click(confirm)
  }
  for (const retry of buttons('重试')) if (retry.isConnected) await user.click(retry)
  await waitUntilSettled()
}

/** Refetches everything: responses that were accepted as valid offer no retry. */
async function refetchAll() {
  await act(() => queries.invalidateQueries())
  await waitUntilSettled()
}

const waitForText = (label: RegExp) => waitFor(() => expect(document.body).toHaveTextContent(label))

/** True for a free-text field: neither a picker nor a date. */
const isFreeText = (field: HTMLElement) => !field.matches('[readonly], :disabled, [role], .ant-picker *')

const hasLayout = () => shown('nav[aria-label=主菜单]').length > 0

/**
 * Milliseconds without a change after which a screen counts as settled: a part or a label may still load after the last
 * read.
 */
const SETTLE_MS = 60

async function settledText() {
  let content = ''
  let since = 0
  await waitFor(() => {
    const now = pendingRequests.size > 0 || queries.isFetching() > 0 || isBusy() ? '' : text()
    if (now !== content) [content, since] = [now, performance.now()]
    if (content === '' || performance.now() - since < SETTLE_MS) throw new Error(NOT_SETTLED)
  })
  return content
}

function difference(before: string, after: string): string {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  const around = (content: string) => JSON.stringify(content.slice(Math.max(0, at - 30), at + 60))
  return `${around(before)} became ${around(after)}`
}

/** Runs the faults on a screen and lists what went wrong; `hasRecovered` is true when the screen has recovered. */
async function tryFaults(
  visit: Visit,
  address: string,
  reads: ReadonlySet<string>,
  faults: readonly string[],
) {
  await act(() => new Promise((done) => void setTimeout(done, 100)))
  const healthy = await settledText()
  const hadLayout = hasLayout()
  const wrong: string[] = []
  let hasRecovered = true
  for (const fault of faults) {
    const envelope = SCHEMA_DEPENDENT.has(fault) ? await (await ANSWERS[fault]!()).json() : {}
    const failing = failingReads(fault, reads, envelope as Record<string, unknown>)
    const isReported = isReportedGlobally(fault, failing)
    const restoreReads = overrideReads(reads, answerOf(fault))
    hasRecovered = false
    await reopen(visit, address)
    if (isReported) await waitForText(MESSAGES[fault]!).catch(() => wrong.push(`${fault}: not told`))
    else if (failing.length === 0 && UNKNOWN.test(text())) wrong.push(`${fault}: called an error`)
    const isBlank = shown('h1, [role=alert]').length === 0
    if (isBlank || (fault !== '502' && hadLayout !== hasLayout())) wrong.push(`${fault}: a white screen`)
    if (shown('tr').length > MAX_RENDERED_ROWS) wrong.push(`${fault}: draws ${shown('tr').length} rows`)
    restoreReads()
    if (fault === '401') break
    if (!isReported && buttons('重试').length === 0) continue // nothing to retry
    await retryAll(visit)
    if ((fault === 'huge' || SCHEMA_DEPENDENT.has(fault)) && failing.length < reads.size) await refetchAll()
    hasRecovered = await waitFor(() => expect(text()).toBe(healthy)).then(
      () => true,
      () => wrong.push(`${fault}: not as before, ${difference(healthy, text())}`) < 0,
    )
    if (!hasRecovered) break // waiting as long for each further fault would show nothing new
    fireEvent.keyDown(window, { key: 'Escape' })
  }
  return { wrong, hasRecovered }
}

/** True when a field keeps its input while every request fails; null if the screen has no field. */
async function checkKeepsInput({ user }: Visit): Promise<boolean | null> {
  const findTextField = () => shown('main input[type=text], main textarea').find(isFreeText)
  const field = findTextField() as HTMLInputElement | undefined
  if (!field) return null
  fireEvent.change(field, { target: { value: 'abc' } })
  expect(field).toHaveValue('abc')

  server.use(http.all(`*${API_BASE}/*`, () => ANSWERS['500']!()))
  await act(() => queries.invalidateQueries())
  // In a single-line field, Enter submits.
  if (field instanceof HTMLInputElement) await user.type(field, '{Enter}')
  await waitUntilSettled()
  return (findTextField() as HTMLInputElement | undefined)?.value === 'abc'
}

/**
 * Tests the screens of an area under the faults of their reads: the main faults, and with the tag `exhaustive` all
 * others.
 */
export function tryFaultsOf(area: string) {
  let rows = 0
  const own = screens().filter((screen) => screen.area === area)
  let visited = 0
  let tried = 0
  beforeEach(() => pendingRequests.clear()) // left over from an earlier test
  afterAll(() => {
    console.log(`screens × faults, ${area}: ${own.length} screens, ${rows} rows`)
    // Guards against a broken request listener, with which nothing would be tested.
    if (visited >= own.length) expect(tried).toBeGreaterThan(0)
  })

  async function visitUnder(faults: readonly string[], screen: ScreenAddress, isByItself: boolean) {
    const { address } = screen
    const visit = await open(screen, isByItself)
    const reads = await readsOf(() => reopen(visit, address))
    const count = reads.size === 0 ? 0 : faults.length
    const { wrong, hasRecovered } = await tryFaults(visit, address, reads, faults.slice(0, count))
    visited++
    tried += count
    rows += count
    expect(wrong).toEqual([])
    return { visit, hasRecovered }
  }

  test.each(own)(
    '$address survives the faults of its reads, reports them, recovers, and keeps the input',
    { timeout: 120_000 },
    async (screen) => {
      const isByItself = !screen.isPattern
      const { visit, hasRecovered } = await visitUnder(mainFaultsOf(screen), screen, isByItself)
      if (!hasRecovered) visit.unmount()
      const keepsInput = await checkKeepsInput(hasRecovered ? visit : await open(screen, isByItself))
      expect(keepsInput).not.toBe(false)
      if (keepsInput !== null) rows++
    },
  )

  test.each(own)(
    '$address survives all other faults of its reads, reports them, and recovers',
    { timeout: 120_000, tags: ['exhaustive'] },
    async (screen) => {
      await visitUnder(otherFaultsOf(screen), screen, false)
    },
  )
}

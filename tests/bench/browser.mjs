// Waiting times of a user, measured in a browser on the production build: the login page, and pages opened from the
// menu for the first time and again. Medians of several runs, each in its own browser session.
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from '../e2e/browser.mjs'
import {
  changePage,
  scrollFrames,
  scrollThrough,
  watchAnswer,
  watchStart,
  watchTasks,
  watchVisit,
} from './inPage.mjs'
import { bankBench } from './bank.mjs'
import { customersBench } from './customers.mjs'
import { ganttBench } from './gantt.mjs'
import { idleBench } from './idle.mjs'
import { largeRoomBench } from './largeRoom.mjs'
import { roomDealBench } from './roomDeal.mjs'
import { buildFloor, buildProduct, serveProduct } from './product.mjs'
import { start } from './unwatched.mjs'
import { viewerBench } from './viewer.mjs'

const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')).browser
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
/** A mid-range phone on a weak mobile network: 1.6 Mbit/s, 150 ms round trip, a quarter of this machine's speed. */
const SLOW4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const SLOW_CPU = 4
/** Timeout in ms, because the browser occasionally stops drawing frames while scrolling. */
const PATIENCE = 120_000
class Stopped extends Error {}

const executablePath = await findBrowser()
if (!executablePath) {
  console.warn('NOT RUN: no browser was found, see tests/e2e/run.mjs.')
  process.exit(process.env.REQUIRE_BROWSER ? 1 : 0)
}
const product = await serveProduct(await buildProduct())
const floor = await serveProduct(await buildFloor())
const ARGS = ['--no-sandbox', '--disable-gpu']
const browser = await chromium.launch({ executablePath, args: ARGS })
/**
 * Draws frames without waiting for a display: a frame takes as long as its work, so differences below 17 ms show.
 */
const unpaced = await chromium.launch({
  executablePath,
  args: [...ARGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
})
const viewer = await viewerBench(browser)
const token = await product.signIn('analyst')
const managerToken = await product.signIn('manager')
const founderToken = await product.signIn('founder')
const floorToken = await floor.signIn('analyst')
// A separate account: other measurements depend on the small report list of `analyst`.
const adminToken = await product.signIn('admin')
await fetch(`${product.origin}/__demo/reports?as=admin&count=10000`, { method: 'POST' })

async function inTime(work, addressOf) {
  let timer
  const stopped = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Stopped(`the page stopped: ${addressOf()}`)), PATIENCE)
  })
  try {
    return await Promise.race([work, stopped])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs the work in a page of a new browser context with an empty cache, closed afterwards. */
async function inNewPage(
  {
    isSlowNetwork = false,
    cpu = 1,
    isUnpaced = false,
    isSignedIn = false,
    session = token,
    origin = product.origin,
  },
  work,
) {
  const context = await (isUnpaced ? unpaced : browser).newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  if (isSignedIn) await context.addCookies([{ name: 'Admin-Token', value: session, url: origin }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (isSlowNetwork) await devtools.send('Network.emulateNetworkConditions', SLOW4G)
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  try {
    return await inTime(work(page, devtools), () => page.url())
  } finally {
    await context.close()
  }
}

/** Opens an address and waits until the selected element can be used. */
function open(
  [address, selector],
  { isSlowNetwork, cpu, isSignedIn, session = token, origin = product.origin },
) {
  const url = `${origin}${address}`
  const network = isSlowNetwork ? SLOW4G : undefined
  const started = start(browser, url, selector, { network, cpu, session: isSignedIn ? session : undefined })
  return inTime(started, () => url)
}

const login = (conditions) => open(['/login', 'form input'], conditions)
const floorLogin = (conditions) => login({ ...conditions, origin: floor.origin })

const ON_FLOOR = { origin: floor.origin, session: floorToken }

/**
 * Pages that a signed-in user opens by address, with the selector of the first row; each is compared with a list of the
 * floor app.
 */
const STARTS = {
  floor: { screen: ['/valuation/report', '.ant-table-row'], as: ON_FLOOR },
  'report list': { screen: ['/valuation/report', '.ant-table-row'] },
  concepts: { screen: ['/apply', 'tbody tr[data-row-key]'], as: { session: managerToken } },
  home: { screen: ['/index', 'main a[href^="/valuation/report/"]'] },
}

/** Measures each page once per run, so that other load on the machine affects all equally. */
async function starts(conditions) {
  const figures = {}
  for (const [name, { screen, as }] of Object.entries(STARTS)) {
    const started = await open(screen, { ...conditions, ...as, isSignedIn: true })
    for (const [figure, value] of Object.entries(started)) figures[`${name}, ${figure}`] = value
  }
  return figures
}

const HOME = ['/index', 'h1']

const SCREENS = {
  list: ['/valuation/report', '.ant-table-row'],
  form: ['/valuation/form', 'main form input'],
}

/** Waits for the work that follows the first paint, so that it is not charged to the next visit. */
async function rest(page) {
  await page.waitForTimeout(300)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
}

async function visit(page, [address, content]) {
  await page.evaluate(watchVisit, content)
  await page.locator(`[role="menu"] a[href="${address}"]`).click()
  const ms = await page.evaluate(() => window.benchVisit)
  await rest(page)
  return ms
}

/** Opens list and form for the first time, then again, each time from the home page. */
const visits = (cpu) =>
  inNewPage({ cpu, isSignedIn: true }, async (page, devtools) => {
    await page.goto(`${product.origin}/index`)
    await page.locator('h1').waitFor()
    await rest(page)
    const times = {}
    for (const turn of ['first', 'warm']) {
      for (const [name, screen] of Object.entries(SCREENS)) {
        times[`${name} ${turn}`] = await visit(page, screen)
        await visit(page, HOME)
      }
    }
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools
      .send('Performance.enable')
      .then(() => devtools.send('Performance.getMetrics'))
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize').value
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return { ...times, heap, nodes }
  })

const floorVisits = (cpu) =>
  inNewPage({ cpu, isSignedIn: true, ...ON_FLOOR }, async (page) => {
    await page.goto(`${floor.origin}/index`)
    await page.locator('h1').waitFor()
    await rest(page)
    const first = await visit(page, SCREENS.list)
    await visit(page, HOME)
    return { 'list first': first, 'list warm': await visit(page, SCREENS.list) }
  })

/** antd's own long table in the floor app: time until its rows are painted, and scrolling. */
const floorGrid = (conditions) =>
  inNewPage({ ...conditions, isSignedIn: true, ...ON_FLOOR }, async (page) => {
    await page.goto(`${floor.origin}/grid`)
    const open = page.getByRole('button')
    await open.waitFor()
    await rest(page)
    await page.evaluate(watchVisit, '.ant-table-row')
    await open.click()
    const opens = await page.evaluate(() => window.benchVisit)
    await rest(page)
    const selector = '.ant-table-tbody-virtual-holder'
    return { opens, frame: await page.evaluate(scrollFrames, { selector, down: 100 }) }
  })

/**
 * Measures together with the grid of the floor app, so that other load on the machine affects both. The goal is one and
 * a half times the frames of that grid.
 */
const withFloorGrid = (measure, conditions) => async () => {
  const figures = await measure(conditions)
  const { opens, frame } = await floorGrid(conditions)
  return { ...figures, 'floor, opens': opens, 'floor, a frame': frame }
}

const row = (path) => ({ path, component: 'own/index', meta: { title: `row ${path}` } })
const MENUS = {
  'side by side': Array.from({ length: 5_000 }, (_, index) => row(`/r${index}`)),
  'in groups': Array.from({ length: 50 }, (_, group) => ({
    path: `/g${group}`,
    component: 'Layout',
    meta: { title: `group ${group}` },
    children: Array.from({ length: 100 }, (__, index) => row(`r${index}`)),
  })),
}

/** Time until the menu can be used, and the longest task from its start until a row, in its group, has opened. */
const largeMenu = (name) =>
  inNewPage({ isSignedIn: true }, async (page) => {
    await page.route('**/getRouters', (route) => route.fulfill({ json: { code: 200, data: MENUS[name] } }))
    await page.addInitScript(
      watchStart,
      name === 'in groups' ? '.ant-menu-submenu' : '[role="menu"] a[href="/r0"]',
    )
    await page.goto(`${product.origin}/index`, { waitUntil: 'commit' })
    const { ready, longest } = await page.evaluate(() => window.benchStart)
    await rest(page)
    await page.evaluate(watchTasks)
    if (name === 'in groups') await page.locator('.ant-menu-submenu-title').nth(1).click()
    await page.locator(`[role="menu"] a[href="${name === 'in groups' ? '/g1/r0' : '/r0'}"]`).click()
    await page.locator('h1', { hasText: /^row / }).waitFor()
    await rest(page)
    return { usable: ready, 'longest task': Math.max(longest, await page.evaluate(watchTasks)) }
  })

/** Searches 10,000 drugs and scrolls the first page of 100 rows to the end. */
const search = (cpu) =>
  inNewPage({ cpu, isSignedIn: true }, async (page) => {
    const rows = 'tbody tr[data-row-key]'
    await page.goto(`${product.origin}/search?mode=drug&pageSize=100`)
    await page.locator(rows).first().waitFor()
    await rest(page)
    const scroll = await page.evaluate(scrollThrough)
    await page.goto(`${product.origin}/search`)
    const box = page.getByRole('combobox').first()
    const ask = async (query) => {
      await box.fill(query)
      await rest(page)
      await page.evaluate(watchAnswer, ['/search/drug/list', 'main output'])
      await box.press('Enter')
      return page.evaluate(() => window.benchAnswer)
    }
    const first = await ask('PD-1')
    const later = []
    for (const query of ['HER2 ADC', '恒瑞 PD-1', 'PD-1 lung', 'pblz']) later.push(await ask(query))
    return {
      'first results, client work': first,
      'later results, client work': Math.max(...later),
      'scroll, longest task': scroll,
    }
  })

/** Scrolls 100 of 10,000 reports to the end. */
const reports = () =>
  inNewPage({ isSignedIn: true, session: adminToken }, async (page) => {
    await page.goto(`${product.origin}/valuation/report?pageSize=100`)
    await page.locator('.ant-table-row').first().waitFor()
    await rest(page)
    return { 'list, longest task': await page.evaluate(scrollThrough) }
  })

/** Handles 10,000 live messages at once, and 10,000 changes of a page with the watermark. */
const floods = () =>
  inNewPage({ isSignedIn: true, session: founderToken }, async (page) => {
    await page.goto(`${product.origin}/index`)
    await page.locator('h1').waitFor()
    await rest(page)
    const push = (query) => fetch(`${product.origin}/__demo/push?userId=6&${query}`, { method: 'POST' })
    await page.evaluate(watchTasks)
    await push('code=200&msg=highlight&times=10000')
    // Messages are handled in order; the last one is sent again if the page could not take it.
    const last = page.getByText('the last one')
    do await push(`code=501&msg=${encodeURIComponent('the last one')}`)
    while (!(await seenWithin(last, 500)))
    const messages = await page.evaluate(watchTasks)
    return { 'messages, longest task': messages, 'page changes': await page.evaluate(changePage) }
  })

const seenWithin = (element, timeout) =>
  element
    .first()
    .waitFor({ timeout })
    .then(() => true, () => false) // prettier-ignore

/** Scrolls 100 of 2,000 concepts, a column of the board, and the statistics to the end. */
const concepts = () =>
  inNewPage({ isSignedIn: true, session: managerToken }, async (page) => {
    async function scroll(address, content, box) {
      await page.goto(`${product.origin}${address}`)
      await page.locator(content).first().waitFor()
      await rest(page)
      return page.evaluate(scrollThrough, box)
    }
    return {
      'list, longest task': await scroll('/apply?pageSize=100', 'tbody tr[data-row-key]'),
      'board, longest task': await scroll(
        '/apply?view=board',
        '[class*="_board-card-name_"]',
        '[class*="_board-scroll_"]',
      ),
      'statistics, longest task': await scroll('/dashboard', 'main dl a'),
    }
  })

/** Types into the calculator, which recomputes with each key. */
const typing = () =>
  inNewPage({ isSignedIn: true }, async (page) => {
    await page.goto(`${product.origin}/valuation/npv/1`)
    const field = page.locator('input[id$="_peakShare"]')
    await field.waitFor()
    await rest(page)
    await page.evaluate(watchTasks)
    await field.click()
    await page.keyboard.press('End')
    for (const key of ['Backspace', 'Backspace', '1', '8', 'Backspace', '9']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(150) // pace of a typing user
    }
    await rest(page)
    return { 'longest task': await page.evaluate(watchTasks) }
  })

const largeRoom = await largeRoomBench({ origin: product.origin, inNewPage, rest, session: adminToken })

const roomDeal = roomDealBench({ origin: product.origin, inNewPage, rest, session: adminToken })

const customers = customersBench({ origin: product.origin, inNewPage, rest, session: adminToken })

const gantt = ganttBench({ origin: product.origin, inNewPage, rest, session: adminToken })

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function measured(run) {
  const all = []
  for (let count = 0; count < RUNS; count++) {
    all.push(
      await run().catch((error) => {
        if (!(error instanceof Stopped)) throw error
        console.warn(`AGAIN: ${error.message}`)
        return run()
      }),
    )
  }
  return Object.fromEntries(Object.keys(all[0]).map((name) => [name, median(all.map((it) => it[name]))]))
}

const slow4g = { isSlowNetwork: true, cpu: SLOW_CPU }
const slowFrames = { cpu: SLOW_CPU, isUnpaced: true }
const started = Date.now()
await visits(1) // the first responses of the servers take longer
await floorVisits(1)

const MEASURES = {
  login: () => login({}),
  'floor, login': () => floorLogin({}),
  'login, slow 4G': () => login(slow4g),
  'floor, login, slow 4G': () => floorLogin(slow4g),
  'signed in': () => starts({}),
  'signed in, slow 4G': () => starts(slow4g),
  visits: () => visits(1),
  'floor, visits': () => floorVisits(1),
  'visits, slow CPU': () => visits(SLOW_CPU),
  'floor, visits, slow CPU': () => floorVisits(SLOW_CPU),
  'search in 10,000 drugs': () => search(1),
  'search in 10,000 drugs, slow CPU': () => search(SLOW_CPU),
  'reports, scroll': reports,
  'concepts, scroll': concepts,
  'NPV, typing': typing,
  '10,000 at once': floods,
  viewer: () => viewer.measure(),
  'tree of 12,000': withFloorGrid(largeRoom.tree, {}),
  'matrix of 2,000 x 30': largeRoom.matrix,
  'log of 100,000': withFloorGrid(roomDeal.log, slowFrames),
  'bundle of 100,000': roomDeal.verifier,
  'group of 5,000 messages': withFloorGrid(roomDeal.messages, slowFrames),
  'dashboard of a room': roomDeal.dashboard,
  'Gantt of 500 tasks, slow CPU': withFloorGrid(gantt, slowFrames),
  'bank file of 20,000': bankBench({ origin: product.origin, inNewPage, rest, session: adminToken }),
  idle: idleBench({ browser, inNewPage, rest, session: adminToken, origin: product.origin }),
  'customers, 2,000 on a board': customers.board,
  'customers, 2,000 in an agenda': customers.agenda,
  'menu, 5,000 rows side by side': () => largeMenu('side by side'),
  'menu, 5,000 rows in groups': () => largeMenu('in groups'),
}
/** `node tests/bench/browser.mjs visits` runs only the measurements with `visits` in their name. */
const wanted = process.argv[2] ?? ''
const groups = {}
let isOver = false
for (const [name, measure] of Object.entries(MEASURES)) {
  if (!name.includes(wanted)) continue
  try {
    groups[name] = await measured(measure)
  } catch (error) {
    // Continue with the other measurements.
    console.error(`FAILED ${name}: ${error.message}`)
    isOver = true
  }
}
await browser.close()
await unpaced.close()
product.close()
floor.close()
viewer.close()

const figures = Object.fromEntries(
  Object.entries(groups).flatMap(([group, all]) =>
    Object.entries(all).map(([name, value]) => [`${group}: ${name}`, value]),
  ),
)
/** Ratios of two figures from one run: load on the machine affects both, so it cancels out. */
const RATIOS = [
  ['visits: list warm', 'visits: list first'],
  ['visits: form warm', 'visits: form first'],
  ['visits, slow CPU: list first', 'visits: list first'],
  ['visits, slow CPU: form first', 'visits: form first'],
  ...['visits', 'visits, slow CPU'].flatMap((group) =>
    ['list first', 'list warm'].map((visit) => [`${group}: ${visit}`, `floor, ${group}: ${visit}`]),
  ),
  ...['login', 'login, slow 4G'].flatMap((group) =>
    ['ready', 'fcp', 'tbt', 'js'].map((figure) => [`${group}: ${figure}`, `floor, ${group}: ${figure}`]),
  ),
  ...['signed in', 'signed in, slow 4G'].flatMap((group) =>
    ['report list', 'concepts', 'home'].flatMap((screen) =>
      ['ready', 'tbt'].map((figure) => [`${group}: ${screen}, ${figure}`, `${group}: floor, ${figure}`]),
    ),
  ),
  ['tree of 12,000: opens, client work', 'tree of 12,000: floor, opens'],
  ...[
    ['log of 100,000', 'scroll, slow CPU'],
    ['group of 5,000 messages', 'scroll, slow CPU'],
    ...['scroll down', 'scroll right', 'drag'].map((act) => ['Gantt of 500 tasks, slow CPU', act]),
  ].map(([group, act]) => [`${group}: ${act}, a frame`, `${group}: floor, a frame`]),
]
groups.ratios = Object.fromEntries(
  RATIOS.filter(([over]) => over in figures).map(([over, under]) => [
    `${over} / ${under}`,
    figures[over] / figures[under],
  ]),
)

const UNITS = { js: 'kB', bytes: 'kB', heap: 'MB', requests: '', nodes: '', bitmaps: '', ratio: '' }
const SCALE = { kB: 1e3, MB: 1e6 }

for (const [group, figures] of Object.entries(groups)) {
  console.log(`\n${group}`)
  for (const [name, raw] of Object.entries(figures)) {
    const unit = group === 'ratios' ? '' : (UNITS[name.split(', ').at(-1)] ?? 'ms')
    const value = raw / (SCALE[unit] ?? 1)
    const budget = budgets[group]?.[name]
    const isFine = budget === undefined || value <= budget
    isOver ||= !isFine
    const shown =
      group === 'ratios' || name.endsWith(', ratio')
        ? value.toFixed(2)
        : value.toFixed(unit === 'ms' || unit === '' ? 0 : 1)
    const goal = budget === undefined ? '' : `of ${budget}`
    console.log(
      `${isFine ? 'ok  ' : 'OVER'} ${name.padEnd(60)} ${shown.padStart(8)} ${unit.padEnd(2)} ${goal}`,
    )
  }
}
console.log(`\nmedians of ${RUNS} runs, ${Math.round((Date.now() - started) / 1000)} s`)
process.exit(isOver ? 1 : 0)

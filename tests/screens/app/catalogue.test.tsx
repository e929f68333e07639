import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { API_BASE, call, dataOf, download, get, post } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import type { Language } from '@/shared/lib/language'
import { setPreferences } from '@/shared/ui/preferences'
import { latest, reports } from '@mocks/valuation/store'
import * as z from 'zod/mini'
import { server, takeComplaints } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

const WORDS = {
  zh: {
    ok: '确定',
    retry: '重试',
    close: '关闭',
    more: '更多',
    less: '收起',
    loginInvalid: '登录状态已失效',
    unauthorized: '认证失败，无法访问系统资源',
    forbidden: '当前操作没有权限',
    askAdministrator: '对不起，您没有权限进行当前的操作，请联系管理员开通权限',
    notFound: '访问资源不存在',
    serverError: '服务暂时不可用',
    unknown: /系统未知错误，请反馈给管理员（编号 [A-Z\d]{1,6}）/,
    network: '网络好像开小差了，请稍后再试',
    dealing: '正在处理',
    processing: '数据正在处理，请稍候',
    duplicate: '数据正在处理，请勿重复提交',
    download: '下载文件出现错误，请联系管理员！',
    expired: '登陆信息过期，已退出登陆',
    pdf: '下载 PDF',
    noIndication: '没有匹配的结果',
    noPipeline: '没有符合条件的记录',
    outdated: '本报告已过期',
    recalculate: '重新计算',
    usedUp: /您今日的估值次数已用完/,
    submit: '提交估值',
    keepWaiting: '继续等待',
    toList: '返回列表',
    home: '回到首页',
    indication: '首选适应症',
  },
  en: {
    ok: 'OK',
    retry: 'Try again',
    close: 'Close',
    more: 'More',
    less: 'Less',
    loginInvalid: 'Your session is no longer valid',
    unauthorized: "Authentication failed: system resources can't be accessed",
    forbidden: "You don't have permission for this operation",
    askAdministrator:
      "Sorry, you don't have permission for this operation. Please contact the administrator to request it",
    notFound: 'The requested resource does not exist',
    serverError: 'Service unavailable',
    unknown: /Unknown system error\. Please report it to the administrator \(reference [A-Z\d]{1,6}\)/,
    network: 'There seems to be a network problem. Please try again later',
    dealing: 'Dealing with it',
    processing: 'Your data is being processed. Please wait',
    duplicate: "Your data is being processed. Please don't submit it again",
    download: "Couldn't download the file. Please contact the administrator!",
    expired: 'Your session has expired and you have been signed out',
    pdf: 'Download PDF',
    noIndication: 'No match',
    noPipeline: 'Nothing matches these filters',
    outdated: 'This report is outdated',
    recalculate: 'Recalculate',
    usedUp: /used up today[’']s valuations/i,
    submit: 'Submit valuation',
    keepWaiting: 'Keep waiting',
    toList: 'Back to the list',
    home: 'Back to home',
    indication: 'Preferred indication',
  },
} as const
type Words = (typeof WORDS)[Language]

function inBothLanguages(name: string, run: (words: Words, language: Language) => Promise<void>) {
  test(`${name} (zh)`, () => run(WORDS.zh, 'zh'))
  test(`${name} (en)`, { tags: ['exhaustive'] }, () => run(WORDS.en, 'en'))
}

const thing = get('/thing')
const stuff = get('/thing/:id', { response: dataOf(z.string()) })
const blob = download('/thing')
const save = post('/thing')
const SCREEN = '/index?from=mail#recent'
const LIST = '/valuation/report?pipelineName=DEMO'

/** Opens a page and answers every call of the test's own endpoints with this. */
async function failing(language: Language, make: () => Response | Promise<Response>) {
  server.use(http.all(`*${API_BASE}/thing`, make), http.all(`*${API_BASE}/thing/*`, make))
  const visit = await renderApp(SCREEN, { as: 'analyst', language })
  await screen.findByText(/DEMO-101/)
  return visit
}
const fail = () => act(() => call(thing, {}))
const code = (value: number, msg = 'x') => HttpResponse.json({ code: value, msg })

const addressOf = (name: string) => {
  const report = [...reports.values()].find((each) => latest(each).form.pipelineName.startsWith(name))!
  return `/valuation/report/${report.id}`
}

inBothLanguages('code 401', async (words, language) => {
  const { user, address } = await failing(language, () => code(401))
  await fail()
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(words.loginInvalid)
  expect(dialog).toHaveTextContent(words.unauthorized)
  expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(readToken()).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: words.ok }))
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F'))
  expect(readToken()).toBeUndefined()
})

inBothLanguages('a burst of 401s', async (words, language) => {
  let logouts = 0
  server.use(http.post(`*${API_BASE}/logout`, () => void logouts++))
  let count = 0
  const { user, address } = await failing(language, async () => {
    await delay(++count * 3)
    return code(401)
  })
  await act(() =>
    Promise.all([call(thing, {}), call(blob, {}), call(stuff, { path: { id: 1 } }), call(save, {})]),
  )
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  const late = call(thing, {})
  await user.click(screen.getByRole('button', { name: words.ok }))
  await act(() => late)
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(logouts).toBe(1)
})

inBothLanguages('a 401 during the start', async (words, language) => {
  server.use(http.get(`*${API_BASE}/getRouters`, () => code(401)))
  const { address } = await renderApp(LIST, { as: 'analyst', language })
  expect(await screen.findByRole('alert')).toHaveTextContent(words.expired)
  expect(address()).toBe('/login?redirect=%2F')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

inBothLanguages('code 403', async (words, language) => {
  const { user, address } = await failing(language, () => code(403, '没有权限，请联系管理员授权'))
  await fail()
  await fail()
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent(words.forbidden)
  expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: words.ok }))
  expect(address()).toBe(SCREEN)
})

inBothLanguages('code 404', async (words, language) => {
  server.use(http.get(`*${API_BASE}/valuation/report/:id`, () => code(404, '该报告已被张三删除')))
  await renderApp(addressOf('DEMO-101'), { as: 'analyst', language })
  const part = (await screen.findByText(words.notFound)).closest('[role=alert]')!
  expect(part.closest('main')).toBeInTheDocument()
  expect(within(part as HTMLElement).getByRole('button', { name: words.retry })).toBeEnabled()
  expect(screen.queryByText(/张三/)).not.toBeInTheDocument()
})

inBothLanguages('code 502', async (words, language) => {
  const { user, address, go } = await failing(language, () => code(502))
  await act(() => Promise.all([call(save, {}), call(stuff, { path: { id: 1 } }), call(thing, {})]))
  await screen.findByRole('heading', { name: words.serverError })
  expect(address()).toBe('/serverError')
  await user.click(screen.getByRole('button', { name: words.retry }))
  await screen.findByText(/DEMO-101/)
  expect(address()).toBe(SCREEN)
  await go(-1)
  expect(address()).not.toBe('/serverError')
})

inBothLanguages('an unreadable answer', async (words, language) => {
  server.use(http.get(`*${API_BASE}/valuation/report/:id`, () => HttpResponse.html('<p>index</p>')))
  await renderApp(addressOf('DEMO-101'), { as: 'analyst', language })
  expect(await screen.findByText(words.unknown)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: words.retry })).toBeEnabled()
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0)
})

/** Advances the clock of messages, which count animation frames. */
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

/** True while a message is leaving; animations never end here. */
const isLeaving = (text: string) => screen.queryByText(text)?.closest('[class*="-leave"]') !== null
const isStaying = (text: string) => screen.queryByText(text)?.closest('[class*="-leave"]') === null

inBothLanguages('the backend is out of reach', async (words, language) => {
  const answers = [() => HttpResponse.error(), () => new HttpResponse(null, { status: 500 })]
  let count = 0
  await failing(language, () => answers[count++ % 2]!())
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await act(() => Promise.all([call(thing, {}), call(blob, {}), call(save, {})]))
  expect(screen.getAllByText(words.network)).toHaveLength(1)
  const notice = screen.getByText(words.network).closest<HTMLElement>('[role=alert]')!
  expect(within(notice).getByText(words.dealing)).toBeInTheDocument()
  expect(within(notice).getByRole('button', { name: words.close })).toBeInTheDocument()
  await pass(9)
  expect(isStaying(words.network)).toBe(true)
  await pass(2)
  await waitFor(() => expect(isLeaving(words.network)).toBe(true))
  expect(screen.getByText(/DEMO-101/)).toBeInTheDocument()
})

inBothLanguages('a request that is already being expedited', async (words, language) => {
  await failing(language, () => code(500, '您的请求正在加急处理，请勿重复提交'))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await fail()
  await fail()
  expect(screen.getAllByText(words.processing)).toHaveLength(1)
  await pass(4)
  expect(isStaying(words.processing)).toBe(true)
  await pass(2)
  await waitFor(() => expect(isLeaving(words.processing)).toBe(true))
})

inBothLanguages('a duplicate submit', async (words, language) => {
  await failing(language, () => HttpResponse.json({ code: 200 }))
  await act(() => Promise.all([call(save, {}), call(save, {})]))
  expect(await screen.findByText(words.duplicate)).toBeInTheDocument()
})

/** Opens a report and answers its file with this; returns the names of the saved files. */
async function downloading(language: Language, make: () => Response) {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  server.use(http.get(`*${API_BASE}/valuation/report/download/:id`, make))
  const { user } = await renderApp(addressOf('DEMO-101'), { as: 'analyst', language })
  await user.click(await screen.findByRole('button', { name: new RegExp(WORDS[language].pdf) }))
  return saved
}

inBothLanguages('a file that is JSON of a known code', async (words, language) => {
  const saved = await downloading(language, () => code(404, '该报告已被张三删除'))
  expect(await screen.findByText(words.notFound)).toBeInTheDocument()
  expect(saved).toEqual([])
})

inBothLanguages('a file that is JSON with a text', async (_words, language) => {
  const saved = await downloading(language, () => code(500, '报告生成失败'))
  expect(await screen.findByText('报告生成失败')).toBeInTheDocument()
  expect(saved).toEqual([])
})

inBothLanguages('a file that is JSON without a text', async (words, language) => {
  const saved = await downloading(language, () => code(500, ''))
  expect(await screen.findByText(words.unknown)).toBeInTheDocument()
  expect(saved).toEqual([])
})

inBothLanguages('an empty file', async (words, language) => {
  const saved = await downloading(language, () => new HttpResponse(''))
  expect(await screen.findByText(words.download)).toBeInTheDocument()
  expect(saved).toEqual([])
})

inBothLanguages('a file', async (_words, language) => {
  const text = '%PDF-1.7 not read by anyone'
  const saved = await downloading(
    language,
    () =>
      new HttpResponse(text, {
        headers: { 'content-type': 'application/pdf', 'download-filename': 'a%20b.pdf' },
      }),
  )
  await waitFor(() => expect(saved).toEqual(['a b.pdf']))
  const result = await call(download('/valuation/report/download/1'), {})
  expect(result.ok && (await result.data.blob.text())).toBe(text)
})

inBothLanguages('a token that has expired', async (words, language) => {
  server.use(http.get(`*${API_BASE}/getInfo`, () => code(401)))
  const { address } = await renderApp(LIST, { as: 'analyst', language })
  expect(await screen.findByRole('alert')).toHaveTextContent(words.expired)
  expect(address()).toBe('/login?redirect=%2F')
})

inBothLanguages('a part that may not be read', async (words, language) => {
  server.use(http.get(`*${API_BASE}/valuation/report/list`, () => code(403)))
  await renderApp(LIST, { as: 'analyst', language })
  const part = (await screen.findByText(words.askAdministrator)).closest('[role=alert]')!
  expect(part.closest('main')).toBeInTheDocument()
})

inBothLanguages('an indication that is not found', async (words, language) => {
  const { user } = await renderApp('/valuation/form', { as: 'analyst', language })
  await screen.findByRole('button', { name: words.submit })
  await user.type(screen.getByLabelText(words.indication), 'no such disease')
  expect(await screen.findByText(words.noIndication)).toBeInTheDocument()
})

inBothLanguages('a pipeline that is not found', async (words, language) => {
  await renderApp('/valuation/report?pipelineName=no-such-pipeline', { as: 'analyst', language })
  expect((await screen.findAllByText(words.noPipeline)).length).toBeGreaterThan(0)
})

inBothLanguages('a report that is outdated', async (words, language) => {
  const { address, user } = await renderApp(addressOf('DEMO-303'), { as: 'analyst', language })
  const notice = (await screen.findByText(words.outdated)).closest<HTMLElement>('[role=alert]')!
  expect(screen.getByRole('button', { name: new RegExp(words.pdf) })).toBeDisabled()
  await user.click(within(notice).getByRole('link', { name: words.recalculate }))
  await waitFor(() => expect(address()).toMatch(/\/edit$/))
})

inBothLanguages('the day’s valuations are used up', async (words, language) => {
  server.use(
    http.get(`*${API_BASE}/valuation/quota`, () => HttpResponse.json({ data: { valuationLeft: 0 } })),
  )
  await renderApp('/valuation/form', { as: 'analyst', language })
  const notice = await screen.findByText(words.usedUp)
  expect(notice.closest('main')).toBeInTheDocument()
})

inBothLanguages('a long queue', async (words, language) => {
  const report = [...reports.values()].find((each) => latest(each).form.pipelineName.startsWith('DEMO-101'))!
  latest(report).state = 'queued'
  server.use(
    http.get(`*${API_BASE}/valuation/report/status/:ids`, () =>
      HttpResponse.json({ data: [{ id: report.id, state: 'queued', position: 7 }] }),
    ),
  )
  const { user } = await renderApp(addressOf('DEMO-101'), { as: 'analyst', language })
  const keep = await screen.findByRole('button', { name: words.keepWaiting })
  const notice = keep.closest<HTMLElement>('[role=alert]')!
  expect(within(notice).getByRole('link', { name: words.toList })).toHaveAttribute(
    'href',
    '/valuation/report',
  )
  expect(within(notice).getByRole('link', { name: words.home })).toHaveAttribute('href', '/index')
  await user.click(keep)
  await waitFor(() => expect(keep).not.toBeInTheDocument())
})

const LONG = `<b>${'很长的说明。'.repeat(60)}</b>完`

inBothLanguages('any other refusal', async (words, language) => {
  server.use(http.get(`*${API_BASE}/valuation/report/list`, () => code(500, LONG)))
  const { user } = await renderApp(LIST, { as: 'analyst', language })
  const more = await screen.findByRole('button', { name: words.more })
  const text = more.parentElement!
  expect(text).toHaveTextContent(`${LONG.slice(0, 300)}…`)
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  expect(text).toHaveTextContent(`${LONG} ${words.less}`)
  await user.click(screen.getByRole('button', { name: words.less }))
  expect(text).toHaveTextContent(`${LONG.slice(0, 300)}… ${words.more}`)
})

test('a text of 300 characters is shown in full', async () => {
  const exact = '长'.repeat(300)
  server.use(http.get(`*${API_BASE}/valuation/report/list`, () => code(500, exact)))
  await renderApp(LIST, { as: 'analyst', language: 'zh' })
  expect(await screen.findByText(exact)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '更多' })).not.toBeInTheDocument()
})

test('Escape dismisses messages', async () => {
  const { user } = await failing('zh', () => code(500, '正在加急'))
  await fail()
  await screen.findByText(WORDS.zh.processing)
  server.use(http.all(`*${API_BASE}/thing`, () => HttpResponse.error()))
  await fail()
  await screen.findByText(WORDS.zh.network)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(isLeaving(WORDS.zh.processing)).toBe(true))
  await waitFor(() => expect(isLeaving(WORDS.zh.network)).toBe(true))
})

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
] as const)('an open dialog follows a switch of the language (%i)', async (value, text) => {
  await failing('zh', () => code(value))
  await fail()
  expect(await screen.findByRole('dialog')).toHaveTextContent(WORDS.zh[text])
  act(() => setPreferences({ language: 'en' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(WORDS.en[text]))
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' })).toBeInTheDocument()
})

inBothLanguages('an uncaught error', async (words, language) => {
  await failing(language, () => code(200))
  const error = new TypeError('secret-token of 张三')
  const place = { filename: `${location.origin}/assets/a.js?token=abc`, lineno: 7 }
  for (let burst = 0; burst < 3; burst++) {
    act(() => void fireEvent(window, new ErrorEvent('error', { error, ...place })))
  }
  expect(await screen.findAllByText(words.unknown)).toHaveLength(1)
  const reference = /[A-Z\d]{1,6}(?=[）)])/.exec(screen.getByText(words.unknown).textContent ?? '')![0]
  expect(takeComplaints()).toEqual([['uncaught', `TypeError at /assets/a.js:7 ${reference}`]])
  expect(screen.getByText(/DEMO-101/)).toBeInTheDocument()
})

test('an uncaught rejection is reported once, and the browser’s own messages are not', async () => {
  await failing('zh', () => code(200))
  fireEvent(window, new ErrorEvent('error', { message: 'ResizeObserver loop completed' }))
  expect(screen.queryByText(WORDS.zh.unknown)).not.toBeInTheDocument()
  const rejection = () =>
    Object.assign(new Event('unhandledrejection'), { reason: new RangeError('13800000000') })
  act(() => void fireEvent(window, rejection()))
  act(() => void fireEvent(window, rejection()))
  expect(await screen.findAllByText(WORDS.zh.unknown)).toHaveLength(1)
  expect(takeComplaints()).toEqual([['uncaught', expect.stringMatching(/^RangeError [A-Z\d]{1,6}$/)]])
})

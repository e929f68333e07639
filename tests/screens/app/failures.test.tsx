import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE, call, get, post } from '@/shared/api'
import { server } from '../../setup.msw'
import { openAt } from '../../support/openAt'

const thing = get('/thing')
const save = post('/thing')

/** The workspace is open and every call of the test's own endpoint is answered so. */
async function failing(make: () => Response, language: 'zh' | 'en' = 'zh') {
  server.use(http.all(`*${API_BASE}/thing`, make))
  const visit = await openAt('/valuation/report?pipelineName=DEMO', { as: 'analyst', language })
  await screen.findByRole('link', { name: /DEMO-101/ })
  return visit
}
const fail = () => act(() => call(thing, {}))

test.each([
  ['zh', '网络好像开小差了，请稍后再试', '正在处理'],
  ['en', 'The network seems to have wandered off', 'Dealing with it'],
] as const)(
  'a lost network is one notification, however many calls it hits (%s)',
  async (language, text, title) => {
    await failing(() => HttpResponse.error(), language)
    await act(() => Promise.all([call(thing, {}), call(thing, {}), call(thing, {})]))
    expect(await screen.findAllByText(text, { exact: false })).toHaveLength(1)
    expect(screen.getByText(title)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /DEMO-101/ })).toBeInTheDocument()
  },
)

test('a missing permission is one dialog that stays on the screen', async () => {
  const { user, address } = await failing(() =>
    HttpResponse.json({ code: 403, msg: '没有权限，请联系管理员授权' }),
  )
  await fail()
  await fail()
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('当前操作没有权限')
  expect(within(dialog).queryByRole('button', { name: '取消' })).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  expect(address()).toBe('/valuation/report?pipelineName=DEMO')
})

test('code 502 leads to /serverError, from where retry returns to the former address', async () => {
  const { user, address } = await failing(() => HttpResponse.json({ code: 502 }))
  await fail()
  await screen.findByRole('heading', { name: '服务暂时不可用' })
  expect(address()).toBe('/serverError')
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(address()).toBe('/valuation/report?pipelineName=DEMO'))
})

test('a second identical submit is refused with the specified words', async () => {
  await failing(() => HttpResponse.json({ code: 200 }))
  await act(() => Promise.all([call(save, {}), call(save, {})]))
  expect(await screen.findByText('数据正在处理，请勿重复提交')).toBeInTheDocument()
})

test('a request that is already being processed is told so', async () => {
  await failing(() => HttpResponse.json({ code: 500, msg: '您的请求正在加急处理' }))
  await fail()
  expect(await screen.findByText('数据正在处理，请稍候')).toBeInTheDocument()
})

test('a text from the server is text, never markup', async () => {
  server.use(
    http.get(`*${API_BASE}/valuation/report/list`, () =>
      HttpResponse.json({ code: 500, msg: '<img src=x onerror=alert(1)>上传文件过大<br/>' }),
    ),
  )
  await openAt('/valuation/report', { as: 'analyst', language: 'zh' })
  expect(await screen.findByText('<img src=x onerror=alert(1)>上传文件过大<br/>')).toBeInTheDocument()
})

test('an answer that is not as declared is an unknown error with a reference, and the menu stays', async () => {
  server.use(
    http.get(`*${API_BASE}/valuation/report/:id`, () =>
      HttpResponse.json({ code: 200, data: { id: 1, state: 'complete' } }),
    ),
  )
  await openAt('/valuation/report/77', { as: 'analyst', language: 'zh' })
  expect(await screen.findByText(/系统未知错误，请反馈给管理员/)).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: '主菜单' })).toBeInTheDocument()
})

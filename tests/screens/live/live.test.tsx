import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { concepts } from '@mocks/concepts/store'
import { signNextAgreement } from '@mocks/concepts/seed/concepts'
import { connectionsOf, disconnect, push, pushText } from '@mocks/platform/socket'
import * as z from 'zod/mini'
import { API_BASE } from '@/shared/api'
import { useLiveConnection } from '@/shared/live/liveConnection'
import { onLiveMessage, onMissed } from '@/shared/live/liveListeners'
import { server, takeComplaints } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

const FOUNDER = '6'
const FLAG = `*${API_BASE}/poconcept/poconceptInfo/getHighlightFlag`
const link = (name: RegExp | string) => screen.findByRole('img', { name })

async function openConnected(language: 'zh' | 'en' = 'en') {
  const visit = await renderApp('/index', { as: 'founder', language })
  await link(language === 'en' ? 'Live messages connected' : '实时消息已连接')
  return visit
}
const incubation = async (text: string | RegExp) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=alert]')!

test('the owner is notified which projects entered the next stage; a click leads there and clears the flag', async () => {
  const { user, address } = await openConnected('zh')
  const notice = await incubation('双特异性抗体平台（演示） 已签署服务协议，进入验证转化阶段。')
  await user.click(within(notice).getByRole('button', { name: '前往查看' }))
  await waitFor(() => expect(concepts.all().some(({ highlight }) => highlight)).toBe(false))
  expect(address()).toMatch(/incubate|404/)
})

test('a push of highlight requests the flag again; a notice that was closed comes back with it', async () => {
  const { user } = await openConnected()
  const notice = await incubation(/双特异性抗体平台（演示） has signed/)
  await user.click(within(notice).getByRole('button', { name: /close/i }))
  signNextAgreement(FOUNDER)
  act(() => push(FOUNDER, { code: 200, msg: 'highlight' }))
  await incubation(/双特异性抗体平台（演示） and mRNA 肿瘤疫苗（演示） have signed/)
})

test('many pushes at once make one notice and at most two requests', async () => {
  await openConnected()
  await incubation(/has signed/)
  let asked = 0
  server.use(http.get(FLAG, () => void asked++))
  signNextAgreement(FOUNDER)
  act(() => push(FOUNDER, { code: 200, msg: 'highlight' }, 1_000))
  await incubation(/have signed/)
  expect(asked).toBeLessThanOrEqual(2)
  expect(screen.getAllByText(/have signed/)).toHaveLength(1)
})

test('nothing is requested for a user who owns no project', async () => {
  let asked = 0
  server.use(http.get(FLAG, () => void asked++))
  await renderApp('/index', { as: 'reader' })
  await link('Live messages connected')
  expect(asked).toBe(0)
})

test('2300, unknown news and invalid messages change nothing', async () => {
  await openConnected()
  act(() => {
    push(FOUNDER, { code: 2300, msg: 'x' })
    push(FOUNDER, { code: 200, msg: 'unheard-of' })
    for (const text of ['', 'pong', '{', 'null', '[]']) pushText(FOUNDER, text)
  })
  const seen = new Promise<void>((resolve) => void onLiveMessage('last', z.unknown(), () => resolve()))
  act(() => push(FOUNDER, { code: 200, msg: 'last' }))
  await seen
  expect(useLiveConnection.getState()).toEqual({ state: 'connected' })
})

test('any other code is shown as a warning in plain text, and closes the connection until someone reconnects', async () => {
  const { user } = await openConnected('zh')
  act(() => push(FOUNDER, { code: 500, msg: '<b>服务维护</b>' }))
  expect(await screen.findByText('<b>服务维护</b>')).toBeInTheDocument()
  await waitFor(() => expect(connectionsOf(FOUNDER)).toBe(0))
  await user.click(screen.getByRole('button', { name: '实时消息已关闭，重新连接' }))
  await link('实时消息已连接')
  expect(connectionsOf(FOUNDER)).toBe(1)
})

test('a lost connection reconnects by itself, and missed updates are requested', async () => {
  await openConnected()
  let missed = 0
  const stop = onMissed(() => missed++)
  signNextAgreement(FOUNDER)
  act(() => disconnect(FOUNDER))
  await link('Live messages disconnected, retrying')
  await link('Live messages connected')
  await incubation(/have signed/)
  expect(missed).toBe(1)
  stop()
})

test('a listener gets news of its own kind with validated data; a broken one does not affect the others', async () => {
  await openConnected()
  const got: number[] = []
  const stops = [
    onLiveMessage('room', z.object({ id: z.number() }), () => {
      throw new Error('defect')
    }),
    onLiveMessage('room', z.object({ id: z.number() }), ({ id }) => got.push(id)),
  ]
  act(() => {
    push(FOUNDER, { code: 200, msg: 'room', data: { id: 7 } })
    push(FOUNDER, { code: 200, msg: 'room', data: { id: '<7>' } })
    push(FOUNDER, { code: 200, msg: 'room', data: { id: 8 } })
  })
  await waitFor(() => expect(got).toEqual([7, 8]))
  stops.forEach((stop) => stop())
  const complaints = takeComplaints()
  expect(complaints).toContainEqual(['live listener', 'room'])
  expect(complaints).toContainEqual(['live message', 'room.id'])
  expect(JSON.stringify(complaints)).not.toContain('<7>')
})

test('a refresh asks first while there is a draft in the tab, and only once', async () => {
  sessionStorage.setItem(
    'pharmadesk:draft:valuation',
    JSON.stringify({ userId: FOUNDER, time: Date.now(), values: {} }),
  )
  sessionStorage.setItem('pharmadesk:draft:names', '["valuation"]')
  await openConnected()
  act(() => push(FOUNDER, { code: 200, msg: 'refresh' }, 20))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('You have unsubmitted input')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('signing out closes the connection', async () => {
  const { user } = await openConnected()
  await user.click(screen.getByRole('button', { name: /Account/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Sign out/ }))
  await screen.findByRole('heading', { name: 'Sign in' })
  await waitFor(() => expect(connectionsOf(FOUNDER)).toBe(0))
  expect(useLiveConnection.getState()).toEqual({ state: 'off' })
})

test('a failure to read the flag causes neither a notice nor an error', async () => {
  server.use(http.get(FLAG, () => HttpResponse.json({ code: 500, msg: '繁忙' })))
  await openConnected()
  expect(screen.queryByText(/signed the service agreement/)).not.toBeInTheDocument()
})

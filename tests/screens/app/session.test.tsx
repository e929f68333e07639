import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { queries } from '@/app/queries'
import { endSession } from '@/app/session/startSession'
import { API_BASE, call, get } from '@/shared/api'
import { acceptToken, useSession } from '@/shared/auth/session'
import { useLiveConnection } from '@/shared/live/liveConnection'
import { hasUnsavedInput } from '@/shared/form/unsaved'
import { saveDraft } from '@/shared/form/useDraft'
import { db, openSession } from '@mocks/account/store'
import { connectionsOf, push } from '@mocks/platform/socket'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

const at = (path: string) => `*${API_BASE}${path}`

async function signIn({ address, go }: Awaited<ReturnType<typeof renderApp>>, account: string) {
  await screen.findByRole('heading', { name: 'Sign in' })
  const target = new URL(address(), 'http://here').searchParams.get('redirect') ?? '/'
  acceptToken(openSession(db.accounts.find(({ userName }) => userName === account)!))
  await act(async () => go(target))
}

test.each(['wish', 'expiry'] as const)(
  'the next user of the tab finds nothing of the one before, whose session ended by %s',
  async (by) => {
    const requests: string[] = []
    const note = ({ request }: { request: Request }) =>
      void requests.push(`${new URL(request.url).pathname} ${request.headers.get('authorization')}`)
    server.events.on('request:start', note)
    const visit = await renderApp('/valuation/report?pipelineName=DEMO', { as: 'analyst' })

    // A list, a draft, a warning from the socket, a dialog, and a download that never ends.
    await screen.findByRole('link', { name: /DEMO-101/ })
    act(() => saveDraft('valuation', { pipelineName: '机密管线' }))
    expect(hasUnsavedInput()).toBe(true)
    act(() => push('2', { code: 500, msg: '仅供林估值' }))
    await screen.findByText('仅供林估值')
    server.use(
      http.get(at('/endless'), async () => {
        await delay('infinite')
        return HttpResponse.json({})
      }),
      http.get(at('/secret'), () => HttpResponse.json({ code: 403 })),
    )
    const download = call(get('/endless'), {})
    await act(() => call(get('/secret'), {}))
    await screen.findByRole('dialog')
    const own = useSession.getState().user!.userId
    const before = document.cookie

    act(() => endSession(by))
    expect(await download).toMatchObject({ ok: false, kind: 'cancelled' })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(connectionsOf(own)).toBe(0)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText('仅供林估值')).not.toBeInTheDocument()

    requests.length = 0
    await signIn(visit, 'reader')
    await screen.findByRole('heading', { level: 1, name: 'Hello, 陈阅读' })
    await waitFor(() => expect(useLiveConnection.getState().state).toBe('connected'))
    server.events.removeListener('request:start', note)

    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
    for (const trace of ['机密管线', 'DEMO', 'userId', '林估值']) expect(stored).not.toContain(trace)
    expect(
      JSON.stringify(
        queries
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain('DEMO')
    expect(document.body.textContent).not.toMatch(/林估值|DEMO-|机密/)
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    expect(within(menu).queryByRole('link', { name: 'New valuation' })).not.toBeInTheDocument()
    expect(document.cookie).not.toBe(before)
    expect(requests.filter((each) => each.includes('demo-analyst'))).toEqual([])
    expect(requests.some((each) => each.includes('demo-reader'))).toBe(true)
    expect(hasUnsavedInput()).toBe(false)
  },
)

test('a login of this device that is over ends the session without a question and says so', async () => {
  const { address } = await renderApp('/index', { as: 'reader' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  server.use(
    http.get(at('/thing'), () => HttpResponse.json({ code: 401, msg: '该设备登录状态已过期' })),
    http.get(at('/other'), () => HttpResponse.json({ code: 1002, msg: 'x' })),
  )
  await act(() => Promise.all([call(get('/thing'), {}), call(get('/other', { alerts: 'session' }), {})]))
  expect(await screen.findByRole('alert')).toHaveTextContent("This device's session has expired")
  expect(address()).toBe('/login?redirect=%2F')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the same at the start, in Chinese', async () => {
  server.use(http.get(at('/getInfo'), () => HttpResponse.json({ code: 1002, msg: '' })))
  await renderApp('/index', { as: 'reader', language: 'zh' })
  expect(await screen.findByRole('alert')).toHaveTextContent('该设备登录状态已过期，已自动退出登录')
})

test('after inactivity the content is gone, and signing in leads back to it with its input', async () => {
  const visit = await renderApp('/valuation/form', { as: 'analyst' })
  fireEvent.change(await screen.findByLabelText('Pipeline name'), { target: { value: '未提交' } })
  await waitFor(() => expect(visit.address()).toContain('?draft='))
  const form = visit.address()
  act(() => endSession('idle'))
  expect(await screen.findByRole('alert')).toHaveTextContent('after a long period of inactivity')
  expect(screen.queryByLabelText('Pipeline name')).not.toBeInTheDocument()
  expect(visit.address()).toBe(`/login?redirect=${encodeURIComponent(form)}`)
  await signIn(visit, 'analyst')
  expect(await screen.findByLabelText('Pipeline name')).toHaveValue('未提交')
})

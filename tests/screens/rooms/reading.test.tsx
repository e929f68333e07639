import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { endSession, startSession } from '@/app/session/startSession'
import { API_BASE, call } from '@/shared/api'
import { acceptToken } from '@/shared/auth/session'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { SCOPES } from '@/entities/roomScope'
import { db, openSession } from '@mocks/account/store'
import { putMember } from '@mocks/rooms/rights'
import { roomLog } from '@mocks/rooms/log'
import { members, nodes } from '@mocks/rooms/store'
import { connectionsOf, push } from '@mocks/platform/socket'
import { server } from '../../setup.msw'
import { renderApp, renderScreen } from '../../support/renderApp'
import { roomBackend } from '../../support/roomBackend'
import { recordRequests, setPages } from '../../support/roomDocument'

const AT = '/vdr/vdocumenttree?roomId=1&document='
const renew = `*${API_BASE}/vdr/document/lease/*`
const open = `*${API_BASE}/vdr/document/view/*`
const shownPage = () => screen.findByRole('img', { name: /^Page 1 of 3/ })

test.each([
  ['as whole pages', '6-2-1', 'region', /^Pages of /],
  ['through the fence', '10-2', 'slider', /^Reading window/],
])('a document opened %s gets the focus at once', async (_, document, role, name) => {
  setPages('6-2-1', 3)
  const { user } = await renderScreen(`${AT}${document}`, { as: 'buyer' })
  await user.click(await screen.findByRole('button', { name: 'Read' }))
  await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
})

test.each([
  ['of the room', { roomId: '1' }],
  ['without ids', undefined],
])('a member who is stopped while reading sees nothing any more after a message %s', async (_, data) => {
  setPages('6-2-1', 3)
  await renderApp(`${AT}6-2-1&read=1`, { as: 'buyer' })
  expect(await screen.findByText(/can't prevent photos/)).toBeInTheDocument()
  await waitFor(() => expect(connectionsOf('30')).toBe(1))
  const buyer = members.vdr.all().find(({ roomId, userId }) => roomId === '1' && userId === '30')!
  putMember('vdr', '周岚', { ...buyer, state: 'stopped' })
  act(() => push('30', { code: 200, msg: 'vdrRevoke', data }))
  expect(await screen.findByText("Couldn't open the room")).toBeInTheDocument()
  expect(screen.queryByText(/can't prevent photos/)).not.toBeInTheDocument()
  expect([...roomLog.vdr.values()].some(({ userId, nodeId }) => userId === '30' && nodeId === '6-2-1')).toBe(
    true,
  )
})

test.each(['wish', 'expiry'] as const)(
  'what was read leaves the device when the session ends by %s, at the latest with the next account',
  async (by) => {
    setPages('6-2-1', 3)
    server.use(http.post(renew, () => HttpResponse.error()))
    localStorage.setItem('pharmadesk:reading:vdr:30', '[{"document":"6-2-1","events":[]}]') // of an earlier release
    await renderApp(`${AT}6-2-1&read=1`, { as: 'buyer' })
    await shownPage()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    const stored = () => JSON.stringify(Object.entries(localStorage))
    expect(stored()).toMatch(/lease/)
    act(() => endSession(by))
    await screen.findByRole('heading', { name: 'Sign in' })
    if (by === 'expiry') {
      acceptToken(openSession(db.accounts.find(({ userName }) => userName === 'reader')!))
      await act(() => startSession())
    }
    expect(stored()).not.toMatch(/6-2-1|lease|reading|account:/)
  },
)

const { move, publish, remove } = documentApis.vdr

test.each([
  [
    'is moved out of their sight',
    move,
    { body: { roomId: '1', nodes: [{ id: '8-1', parentId: '8' }], target: '1', permissionMode: 'hide' } },
  ],
  ['is deleted', remove, { path: { ids: '8-1' } }],
  ['is unpublished', publish, { body: { id: '8-1v2', version: 1, on: false } }],
])('an open page disappears when its document %s', async (_, endpoint, args) => {
  setPages('6-2-1', 3)
  await renderApp(`${AT}8-1&read=1`, { as: 'buyer' })
  expect(await screen.findByText(/can't prevent photos/)).toBeInTheDocument()
  await waitFor(() => expect(connectionsOf('30')).toBe(1))
  expect(await roomBackend().send('seller', endpoint, args)).toMatchObject({ code: 200 })
  expect(
    await screen.findByText(/This document does not exist, or you don't have permission to view it/),
  ).toBeInTheDocument()
  expect(screen.queryByText(/can't prevent photos/)).not.toBeInTheDocument()
})

const pages = () => screen.queryAllByRole('img', { name: /^Page \d+ of/ })

test('a member who is stopped while live messages do not arrive sees nothing after the next call', async () => {
  setPages('6-2-1', 3)
  await renderApp(`${AT}6-2-1&read=1`, { as: 'buyer' })
  await shownPage()
  const buyer = members.vdr.all().find(({ roomId, userId }) => roomId === '1' && userId === '30')!
  putMember('vdr', '周岚', { ...buyer, state: 'stopped' })
  fireEvent.focus(window)
  expect(await screen.findByText("Couldn't open the room")).toBeInTheDocument()
  expect(pages()).toHaveLength(0)
})

test.each([
  ['code 401', { code: 401, msg: 'no' }, 200],
  ['code 403', { code: 403, msg: 'no' }, 200],
  ['code 404', { code: 404, msg: 'no' }, 200],
  ['code 410', { code: 410, msg: 'gone' }, 200],
  ['status 410', { msg: 'gone' }, 410],
])(
  'pages disappear when reading is answered with %s, and come back with a good answer',
  async (_, body, status) => {
    setPages('6-2-1', 3)
    await renderScreen(`${AT}6-2-1&read=1`, { as: 'buyer' })
    await shownPage()
    const deny = () => HttpResponse.json(body, { status })
    server.use(http.post(renew, deny), http.post(open, deny))
    fireEvent.focus(window)
    expect(await screen.findByText('Your permission to read this was withdrawn')).toBeInTheDocument()
    expect(pages()).toHaveLength(0)
    server.resetHandlers()
    fireEvent.focus(window)
    expect(await shownPage()).toBeInTheDocument()
  },
)

test('any other denied call of the room covers the pages until reading is confirmed', async () => {
  const opened = recordRequests('/document/view/')
  setPages('6-2-1', 3)
  await renderScreen(`${AT}6-2-1&read=1`, { as: 'buyer' })
  await shownPage()
  expect(opened).toHaveLength(1)
  await act(() => call(documentApis.vdr.favorite, { body: { id: 'nowhere', on: true } }))
  await waitFor(() => expect(opened).toHaveLength(2))
  expect(await shownPage()).toBeInTheDocument()
})

test('30 s without a confirmed call cover the pages, and a good answer restores the position', async () => {
  setPages('6-2-1', 3)
  await renderScreen(`${AT}6-2-1&read=1`, { as: 'buyer' })
  await shownPage()
  let asked = 0
  server.use(
    http.post(renew, () => {
      asked += 1
      return asked === 1 ? undefined : HttpResponse.error()
    }),
  )
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.focus(window)
  await waitFor(() => expect(asked).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(pages()).not.toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(
    screen.getByText(/has not confirmed your permission to read for more than 30 seconds/),
  ).toBeInTheDocument()
  expect(pages()).toHaveLength(0)
  server.resetHandlers()
  fireEvent(window, new Event('online'))
  expect(await shownPage()).toBeInTheDocument()
})

test('reading is confirmed every 10 s, even without anything to report', async () => {
  setPages('6-2-1', 3)
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  await renderScreen(`${AT}6-2-1&read=1`, { as: 'buyer' })
  await shownPage()
  const bodies: unknown[] = []
  server.use(
    http.post(renew, async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await waitFor(() => expect(bodies).toContainEqual({ reading: [] }))
})

test.each(SCOPES)('%s: an earlier version is compared with the one on show', async (scope) => {
  for (const each of ['vdr', 'implement'] as const) setPages('8-1', 3, each)
  const { user, address } = await renderScreen(`/${scope}/vdocumenttree?roomId=1&document=8-1`, {
    as: 'admin',
  })
  await user.click(await screen.findByRole('link', { name: 'Compare version 1 with the current version' }))
  expect(await screen.findByText('1 of 3 pages changed')).toBeInTheDocument()
  expect(screen.getByText('Before: v1')).toBeInTheDocument()
  expect(screen.getByText('After: v2')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Read the current version only' }))
  expect(address()).not.toMatch('compare')
  expect(await screen.findByRole('textbox', { name: /^Page, of/ })).toBeInTheDocument()
})

test.each([
  [
    'a version that its reader may not see',
    'buyer',
    'compare=8-1v1',
    /This version does not exist for comparison/,
  ],
  ['the version on show', 'admin', 'compare=8-1v2', /This version does not exist for comparison/],
  [
    'a document that is not there',
    'buyer',
    'beside=nowhere',
    /does not exist, or you don't have permission to view it/,
  ],
  ['itself', 'buyer', 'beside=8-1', /already open/],
])('an address that asks for %s shows an explanation', async (_, as, query, text) => {
  const { user } = await renderScreen(`${AT}8-1&read=1&${query}`, { as })
  expect(await screen.findByText(text)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /^Read the .* only$/ }))
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  expect(await screen.findByRole('textbox', { name: /^Page, of/ })).toBeInTheDocument()
})

test('two documents are read side by side, each as its own level allows, and either can be closed', async () => {
  for (const id of ['8-1', '10-2']) setPages(id, 3)
  const { user, address } = await renderScreen(`${AT}8-1`, { as: 'buyer' })
  await user.click(await screen.findByRole('button', { name: 'Read side by side…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const fenced = nodes.vdr.require('10-2').name
  await user.type(dialog.getByRole('combobox', { name: /^Second document/ }), fenced)
  await user.click(await screen.findByTitle(new RegExp(fenced)))
  await user.click(dialog.getByRole('button', { name: 'Read side by side' }))
  expect(address()).toMatch('read=1&beside=10-2')
  // The second one is read through the fence, the first one as whole pages.
  expect(await screen.findAllByRole('slider', { name: /^Reading window/ })).toHaveLength(1)
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^Page 1 of 3/ })).toHaveLength(2))

  await user.click(screen.getByRole('button', { name: `Close “${nodes.vdr.require('8-1').name}”` }))
  expect(address()).toMatch(/document=10-2.*read=1/)
  expect(address()).not.toMatch('beside')
  expect(await screen.findByRole('slider')).toBeInTheDocument()
})

test.each([
  ['6-2-1', true],
  ['6-1', false],
])('users who may download watermarked pages can print them, and nobody else: %s', async (id, mayPrint) => {
  const { user } = await renderScreen(`${AT}${id}&read=1`, { as: 'buyer' })
  await screen.findByRole('img', { name: /^Page 1 of/ })
  await user.keyboard('{Control>}p{/Control}')
  if (mayPrint) expect(await screen.findByRole('dialog', { name: /^Print/ })).toBeInTheDocument()
  else expect(await screen.findByRole('alert')).toHaveTextContent('not printed')
  expect(screen.queryAllByRole('button', { name: 'Print', hidden: true }).length > 0).toBe(mayPrint)
})

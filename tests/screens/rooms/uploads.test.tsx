import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { connectionsOf } from '@mocks/platform/socket'
import { revokeRoom as revokeAll } from '@mocks/rooms/roomActions'
import { revokeMember } from '@mocks/rooms/members'
import { putMember, putRoom } from '@mocks/rooms/rights'
import { members, nodes, rooms } from '@mocks/rooms/store'
import { server } from '../../setup.msw'
import { makeFile } from '../../support/files'
import { stubIndexedDb } from '../../support/indexedDb'
import { renderApp } from '../../support/renderApp'

const ADMIN_ID = '1'
const NAMES = ['一', '二', '三', '四', '五']

beforeEach(stubIndexedDb)

function holdUploads() {
  const waiting: (() => void)[] = []
  server.use(
    http.post(`*${API_BASE}/common/upload`, async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return undefined
    }),
  )
  return {
    waiting,
    release: () => {
      server.resetHandlers()
      for (const go of waiting.splice(0)) go()
    },
  }
}

/** Starts five uploads into a folder; three of them are in flight. */
async function startUploads(scope: Scope) {
  const held = holdUploads()
  const view = await renderApp(`/${scope}/vdocumenttree?roomId=1&folderId=7`, { as: 'admin' })
  await view.user.click(await screen.findByRole('button', { name: 'Upload' }))
  const input = await screen.findByLabelText(/^Choose files/)
  await view.user.upload(
    input,
    NAMES.map((name, at) => makeFile(`${name}.pdf`, { size: 70 + at })),
  )
  await waitFor(() => expect(held.waiting).toHaveLength(3))
  await waitFor(() => expect(connectionsOf(ADMIN_ID)).toBe(1))
  return { ...view, release: held.release }
}

const arrived = (scope: Scope) => nodes[scope].all().filter(({ name }) => NAMES.includes(name)).length

test.each(SCOPES)(
  '%s: a room that closes in the middle takes nothing more, and the queue says so',
  async (scope) => {
    const { release } = await startUploads(scope)
    const room = rooms[scope].require('1')
    putRoom(scope, 'x', { ...room, status: '1' })
    act(() => revokeAll(scope, '1'))
    expect(await screen.findByText(/closed and read-only/)).toBeInTheDocument()
    release()
    const queue = within(screen.getByRole('region', { name: 'Upload queue' }))
    expect(await queue.findByText(/Uploading has stopped/)).toBeInTheDocument()
    expect(queue.getAllByRole('listitem')).toHaveLength(5)
    expect(arrived(scope)).toBe(0)
  },
)

test('a member suspended during an upload loses the room; once reinstated the remaining files upload', async () => {
  const { release, user, unmount } = await startUploads('vdr')
  const leader = members.vdr.all().find(({ roomId, userId }) => roomId === '1' && userId === ADMIN_ID)!
  putMember('vdr', 'x', { ...leader, state: 'stopped' })
  act(() => revokeMember(leader))
  expect(await screen.findByText("Couldn't open the room")).toBeInTheDocument()
  expect(screen.queryByText('一.pdf')).not.toBeInTheDocument()
  release()
  expect(arrived('vdr')).toBe(0)
  unmount()

  putMember('vdr', 'x', leader)
  await renderApp('/vdr/vdocumenttree?roomId=1&folderId=7', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('5 of 5 uploaded')).toBeInTheDocument()
  expect(arrived('vdr')).toBe(5)
})

test.each([
  ['1', 'doc, xls, xlsx, pdf, docx, pptx, png, jpg, jpeg, txt, csv, eml; up to 200 MB each'],
  ['4', 'doc, xls, xlsx, pdf; up to 5 MB each'],
])('room %s shows and applies its own limits', async (roomId, limits) => {
  const { user } = await renderApp(`/vdr/vdocumenttree?roomId=${roomId}`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  const input = await screen.findByLabelText(/^Choose files/)
  expect(screen.getByText(limits)).toBeInTheDocument()
  // Dropped: a file dialog would not offer it.
  fireEvent.drop(input, { dataTransfer: { items: [], files: [makeFile('纪要.docx')] } })
  if (roomId === '4') {
    expect(await screen.findByText(/This file type is not accepted/)).toBeInTheDocument()
    expect(nodes.vdr.all().some(({ name }) => name === '纪要')).toBe(false)
  } else {
    expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
    expect(nodes.vdr.all().find(({ name }) => name === '纪要')).toMatchObject({ type: 'docx', roomId })
  }
})

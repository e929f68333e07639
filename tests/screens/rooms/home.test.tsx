import { screen, waitFor, within } from '@testing-library/react'
import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { push } from '@mocks/platform/socket'
import { zipTasks } from '@mocks/rooms/documents/zipTasks'
import { putRoom } from '@mocks/rooms/rights'
import { rooms } from '@mocks/rooms/store'
import { renderApp, renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

const bar = () => screen.findByRole('region', { name: 'Current room' })

test('rooms as a table or cards, filtered by state and role; one can be selected', async () => {
  const { user, address } = await renderScreen('/vdr/vhome?view=cards', { as: 'admin' })
  const cards = within(await screen.findByRole('list', { name: 'Choose a room' }))
  await cards.findByRole('link', { name: /BLX-220/ })
  expect(cards.getAllByRole('link')).toHaveLength(5)

  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByTitle('Closed'))
  await waitFor(() => expect(cards.getAllByRole('link')).toHaveLength(1))
  await user.click(cards.getByRole('link', { name: /KRX-08/ }))
  expect(await bar()).toHaveTextContent('KRX-08')
  expect(address()).toBe('/vdr/vhome?roomId=2')
  expect(await screen.findByText(/ZIP download is available/)).toBeInTheDocument()
})

test.each(['vdr', 'implement'])('the home of a room in %s says what is new and to be done', async (scope) => {
  await renderScreen(`/${scope}/vhome?roomId=1`, { as: scope === 'vdr' ? 'buyer' : 'admin' })
  expect(await screen.findByText(/本周五 17:00/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Progress' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'My permissions' })).toBeInTheDocument()
})

test.each([
  ['with open questions', '1', 'Answer open questions', 'No unanswered questions'],
  ['without any', '2', 'No unanswered questions', 'Answer open questions'],
])(
  'the progress of a room %s names what is to be done or that nothing is',
  async (_, roomId, shown, other) => {
    await renderScreen(`/vdr/vhome?roomId=${roomId}`, { as: 'admin' })
    expect(await screen.findByText(new RegExp(`^${shown}`))).toBeInTheDocument()
    expect(screen.queryByText(new RegExp(`^${other}`))).toBeNull()
  },
)

test('nothing of a room is shown before its agreement is accepted, nor after its text has changed', async () => {
  const { user } = await renderApp('/vdr/vhome?roomId=3', { as: 'buyer' })
  expect(await screen.findByRole('heading', { name: 'Confidentiality agreement' })).toBeInTheDocument()
  const accept = screen.getByRole('button', { name: 'Accept and enter the room' })
  await user.click(accept)
  expect(await screen.findByText('Accept the confidentiality agreement first')).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox'))
  await user.click(accept)
  expect(await screen.findByRole('heading', { name: 'Room home' })).toBeInTheDocument()

  rooms.vdr.put({ ...rooms.vdr.require('3'), nda: { version: 2, text: 'Another text' } })
  push('30', { code: 200, msg: 'vdrRevoke', data: { roomId: '3' } })
  expect(await screen.findByText('Another text')).toBeInTheDocument()
})

test('members can download what they may from a closed room, if the room allows it', async () => {
  const close = (isZipAllowed: boolean) =>
    putRoom('vdr', '', { ...rooms.vdr.require('1'), status: '1', isZipAllowed })
  close(true)
  const allowed = await renderScreen('/vdr/vhome?roomId=1', { as: 'buyer' })
  await allowed.user.click(await screen.findByRole('button', { name: 'Download the room as ZIP' }))
  expect(await screen.findByRole('region', { name: 'Download as ZIP' })).toBeInTheDocument()
  await waitFor(() => expect([...zipTasks.vdr.values()][0]).toMatchObject({ userId: '30', ids: null }))
  allowed.unmount()

  close(false)
  await renderScreen('/vdr/vhome?roomId=1', { as: 'buyer' })
  await bar()
  expect(screen.queryByRole('button', { name: 'Download the room as ZIP' })).not.toBeInTheDocument()
})

test('an administrator closes a room by its name, its members are notified, and it can be re-enabled', async () => {
  const { user } = await renderScreen('/vdr/vhome?roomId=1', { as: 'seller' })
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Room actions' }))
    await user.click(await screen.findByRole('button', { name: action }))
    return within(await screen.findByRole('dialog'))
  }
  const close = await choose('Close room')
  expect(await close.findByText('ZIP not created yet')).toBeInTheDocument()
  expect(close.getByText('Behaviour log not exported yet')).toBeInTheDocument()
  expect(close.getByText(/open questions/)).toBeInTheDocument()
  fillIn({ 'Reason for closing': 'the deal is done', 'Room name': 'BLX-220' }, close)
  await user.click(close.getByRole('checkbox'))
  await user.click(close.getByRole('button', { name: 'Close room' }))
  expect(await close.findByText('The name does not match. Enter it exactly')).toBeInTheDocument()
  fillIn({ 'Room name': 'BLX-220 授权引入（演示）' }, close)
  await user.click(close.getByRole('button', { name: 'Close room' }))
  expect(await screen.findByText('The room is closed and read-only')).toBeInTheDocument()
  expect(rooms.vdr.require('1')).toMatchObject({ status: '1', closeReason: 'the deal is done' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const enable = await choose('Re-enable')
  fillIn({ 'End time': dayjs().add(2, 'day').format('YYYY-MM-DDTHH:mm') }, enable)
  await user.click(enable.getByRole('button', { name: 'Re-enable' }))
  expect(await screen.findByText('Re-enabled')).toBeInTheDocument()
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp, renderScreen } from '../../support/renderApp'
import { putMember } from '@mocks/rooms/rights'
import { members, rooms } from '@mocks/rooms/store'
import { connectionsOf, push } from '@mocks/platform/socket'

test('without a room in the address the last one of the session opens; an unknown room offers the others', async () => {
  const { go, user } = await renderApp('/vdr/vpatent?roomId=1', { as: 'admin' })
  await screen.findByRole('row', { name: /202310123456.6/ })
  await go('/index')
  await screen.findByRole('heading', { name: /^Hello/ })
  await go('/vdr/vpatent')
  expect(await screen.findByRole('region', { name: 'Current room' })).toHaveTextContent('BLX-220')
  await go('/vdr/vpatent?roomId=99')
  expect(await screen.findByText("Couldn't open the room")).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Switch room' }))
  expect(await screen.findByRole('link', { name: /KRX-08/ })).toBeInTheDocument()
})

test('two rooms stay open in two tabs with their state; the keyboard switches rooms', async () => {
  const { user, address } = await renderApp('/vdr/vpatent?roomId=1', { as: 'admin' })
  await user.click(await screen.findByRole('radio', { name: 'Deadlines' }))
  await screen.findByRole('row', { name: /Overdue by 5 days/ })
  const tabs = within(screen.getByRole('navigation', { name: 'Open pages' }))

  await user.keyboard('gr')
  expect(await screen.findByRole('heading', { name: 'Choose a room' })).toBeInTheDocument()
  await screen.findByRole('row', { name: /KRX-08/ })
  await user.keyboard('jj{Enter}')
  expect(await tabs.findByTitle('Patents · KRX-08 合作开发（演示）')).toHaveAttribute('aria-current', 'page')
  expect(address()).toBe('/vdr/vpatent?roomId=2')
  expect(tabs.getAllByRole('link')).toHaveLength(3)
  expect(await screen.findByText('The room is closed and read-only')).toBeInTheDocument()

  await user.click(tabs.getByTitle('Patents · BLX-220 授权引入（演示）'))
  expect(address()).toBe('/vdr/vpatent?roomId=1&view=deadlines')
  expect(screen.getByRole('row', { name: /Overdue by 5 days/ })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Current room' })).toHaveTextContent('BLX-220')
})

test('room shortcuts are listed in the shortcut help', async () => {
  const { user } = await renderApp('/vdr/vpatent?roomId=1', { as: 'admin' })
  await screen.findByRole('heading', { name: 'Patents' })
  await user.keyboard('?')
  expect(within(await screen.findByRole('dialog')).getByText('Rooms: switch room')).toBeInTheDocument()
})

test('a member can only read; a closed room is read-only for its administrator too', async () => {
  const member = await renderScreen('/vdr/vpatent?roomId=1', { as: 'buyer' })
  expect(await screen.findByRole('row', { name: /202310123456.6/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add patent' })).not.toBeInTheDocument()
  member.unmount()

  rooms.vdr.put({ ...rooms.vdr.require('1'), status: '1' })
  await renderScreen('/vdr/vpatent?roomId=1', { as: 'admin' })
  expect(await screen.findByText('The room is closed and read-only')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add patent' })).not.toBeInTheDocument()
})

test('a member who is suspended while viewing a room loses it at once', async () => {
  await renderApp('/vdr/vpatent?roomId=1', { as: 'buyer' })
  expect(await screen.findByRole('row', { name: /202310123456.6/ })).toBeInTheDocument()
  await waitFor(() => expect(connectionsOf('30')).toBe(1))
  const buyer = members.vdr.all().find(({ roomId, userId }) => roomId === '1' && userId === '30')!
  putMember('vdr', '周岚', { ...buyer, state: 'stopped' })
  push('30', { code: 200, msg: 'vdrRevoke', data: { roomId: '1' } })
  expect(await screen.findByText("Couldn't open the room")).toBeInTheDocument()
  expect(
    screen.getByText(/your access has expired or was stopped.*contact the room administrator/),
  ).toBeVisible()
  expect(screen.queryByRole('row', { name: /202310123456.6/ })).not.toBeInTheDocument()
})

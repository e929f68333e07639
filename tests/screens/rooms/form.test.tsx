import { screen, waitFor, within } from '@testing-library/react'
import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { members, rooms, tags } from '@mocks/rooms/store'
import { watermarks } from '@mocks/rooms/watermarks'
import { renderApp } from '../../support/renderApp'
import { expectHeadersMatchCells } from '../../support/rowHeaders'
import { fillIn } from '../../support/typing'

const inDays = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DDTHH:mm')

async function fill(values: Record<string, string>) {
  for (const label of Object.keys(values)) await screen.findByLabelText(label)
  fillIn(values)
}

test('a room is created step by step, each validated before the next, and then selected', async () => {
  const { user, address } = await renderApp('/subvdrdroomaddoredit', { as: 'seller' })
  const next = async () => user.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: /Asset/ })
  await next()
  expect(await screen.findByText('Please fill this in')).toBeInTheDocument()
  await fill({ Asset: 'BLX-330' })
  await next()
  await fill({ Organisation: 'Demo Ltd.', 'Unified social credit code': '123' })
  await next()
  expect(await screen.findByText(/Not a valid unified social credit code/)).toBeInTheDocument()
  await fill({ 'Unified social credit code': '' })
  await next()
  await fill({ 'Room name': 'BLX/330', 'End time': inDays(30) })
  await next()
  expect(await screen.findByText(/Can't contain \\ \/ :/)).toBeInTheDocument()
  await fill({ 'Room name': 'BLX-330 licence' })
  await next()
  await screen.findByRole('heading', { level: 2, name: /Patents/ })
  await user.click(await screen.findByRole('button', { name: /Add.*patents/i }))
  await screen.findByLabelText(/Application no/)
  expectHeadersMatchCells()
  await user.click(screen.getByRole('button', { name: /remove row 1/ }))
  await next()
  await user.click(await screen.findByRole('button', { name: /Add.*tags/i }))
  await user.type(await screen.findByLabelText(/Tag name/), 'Buyers')
  expectHeadersMatchCells()
  await next()
  await waitFor(() => expect(screen.getAllByText('Please fill this in')).toHaveLength(2))
  await user.click(screen.getByRole('combobox', { name: 'Type' }))
  await user.click(await screen.findByTitle('Transferee'))
  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByTitle('Fund'))
  await next()
  await user.click(await screen.findByRole('button', { name: /Add.*Members/i }))
  await user.type(await screen.findByLabelText(/E-mail/), 'new@example.com')
  expectHeadersMatchCells()
  await user.click(screen.getByRole('combobox', { name: 'Tag' }))
  await user.click(await screen.findByTitle('Buyers'))
  await user.click(screen.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByTitle('Member'))
  await next()
  await screen.findByLabelText('Watermark text')
  await fill({ 'Watermark text': '{nickname}' })
  await next()
  expect(await screen.findByText(/Must include the time/)).toBeInTheDocument()
  await fill({ 'Watermark text': '{nickname} {time}' })
  await next()
  expect(await screen.findByText('BLX-330 licence')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create room' }))

  expect(await screen.findByRole('region', { name: 'Current room' })).toHaveTextContent('BLX-330 licence')
  const room = rooms.vdr.all().find(({ name }) => name === 'BLX-330 licence')!
  expect(address()).toBe(`/vdr/vhome?roomId=${room.id}`)
  const tag = tags.vdr.all().find(({ roomId }) => roomId === room.id)
  expect(tag).toMatchObject({ name: 'Buyers', category: 'fund' })
  const invited = members.vdr.all().filter(({ roomId }) => roomId === room.id)
  expect(invited.map(({ email, state }) => [email, state])).toEqual([
    ['seller@example.com', 'loggedIn'],
    ['new@example.com', 'invited'],
  ])
  expect(watermarks.vdr.require(room.id).text).toBe('{nickname} {time}')
}, 60_000)

test('a change is previewed before it is saved; a room that is about to end needs a confirmation', async () => {
  const { user } = await renderApp('/implement/addoredit?roomId=1', { as: 'admin' })
  const next = async () => user.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByLabelText('Asset')
  await next()
  await screen.findByRole('heading', { name: /Organisation/ })
  await next()
  await screen.findByLabelText('Contract no.')
  await fill({ 'Contract no.': 'C-7' })
  await next()
  await screen.findByLabelText('End time')
  await fill({ 'End time': dayjs().add(5, 'hour').format('YYYY-MM-DDTHH:mm') })
  await next()
  const changes = within(await screen.findByRole('list', { name: 'Review changes' }))
  expect(changes.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Contract no.',
    'End time',
  ])
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const question = within(await screen.findByRole('dialog'))
  expect(rooms.implement.require('1').contractNo).toBeNull()
  await user.click(question.getByRole('button', { name: 'End early' }))
  await waitFor(() => expect(rooms.implement.require('1').contractNo).toBe('C-7'))
})

test('a user who may not create rooms sees what would help', async () => {
  const { go } = await renderApp('/subvdrdroomaddoredit', { as: 'buyer' })
  expect(await screen.findByRole('link', { name: 'Upgrade to PLUS member' })).toBeInTheDocument()
  await go('/implement/addoredit')
  expect(await screen.findByText(/You don't have permission to create rooms/)).toBeInTheDocument()
})

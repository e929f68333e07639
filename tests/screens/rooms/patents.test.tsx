import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCOPES } from '@/features/rooms/domain/scope'
import { patents } from '@mocks/rooms/patents'
import { rooms } from '@mocks/rooms/store'
import { openAt } from '../../support/openAt'
import { pressInRow } from '../../support/lists'

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** A day that is typed counts when it is confirmed. */
function typeDay(field: HTMLElement, day: string) {
  type(field, day)
  fireEvent.keyDown(field, { key: 'Enter' })
}

const NUMBER = '202510000001.4'

test.each(SCOPES)('%s: a room is chosen, and its patents are kept', async (scope) => {
  const { user, address } = await openAt(`/${scope}/vpatent`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: /BLX-220/ }))
  expect(address()).toBe(`/${scope}/vpatent?roomId=1`)
  expect(await screen.findByRole('row', { name: /202310123456.6.*Overdue/ })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Add a patent' }))
  const drawer = within(await screen.findByRole('dialog'))
  type(await drawer.findByLabelText('Application no.'), NUMBER)
  type(drawer.getByLabelText(/^International/), 'PCT-1')
  await user.click(drawer.getByRole('button', { name: 'Save the patent' }))
  expect(await drawer.findByText(/Has to read PCT/)).toBeInTheDocument()
  type(drawer.getByLabelText(/^International/), 'pct/cn2025/000001')
  typeDay(drawer.getByLabelText('Application date'), '2025-01-02')
  type(drawer.getByLabelText('Applicant organisation'), 'Demo Ltd.')
  await user.click(drawer.getByRole('button', { name: 'Save the patent' }))
  expect(await screen.findByRole('row', { name: new RegExp(NUMBER) })).toHaveTextContent('2045-01-02')
  expect(patents[scope].all().at(-1)).toMatchObject({ roomId: '1', internationalNo: 'PCT/CN2025/000001' })

  await pressInRow(user, screen.getByRole('row', { name: new RegExp(NUMBER) }), 'Delete')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByRole('row', { name: /202310123456.6/ })
  expect(patents[scope].all()).toHaveLength(3)
})

test('a number that the room has already is refused, and what was typed stays', async () => {
  const { user } = await openAt('/vdr/vpatent?roomId=1', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Add a patent' }))
  const drawer = within(await screen.findByRole('dialog'))
  const number = await drawer.findByLabelText('Application no.')
  type(number, '202310123456.6')
  typeDay(drawer.getByLabelText('Application date'), '2023-02-14')
  type(drawer.getByLabelText('Applicant organisation'), 'Demo Ltd.')
  await user.click(drawer.getByRole('button', { name: 'Save the patent' }))
  expect(await drawer.findByRole('alert')).toHaveTextContent('202310123456.6')
  expect(number).toHaveValue('202310123456.6')
})

test('deadlines are a filter, and the room stays in hand', async () => {
  const { user, address } = await openAt('/vdr/vpatent?roomId=1&deadline=30', { as: 'admin' })
  expect(await screen.findByRole('row', { name: /202410234567.9/ })).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /202310123456.6/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('row', { name: /202310123456.6/ })).toBeInTheDocument()
  expect(address()).toBe('/vdr/vpatent?roomId=1')
})

test('a member reads; a room that has closed is read-only for its administrator too', async () => {
  const member = await openAt('/vdr/vpatent?roomId=1', { as: 'buyer' })
  expect(await screen.findByRole('row', { name: /202310123456.6/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a patent' })).not.toBeInTheDocument()
  member.unmount()

  rooms.vdr.put({ ...rooms.vdr.require('1'), status: '1' })
  await openAt('/vdr/vpatent?roomId=1', { as: 'admin' })
  expect(await screen.findByText('The room is closed and read-only')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a patent' })).not.toBeInTheDocument()
})

test('without an address the last room of the session is taken up; one that is not there leads to the others', async () => {
  const { go, user } = await openAt('/vdr/vpatent?roomId=1', { as: 'admin' })
  await screen.findByRole('row', { name: /202310123456.6/ })
  await go('/index')
  await screen.findByRole('heading', { name: /^Hello/ })
  await go('/vdr/vpatent')
  expect(await screen.findByRole('region', { name: 'Room in hand' })).toHaveTextContent('BLX-220')
  await go('/vdr/vpatent?roomId=99')
  expect(await screen.findByText("The room can't be opened")).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Change room' }))
  expect(await screen.findByRole('button', { name: /KRX-08/ })).toBeInTheDocument()
})

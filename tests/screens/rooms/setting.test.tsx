import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rooms } from '@mocks/rooms/store'
import { openAt } from '../../support/openAt'
import { fillIn } from '../../support/typing'

test.each(['vdr', 'implement'] as const)(
  'a room in %s is set; a new agreement is a new version',
  async (scope) => {
    const { user } = await openAt(`/${scope}/vsetting?roomId=1`, { as: 'admin' })
    await screen.findByLabelText('Name of the room')
    fillIn({
      'Confidentiality agreement': 'Everything in this room is confidential.',
      'Allowed e-mail domains': 'Example.com, not a domain',
    })
    await user.click(screen.getByRole('button', { name: 'Save the settings' }))
    expect(await screen.findAllByText('“not” is no domain')).not.toHaveLength(0)
    fillIn({ 'Allowed e-mail domains': 'Example.com; demo.org' })
    await user.click(screen.getByRole('button', { name: 'Save the settings' }))
    expect(await screen.findByText('The settings were saved')).toBeInTheDocument()
    expect(rooms[scope].require('1').nda).toEqual({
      version: 2,
      text: 'Everything in this room is confidential.',
    })
  },
)

test('two administrators at once: both are shown, and nothing is lost', async () => {
  const { user } = await openAt('/vdr/vsetting?roomId=1', { as: 'seller' })
  await screen.findByLabelText('Name of the room')
  const room = rooms.vdr.require('1')
  rooms.vdr.put({ ...room, announcement: 'Theirs', version: room.version + 1 })
  fillIn({ Announcement: 'Mine here' })
  await user.click(screen.getByRole('button', { name: 'Save the settings' }))
  const field = within(await screen.findByRole('group', { name: 'Announcement' }))
  await user.click(field.getByRole('radio', { name: /Mine here/ }))
  await user.click(screen.getByRole('button', { name: 'Save what I chose' }))
  expect(await screen.findByText('The settings were saved')).toBeInTheDocument()
  expect(rooms.vdr.require('1').announcement).toBe('Mine here')
})

test('the settings of a closed room are read only', async () => {
  const closed = await openAt('/vdr/vsetting?roomId=2', { as: 'admin' })
  expect(await screen.findByText('As the room stands its settings can only be read')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save the settings' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Re-enable' })).toBeInTheDocument()
  closed.unmount()

  await openAt('/implement/vsetting?roomId=4', { as: 'admin' })
  expect(await screen.findByLabelText('Name of the room')).toBeInTheDocument()
})

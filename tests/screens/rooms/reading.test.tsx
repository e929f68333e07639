import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { putMember } from '@mocks/rooms/rights'
import { roomLog } from '@mocks/rooms/log'
import { members } from '@mocks/rooms/store'
import { connectionsOf, push } from '@mocks/platform/socket'
import { openAt } from '../../support/openAt'
import { viewHere } from '../../support/viewerWorker'

const AT = '/vdr/vdocumenttree?roomId=1&document='

test('a document is read under the room’s mark', async () => {
  const asked = viewHere({ pages: 3 })
  const { user } = await openAt(`${AT}6-2-1`, { as: 'buyer' })
  await user.click(await screen.findByRole('button', { name: 'Read' }))
  await waitFor(() => expect(asked.some(({ kind }) => kind === 'paint')).toBe(true))
  const { mark } = asked.find((request) => request.kind === 'paint')!
  expect(mark.lines).toEqual(['30 孙受让', expect.stringMatching(/UTC$/)])
  expect(await screen.findByText(/cannot stop a camera/)).toBeInTheDocument()
})

test('who is stopped while he reads sees nothing any more', async () => {
  viewHere({ pages: 3 })
  await openAt(`${AT}6-2-1&read=1`, { as: 'buyer' })
  expect(await screen.findByText(/cannot stop a camera/)).toBeInTheDocument()
  await waitFor(() => expect(connectionsOf('30')).toBe(1))
  const buyer = members.vdr.all().find(({ roomId, userId }) => roomId === '1' && userId === '30')!
  putMember('vdr', '周岚', { ...buyer, state: 'stopped' })
  act(() => push('30', { code: 200, msg: 'vdrRevoke', data: { roomId: '1' } }))
  expect(await screen.findByText("The room can't be opened")).toBeInTheDocument()
  expect(screen.queryByText(/cannot stop a camera/)).not.toBeInTheDocument()
  expect([...roomLog.vdr.values()].some(({ userId, nodeId }) => userId === '30' && nodeId === '6-2-1')).toBe(true) // prettier-ignore
})

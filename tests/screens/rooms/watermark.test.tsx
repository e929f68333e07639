import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roomLog } from '@mocks/rooms/log'
import { watermarks } from '@mocks/rooms/watermarks'
import { openAt } from '../../support/openAt'
import { fillIn } from '../../support/typing'
import { viewHere } from '../../support/viewerWorker'

test.each(['vdr', 'implement'] as const)('the mark of a room in %s is previewed and saved', async (scope) => {
  const asked = viewHere()
  const { user } = await openAt(`/${scope}/vwatermark?roomId=1`, { as: 'admin' })
  expect(await screen.findAllByRole('img', { name: /Sample page with: 1 / })).toHaveLength(3)
  await waitFor(() => expect(asked.filter(({ kind }) => kind === 'sample')).toHaveLength(3))

  fillIn({ 'Text of the mark': '{room}' })
  await user.click(screen.getByRole('button', { name: 'Save the watermark' }))
  expect(await screen.findAllByText(/It has to name a person/)).not.toHaveLength(0)
  expect(screen.getByText(/the preview comes back/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'E-mail' }))
  await user.click(screen.getByRole('button', { name: 'UTC time' }))
  fillIn({ Opacity: '5' })
  expect(await screen.findByText(/too faint/)).toBeInTheDocument()
  fillIn({ Opacity: '30' })
  expect(await screen.findByText(/can be read and leaves/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save the watermark' }))
  expect(await screen.findByText('The watermark was saved')).toBeInTheDocument()
  expect(watermarks[scope].require('1')).toMatchObject({ text: '{room} {email} {time}', opacity: 30 })
  expect(roomLog[scope].all().at(-1)).toMatchObject({ action: 'setting', roomId: '1' })
})

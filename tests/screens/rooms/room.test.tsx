import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../support/openAt'

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

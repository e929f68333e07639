import { screen, within } from '@testing-library/react'
import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { members, rooms } from '@mocks/rooms/store'
import { renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

test('a manager of all rooms extends several at once, and sees the result of each', async () => {
  // The manager is a member of none of them.
  members.vdr.remove(members.vdr.all().filter(({ userId }) => userId === '1'))
  const { user } = await renderScreen('/vdr/vmanage', { as: 'admin' })
  await screen.findByRole('row', { name: /HLD-9/ })
  await user.click(screen.getByRole('checkbox', { name: /HLD-9/ }))
  await user.click(screen.getByRole('checkbox', { name: /KRX-08/ }))
  const bar = within(screen.getByRole('group', { name: 'Actions for selected rooms' }))
  await user.click(bar.getByRole('button', { name: 'Extend end time' }))
  const dialog = within(await screen.findByRole('dialog'))
  const start = dialog.getByRole('button', { name: 'Extend 2 rooms' })
  expect(start).toBeDisabled()
  fillIn({ 'End time': dayjs().add(90, 'day').format('YYYY-MM-DD HH:mm') }, dialog)
  await user.click(start)
  expect(await dialog.findByText('1 of 2 done')).toBeInTheDocument()
  expect(dialog.getByText(/当前状态/)).toBeInTheDocument()
  expect(dayjs(rooms.vdr.require('4').endTime).diff(dayjs(), 'day')).toBeGreaterThan(85)
})

test('before several rooms are closed each shows what is open in it', async () => {
  const { user } = await renderScreen('/vdr/vmanage', { as: 'admin' })
  await screen.findByRole('row', { name: /HLD-9/ })
  for (const name of [/BLX-220/, /HLD-9/]) await user.click(screen.getByRole('checkbox', { name }))
  const bar = within(screen.getByRole('group', { name: 'Actions for selected rooms' }))
  await user.click(bar.getByRole('button', { name: 'Close room' }))
  const dialog = within(await screen.findByRole('dialog'))
  const story = within(dialog.getByRole('region', { name: /BLX-220/ }))
  expect(await story.findByText('3 documents pending review')).toBeInTheDocument()
  const empty = within(dialog.getByRole('region', { name: /HLD-9/ }))
  expect(await empty.findByText('No documents pending review')).toBeInTheDocument()

  const start = dialog.getByRole('button', { name: 'Close 2 rooms' })
  fillIn({ 'Reason for closing': 'the deals are done' }, dialog)
  expect(start).toBeDisabled()
  await user.click(dialog.getByRole('checkbox'))
  await user.click(start)
  expect(await dialog.findByText('2 of 2 done')).toBeInTheDocument()
  expect(['1', '4'].map((id) => rooms.vdr.require(id).status)).toEqual(['1', '1'])
})

test('the home page counts down the open rooms, the first to end at the top', async () => {
  await renderScreen('/index', { as: 'seller' })
  const card = await screen.findByRole('heading', { name: 'My data rooms' })
  const names = await within(card.closest<HTMLElement>('.ant-card')!).findAllByRole('link')
  expect(names.map(({ textContent }) => textContent?.slice(0, 5))).toEqual([
    'MTN-1',
    'BLX-2',
    'HLD-9',
    'All r',
  ])
})

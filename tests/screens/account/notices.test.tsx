import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centre/tabs'
import { fetchScreen } from '@/shared/ui/lazy/screens'
import { notify, noticesOf, settingOf } from '@mocks/account/notices'
import { openAt } from '../../support/openAt'

await fetchScreen(TABS.notices!)

const ANALYST = { userId: '2' }
const bell = (name: string) => screen.findByRole('button', { name })

test('the bell counts what is unread, is told of more at once, and leads to what a notice is about', async () => {
  const { user, address } = await openAt('/index', { as: 'analyst' })
  await bell('2 unread notices')
  act(() =>
    notify('2', {
      noticeType: 'room',
      noticeTitle: '<i>新文档</i>',
      noticeContent: '',
      link: '/contact?a=1',
    }),
  )
  await user.click(await bell('3 unread notices'))
  const newest = within(await screen.findByRole('region', { name: 'Notices' }))
  await user.click(await newest.findByRole('link', { name: '<i>新文档</i>' }))
  await waitFor(() => expect(address()).toBe('/contact?a=1'))
  await bell('2 unread notices')
})

test('the bell says how many are unread, marks them all, and gives the keys back', async () => {
  const { user } = await openAt('/index', { as: 'analyst' })
  await user.click(await bell('2 unread notices'))
  const newest = within(await screen.findByRole('region', { name: 'Notices' }))
  expect(newest.getByText('2 unread')).toBeInTheDocument()
  await user.click(newest.getByRole('button', { name: 'Mark all as read' }))
  await bell('0 unread notices')
  expect(newest.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  expect(noticesOf(ANALYST).every(({ isRead }) => isRead)).toBe(true)
  await user.keyboard('{Escape}')
  expect(await bell('0 unread notices')).toHaveFocus()
})

test('a notice is text, and links to no other place; all are marked as read', async () => {
  const { user } = await openAt('/user/center?tab=notices', { as: 'analyst' })
  const row = within(await screen.findByRole('row', { name: /系统维护通知/ }))
  expect(row.getByText(/<b>例行维护<\/b>/)).toBeInTheDocument()
  expect(row.queryByRole('link')).not.toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Mark as read' }))
  await bell('1 unread notice')
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await bell('0 unread notices')
  expect(noticesOf(ANALYST).every(({ isRead }) => isRead)).toBe(true)
})

test('which kinds come by which way is chosen and kept; what concerns safety stays', async () => {
  const { user } = await openAt('/user/center?tab=notices', { as: 'analyst' })
  expect(await screen.findByRole('checkbox', { name: 'Account and safety: On the screen' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Data rooms: On the screen' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your choice was saved')).toBeInTheDocument()
  expect(settingOf(ANALYST).find(({ kind }) => kind === 'room')).toMatchObject({ screen: false, email: true })
  notify('2', { noticeType: 'room', noticeTitle: '不提示', noticeContent: '', link: '' })
  expect(noticesOf(ANALYST).some(({ noticeTitle }) => noticeTitle === '不提示')).toBe(false)
})

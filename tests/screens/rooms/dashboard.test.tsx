import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { now } from '@mocks/platform/clock'
import { roomLog } from '@mocks/rooms/log'
import { renderScreen } from '../../support/renderApp'

/** The only log entry: the buyer has opened a document of the sixth folder. */
const open = (scope: 'vdr' | 'implement', as: string) => {
  const act = {
    roomId: '1',
    time: now(),
    userId: '30',
    userName: '孙受让',
    tagId: '2',
    result: 'ok' as const,
  }
  roomLog[scope].remove(roomLog[scope].all())
  roomLog[scope].put({ ...act, id: 'a1', action: 'view', nodeId: '6-1', versionNo: 1, seconds: 600 })
  return renderScreen(`/${scope}/vdashboard?roomId=1`, { as })
}
const rowOf = (table: HTMLElement, name: RegExp) => within(within(table).getByRole('row', { name }))

test('a leader of a room sees all of it, and each figure leads to its list', async () => {
  const { user, address } = await open('vdr', 'seller')
  await user.click(await screen.findByRole('button', { name: 'Show table · Engagement by tag' }))
  const engagement = await screen.findByRole('table', { name: 'Engagement by tag' })
  // A single session, a single document of those of the tag, ten minutes, today.
  expect(within(engagement).getByRole('row', { name: /^潜在受让方 A/ })).toHaveTextContent(
    /13 points.*1 \/ 136.*1\.7 points/,
  )
  expect(screen.getByText(/^Engagement = 30 × min\(1, sessions \/ 10\)/)).toBeInTheDocument()

  const folders = screen.getByRole('table', { name: 'Folders by views' })
  expect(rowOf(folders, /^6 临床研究/).getAllByRole('link', { name: '1' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/vdr\/vlogrecord\?roomId=1&from=.*&action=view&nodeId=6&tagId=2$/),
  )
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  await waitFor(() => expect(address()).toBe('/vdr/vdashboard?roomId=1&period=7'))

  await user.click(screen.getByRole('button', { name: 'Show table · Member conversion' }))
  const members = await screen.findByRole('table', { name: 'Member conversion' })
  await user.click(rowOf(members, /^Has logged in/).getByRole('link'))
  expect(await screen.findByRole('row', { name: /buyer@example\.com/ })).toBeInTheDocument()
  expect(address()).toBe('/vdr/vdmuser?roomId=1&reach=loggedIn')
})

test('a member sees only their own tag; without a log the figures lead to the other lists only', async () => {
  const { unmount } = await open('vdr', 'buyer')
  expect(await screen.findByText('Only you and your tag')).toBeInTheDocument()
  const coverage = await screen.findByRole('table', { name: 'Unread by tag' })
  expect(within(coverage).getAllByRole('row')).toHaveLength(2)
  expect(rowOf(coverage, /^You · 潜在受让方 A/).getAllByRole('link')[1]).toHaveAttribute(
    'href',
    '/vdr/vdocumenttree?roomId=1&mark=unread',
  )
  expect(screen.queryByText('Pending review')).not.toBeInTheDocument()
  unmount()

  await open('implement', 'admin')
  const folders = await screen.findByRole('table', { name: 'Folders by views' })
  expect(rowOf(folders, /^6 临床研究/).queryByRole('link')).not.toBeInTheDocument()
})

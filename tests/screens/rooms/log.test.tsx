import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatThumbprint } from '@/features/rooms/domain/log/signature'
import { demoKeyId } from '@mocks/vdr/logBundle'
import { chainOf } from '@mocks/vdr/logChain'
import { roomLog } from '@mocks/rooms/log'
import { renderScreen } from '../../support/renderApp'
import { watchSavedFiles } from '../../support/savedFiles'

const LOG = '/vdr/vlogrecord?roomId=1'
const saved = watchSavedFiles()
const intact = /^Integrity check passed: all 10 entries/

test('a leader of a room reads the log, verified by its chain, with the rule behind an anomaly', async () => {
  const { user, address } = await renderScreen(`${LOG}&anomaly=burst`, { as: 'seller' })
  expect(await screen.findByText(intact)).toBeInTheDocument()
  const [row] = await screen.findAllByRole('row', { name: /罗尽调.*Download.*Success .*Many downloads/ })
  await user.click(within(row!).getByRole('button', { name: /^20\d\d-/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Details of #\d+$/)).toBeInTheDocument()
  expect(dialog.getByText(/at least 30 downloads by the same user within 10 minutes/)).toBeInTheDocument()
  expect(dialog.getAllByText(/^[0-9a-f]{64}$/)).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Timeline of this user' }))
  expect(address()).toMatch(/userId=109&view=timeline/)
})

test('an altered entry is shown in a red banner with its number', async () => {
  const entry = chainOf('1').at(-3)!
  const { text } = entry
  entry.text = 'something else'
  await renderScreen(LOG, { as: 'seller' })
  expect(await screen.findByRole('alert')).toHaveTextContent(`The hash chain is broken at #${entry.seq}`)
  expect(screen.queryByText(intact)).not.toBeInTheDocument()
  entry.text = text
})

test('a member sees only their own entries, and why these have no numbers', async () => {
  const { user } = await renderScreen(LOG, { as: 'buyer' })
  expect(await screen.findByText(/Only your own actions are shown/)).toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: /No\.|User/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Signed bundle' })).not.toBeInTheDocument()
  await user.click(screen.getByText('Signing key of this room’s log'))
  expect(screen.getByText(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/)).toHaveTextContent(formatThumbprint(demoKeyId()))
})

test('the timeline of a user shows their visits, and the documents in each', async () => {
  const { user, address } = await renderScreen(`${LOG}&view=timeline`, { as: 'seller' })
  expect(await screen.findByText('Choose a user')).toBeInTheDocument()
  await user.click(screen.getByRole('combobox', { name: 'User' }))
  await user.click(await screen.findByTitle('罗尽调'))
  const [lanes, visits] = await screen.findAllByRole('table', { name: 'Visits of 罗尽调' })
  expect(address()).toContain('userId=109')
  expect(within(lanes!).getAllByRole('rowheader').length).toBeGreaterThan(5)
  expect(within(visits!).getAllByRole('row').length).toBeGreaterThan(2)
})

test('the shown entries can be exported, and the full log as a bundle with a comparable key', async () => {
  const { user } = await renderScreen(`${LOG}&result=denied`, { as: 'seller' })
  await screen.findByText(intact)
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await expect.poll(() => saved.map(({ name }) => name)).toEqual([expect.stringMatching(/_log_\d+\.csv$/)])
  await user.click(screen.getByRole('button', { name: 'Signed bundle' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /Generate and download/ }))
  expect(await dialog.findByText(/^Bundle generated with 20,?\d+ entries/)).toBeInTheDocument()
  expect(dialog.getByText(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/)).toBeInTheDocument()
  await expect.poll(() => saved.at(-1)?.name).toMatch(/_log_\d+\.zip$/)
  expect(roomLog.vdr.all().at(-1)).toMatchObject({ action: 'export', userId: '40' })
})

import { screen, within } from '@testing-library/react'
import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { db } from '@mocks/account/store'
import { changeRights, visibleNodes } from '@mocks/rooms/rights'
import { renderScreen } from '../../support/renderApp'
import { dialogOf, pressInRow } from '../../support/lists'
import { fillIn } from '../../support/typing'

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('a certificate shows what a member could see then, and that it is intact', async () => {
  changeRights('vdr', '1', '周岚', [{ kind: 'rule', node: '8', subject: 'tag', id: '2', level: 0 }])
  const { user } = await renderScreen('/vdr/vdmuser?roomId=1&keyword=buyer', { as: 'seller' })
  await pressInRow(user, await rowOf('buyer@example.com'), 'Access certificate')
  const dialog = await dialogOf('Access certificate of 孙受让')
  expect(await dialog.findByText('The content matches its hash')).toBeInTheDocument()
  expect(
    dialog.getByRole('row', { name: /^1 项目概览 2 View Tag rule · 1 项目概览 周岚/ }),
  ).toBeInTheDocument()
  const admin = db.accounts.find(({ userName }) => userName === 'admin')!
  const documents = visibleNodes('vdr', admin, '1', '3').filter(({ kind }) => kind === 'document')
  expect(dialog.getByText(`${documents.length} documents`)).toBeInTheDocument()
  // Before the rules were set they saw nothing.
  fillIn({ 'Point in time': dayjs().subtract(30, 'day').format('YYYY-MM-DD HH:mm:ss') }, dialog)
  expect(await dialog.findByText('This person could see nothing at that time')).toBeInTheDocument()
  // Of a future time it shows what is planned: by then the room is closed.
  fillIn({ 'Point in time': '2999-01-01 00:00' }, dialog)
  expect(await dialog.findByText(/^Planned, as of /)).toBeInTheDocument()
  expect(dialog.getByText(/^What 孙受让 will be able to see at 2999-01-01/)).toBeInTheDocument()
  expect(dialog.getByText('0 documents')).toBeInTheDocument()
  expect(await dialog.findByText('The content matches its hash')).toBeInTheDocument()
})

test('the matrix explains the level of a tag', async () => {
  const { user } = await renderScreen('/vdr/vtag?roomId=1&view=matrix', { as: 'seller' })
  await user.click(within(await rowOf('8 知识产权')).getAllByRole('gridcell')[1]!)
  await user.click(screen.getByRole('button', { name: 'Why?' }))
  const why = within(await screen.findByRole('region', { name: 'Why can 潜在受让方 A see this?' }))
  expect(why.getByText('Tag rule · 8 知识产权').closest('li')).toHaveAttribute('aria-current')
  expect(why.getByText('applied')).toBeInTheDocument()
})

test('the matrix explains that a level waits for a release', async () => {
  changeRights('vdr', '1', '周岚', [
    { kind: 'phase', id: 'p1', phase: { name: 'Due diligence', dueDay: null, isStarted: false } },
    { kind: 'release', id: 'r1', plan: { node: '8', tagIds: ['2'], time: null, phaseId: 'p1' } },
    {
      kind: 'release',
      id: 'r2',
      plan: { node: '8', tagIds: null, time: '2026-01-05 09:00:00', phaseId: null },
    },
  ])
  const { user } = await renderScreen('/vdr/vtag?roomId=1&view=matrix', { as: 'seller' })
  await user.click(within(await rowOf('8 知识产权')).getAllByRole('gridcell')[1]!)
  expect(screen.getByText(/^1 release plan holds items back/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Why?' }))
  const why = within(await screen.findByRole('region', { name: "Why can't 潜在受让方 A see this?" }))
  expect(
    why.getByText('Released to 潜在受让方 A with phase “Due diligence”, which has not started'),
  ).toBeInTheDocument()
  expect(why.getByText(/^Released to all members on 2026-01-05/)).toBeInTheDocument()
  expect(why.getByText('Not released yet')).toBeInTheDocument()
})

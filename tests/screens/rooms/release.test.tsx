import { screen, waitFor, within } from '@testing-library/react'
import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { releaseApis } from '@/features/rooms/rights/release.api'
import { SCOPES } from '@/entities/roomScope'
import { parseTime, serverTime } from '@/shared/lib/dates'
import { connectionsOf } from '@mocks/platform/socket'
import { changeRights, rightsNow, rightsVersion } from '@mocks/rooms/rights'
import { roomLog } from '@mocks/rooms/log'
import { renderApp, renderScreen } from '../../support/renderApp'
import { roomBackend } from '../../support/roomBackend'
import { dialogOf, pressInRow } from '../../support/lists'
import { fillIn } from '../../support/typing'

const releaseView = (scope = 'vdr') => `/${scope}/vtag?roomId=1&view=release`
const rowIn = (section: string, name: RegExp) =>
  within(screen.getByRole('region', { name: section })).findByRole('row', { name })
const inDays = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DD HH:mm')

test('an administrator holds a folder back for a phase; the buyer sees it once the phase has started', async () => {
  const seller = await renderScreen(releaseView(), { as: 'seller' })
  const { user } = seller
  await user.click(await screen.findByRole('button', { name: 'Add phase' }))
  const phase = within(await screen.findByRole('dialog', { name: 'Add phase' }))
  fillIn({ 'Phase name': 'Due diligence' }, phase)
  await user.click(phase.getByRole('button', { name: 'Save phase' }))
  await rowIn('Phases', /Due diligence Not started/)

  await user.click(screen.getByRole('button', { name: 'Plan a release' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Plan a release' }))
  await user.click(drawer.getByLabelText('Folder or document'))
  await user.click(await screen.findByText('6 临床研究'))
  await user.click(drawer.getByLabelText('Released to'))
  await user.click(await screen.findByTitle('潜在受让方 A'))
  await user.click(drawer.getByRole('radio', { name: 'A phase' }))
  await user.click(await drawer.findByLabelText('Phase'))
  await user.click(await screen.findByTitle('Due diligence'))
  await user.click(drawer.getByRole('button', { name: 'Review impact and save' }))
  const sheet = await dialogOf('Who will see what')
  expect(await sheet.findByRole('row', { name: /Tag 潜在受让方 A — ▼ \d+/ })).toBeInTheDocument()
  expect(sheet.queryByRole('row', { name: /潜在受让方 B/ })).not.toBeInTheDocument()
  await user.click(sheet.getByRole('button', { name: 'Apply changes' }))
  await rowIn('Release plans', /6 临床研究 潜在受让方 A Phase “Due diligence” Planned/)
  seller.unmount()

  const before = await renderScreen('/vdr/vdocumenttree?roomId=1', { as: 'buyer' })
  expect(await screen.findByRole('treeitem', { name: /非临床/ })).toBeInTheDocument()
  expect(screen.queryByText('临床研究')).not.toBeInTheDocument()
  before.unmount()

  const again = await renderScreen(releaseView(), { as: 'seller' })
  await pressInRow(
    again.user,
    await screen.findByRole('row', { name: /^Due diligence Not started/ }),
    'Start phase',
  )
  const gain = await dialogOf('Who will see what')
  expect(await gain.findByRole('row', { name: /Tag 潜在受让方 A ▲ \d+/ })).toBeInTheDocument()
  await again.user.click(gain.getByRole('button', { name: 'Apply changes' }))
  await rowIn('Phases', /^Due diligence Started/)
  await rowIn('Release plans', /^6 临床研究 .* Released/)
  again.unmount()

  await renderScreen('/vdr/vdocumenttree?roomId=1', { as: 'buyer' })
  expect(await screen.findByRole('treeitem', { name: /临床研究/ })).toBeInTheDocument()
})

test.each(SCOPES)(
  '%s: a plan is moved to a later day and withdrawn, each after its impact',
  async (scope) => {
    const plan = { node: '6', tagIds: null, time: '2026-01-05 09:00:00', phaseId: null }
    changeRights(scope, '1', '周岚', [{ kind: 'release', id: 'r1', plan }])
    const { user } = await renderScreen(releaseView(scope), { as: 'admin' })
    await pressInRow(
      user,
      await screen.findByRole('row', { name: /6 临床研究 all members .* Released/ }),
      'Edit plan',
    )
    const drawer = await dialogOf('Edit release plan')
    fillIn({ 'Release time': inDays(5) }, drawer)
    await user.click(drawer.getByRole('button', { name: 'Review impact and save' }))
    const sheet = await dialogOf('Who will see what')
    expect(await sheet.findByRole('row', { name: /Tag 潜在受让方 A — ▼ \d+/ })).toBeInTheDocument()
    await user.click(sheet.getByRole('button', { name: 'Apply changes' }))
    await pressInRow(user, await rowIn('Release plans', /Planned/), 'Withdraw plan')
    const withdrawal = await dialogOf('Who will see what')
    expect(await withdrawal.findByRole('row', { name: /Tag 潜在受让方 A ▲ \d+/ })).toBeInTheDocument()
    await user.click(withdrawal.getByRole('button', { name: 'Apply changes' }))
    expect(await screen.findByText('Nothing waits for a release')).toBeInTheDocument()
    expect(roomLog[scope].all().at(-1)).toMatchObject({ text: 'release', after: '' })
  },
)

test('a change that someone else has made meanwhile is not overwritten', async () => {
  changeRights('vdr', '1', '周岚', [
    { kind: 'phase', id: 'p1', phase: { name: 'Teaser', dueDay: '2026-01-05', isStarted: false } },
  ])
  const { user } = await renderScreen(releaseView(), { as: 'admin' })
  await pressInRow(user, await screen.findByRole('row', { name: /^Teaser Overdue/ }), 'Start phase')
  const sheet = await dialogOf('Who will see what')
  const apply = sheet.getByRole('button', { name: 'Apply changes' })
  await waitFor(() => expect(apply).toBeEnabled())
  changeRights('vdr', '1', '周岚', [{ kind: 'rule', node: '5', subject: 'tag', id: '2', level: 1 }])
  await user.click(apply)
  expect(await screen.findByRole('alert')).toHaveTextContent('周岚')
  expect(rightsNow('vdr', '1').phases()).toMatchObject([{ id: 'p1', isStarted: false }])
})

test('a preview shows an administrator what a member will see on a date', async () => {
  changeRights('vdr', '1', '周岚', [
    {
      kind: 'release',
      id: 'r1',
      plan: {
        node: '6',
        tagIds: null,
        time: dayjs().add(5, 'day').format('YYYY-MM-DD HH:mm:ss'),
        phaseId: null,
      },
    },
  ])
  const { user } = await renderScreen('/vdr/vdocumenttree?roomId=1&as=3', { as: 'seller' })
  await user.click(await screen.findByRole('button', { name: 'Preview a date' }))
  const dialog = await dialogOf('Who sees what on a date')
  expect(await dialog.findByText(/documents, 0 of them not visible now$/)).toBeInTheDocument()
  fillIn({ 'Date and time': inDays(6) }, dialog)
  expect(await dialog.findByText(/documents, [1-9]\d* of them not visible now$/)).toBeInTheDocument()
  fillIn({ 'Date and time': inDays(-1) }, dialog)
  expect(await dialog.findByRole('alert')).toHaveTextContent('The access certificate covers the past')
  fillIn({ 'Date and time': inDays(400) }, dialog)
  expect(await dialog.findByText('Nothing will be visible at that time')).toBeInTheDocument()
})

test('a dated release that falls due shows its documents to a member who is in the room', async () => {
  await renderApp('/vdr/vdocumenttree?roomId=1', { as: 'buyer' })
  expect(await screen.findByRole('treeitem', { name: /临床研究/ })).toBeInTheDocument()
  await waitFor(() => expect(connectionsOf('30')).toBe(1))
  const time = serverTime(Date.now() + 3_000)
  const plan = { node: '6', tagIds: ['2'], time, phaseId: null }
  const body = { roomId: '1', version: rightsVersion('vdr', '1'), id: null, plan }
  expect((await roomBackend().send('seller', releaseApis.vdr.update, { body })).code).toBe(200)
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /临床研究/ })).not.toBeInTheDocument())
  expect(await screen.findByRole('treeitem', { name: /临床研究/ })).toBeInTheDocument()
  expect(Date.now()).toBeGreaterThanOrEqual(parseTime(time)!.getTime())
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberApis } from '@/features/rooms/members/members.api'
import { SCOPES } from '@/entities/roomScope'
import { db } from '@mocks/account/store'
import { levelOf, removeMember, visibleNodes } from '@mocks/rooms/rights'
import { members, membersOf, nodesOf, rooms } from '@mocks/rooms/store'
import { settings, DEFAULT_SETTING } from '@mocks/rooms/settings'
import { connectionsOf } from '@mocks/platform/socket'
import { roomBackend } from '../../support/roomBackend'
import { renderApp, renderScreen } from '../../support/renderApp'
import { dialogOf, pressInRow } from '../../support/lists'
import { fillIn } from '../../support/typing'

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test.each(SCOPES)('%s: a member is stopped with a reason, enabled and changed', async (scope) => {
  const { user } = await renderScreen(`/${scope}/vdmuser?roomId=1`, { as: 'admin' })
  await pressInRow(user, await rowOf('buyer@example.com'), 'Stop')
  const field = await screen.findByLabelText('Reason')
  fillIn({ Reason: '不再参与此项目' })
  await user.click(within(field.closest<HTMLElement>('[role=dialog]')!).getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(members[scope].require('3').state).toBe('stopped'))
  expect(members[scope].require('3').events.at(-1)).toMatchObject({ text: '不再参与此项目' })
})

test('before a tag is changed it is shown who gains and who loses access', async () => {
  const { user } = await renderScreen('/vdr/vdmuser?roomId=1&keyword=buyer', { as: 'admin' })
  const read = nodesOf('vdr', '1').filter(
    ({ id, kind }) => kind === 'document' && levelOf('vdr', members.vdr.require('3'), id).level > 1,
  )
  await pressInRow(user, await rowOf('buyer@example.com'), 'Change permissions')
  await user.click(await screen.findByRole('checkbox', { name: /^Fence view/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const sheet = await dialogOf('Who will see what')
  expect(await sheet.findByRole('row', { name: new RegExp(`孙受让 — ▼ ${read.length}`) })).toBeInTheDocument()
  expect(members.vdr.require('3').isFenced).toBe(false)
  await user.click(sheet.getByRole('button', { name: 'Apply changes' }))
  await waitFor(() => expect(members.vdr.require('3').isFenced).toBe(true))
})

test('rejected addresses of an invitation stay, with the reason', async () => {
  const { user } = await renderScreen('/vdr/vdmuser?roomId=1', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Invite members' }))
  await screen.findByLabelText('E-mail addresses')
  const drawer = within(screen.getByRole('dialog'))
  const typed = '王一 <one@example.com>；two@example.com, two@example.com\nbuyer@example.com'
  fillIn({ 'E-mail addresses': typed }, drawer)
  expect(await drawer.findByText('2 people will be invited')).toBeInTheDocument()
  expect(drawer.getByRole('row', { name: /buyer@example.com.*Already a member/ })).toBeInTheDocument()
  await user.click(drawer.getByRole('button', { name: 'Next' }))
  await user.click(await drawer.findByLabelText('Tag'))
  await user.click(await screen.findByTitle('潜在受让方 B'))
  await user.click(drawer.getByRole('button', { name: 'Next' }))
  // Someone else invites one of them meanwhile.
  const taken = members.vdr.put({ ...members.vdr.require('12'), id: '901', email: 'two@example.com' })
  await user.click(await drawer.findByRole('button', { name: 'Send invitations' }))
  expect(await drawer.findByText(/two@example.com · 该房间已有此成员/)).toBeInTheDocument()
  expect(drawer.getByLabelText('E-mail addresses')).toHaveValue(taken.email)
  expect(membersOf('vdr', '1').at(-1)).toMatchObject({ name: '王一', tagId: '3', state: 'invited' })
})

test('an address that the settings do not allow is marked before it is sent, and rejected', async () => {
  settings.vdr.put({ ...DEFAULT_SETTING, id: '1', domains: 'example.com\ndemo.org' })
  const { user } = await renderScreen('/vdr/vdmuser?roomId=1', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Invite members' }))
  await screen.findByLabelText('E-mail addresses')
  const drawer = within(screen.getByRole('dialog'))
  fillIn({ 'E-mail addresses': 'one@Example.com, two@sub.example.com' }, drawer)
  expect(
    await drawer.findByRole('row', { name: /two@sub.example.com.*Domain not allowed/ }),
  ).toBeInTheDocument()
  expect(drawer.getByText('1 person will be invited')).toBeInTheDocument()

  const body = {
    roomId: '1',
    emails: [{ email: 'two@sub.example.com', name: '' }],
    role: 'member',
    tagId: '2',
    isFenced: false,
    mayModifyValuation: false,
    expiry: null,
    message: null,
  }
  expect(await roomBackend().send('seller', memberApis.vdr.invite, { body })).toMatchObject({
    data: [{ ok: false, msg: expect.stringContaining('example.com、demo.org') as string }],
  })
})

test('members see nobody else if the settings say so; a sole administrator is asked to name another', async () => {
  rooms.vdr.put({ ...rooms.vdr.require('1'), hidesMembers: true })
  const hidden = await renderScreen('/vdr/vdmuser?roomId=1', { as: 'buyer' })
  expect(await rowOf('buyer@example.com')).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /fang@example.com/ })).not.toBeInTheDocument()
  hidden.unmount()

  const first = await renderScreen('/vdr/vdmuser?roomId=1', { as: 'seller' })
  await rowOf('buyer@example.com')
  expect(screen.queryByText(/^The room has only one administrator/)).not.toBeInTheDocument()
  first.unmount()
  members.vdr.put({ ...members.vdr.require('1'), role: 'member' })
  await renderScreen('/vdr/vdmuser?roomId=1', { as: 'seller' })
  expect(await screen.findByText(/^The room has only one administrator/)).toBeInTheDocument()
})

test.each(SCOPES)('%s: what a removed member could see can still be proved', async (scope) => {
  const buyer = db.accounts.find(({ userName }) => userName === 'buyer')!
  const before = visibleNodes(scope, buyer, '1').filter(({ kind }) => kind === 'document')
  removeMember(scope, '周岚', members[scope].require('3'))
  const { user } = await renderScreen(`/${scope}/vdmuser?roomId=1&removed=true`, { as: 'admin' })
  const row = await rowOf('buyer@example.com.*removed')
  expect(screen.queryByRole('row', { name: /fang@example.com/ })).not.toBeInTheDocument()
  await pressInRow(user, row, 'Access certificate')
  const dialog = await dialogOf('Access certificate of 孙受让')
  expect(await dialog.findByText(new RegExp(`^${before.length} documents`))).toBeInTheDocument()
  // Now they can see nothing.
  fillIn({ 'Point in time': '' }, dialog)
  expect(await dialog.findByText(/^0 documents/)).toBeInTheDocument()
})

test('a member sees those of their own tag, and cannot change anything', async () => {
  await renderScreen('/vdr/vdmuser?roomId=1', { as: 'buyer' })
  expect(await rowOf('fang@example.com')).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /fenced@example.com/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Invite members' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /More actions/ })).not.toBeInTheDocument()
})

test('a member who is stopped loses the room at once', async () => {
  await renderApp('/vdr/vdmuser?roomId=1', { as: 'buyer' })
  await rowOf('fang@example.com')
  await waitFor(() => expect(connectionsOf('30')).toBe(1))
  const { id, version } = members.vdr.require('3')
  const body = { id, version, status: '2', reason: '不再参与此项目' }
  await roomBackend().send('seller', memberApis.vdr.changeStatus, { body })
  expect(await screen.findByText("Couldn't open the room")).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /fang@example.com/ })).not.toBeInTheDocument()
})

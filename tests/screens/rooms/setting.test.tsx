import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { SCOPES } from '@/entities/roomScope'
import { codeOf } from '@mocks/account/verificationCodes'
import { db } from '@mocks/account/store'
import { connectionsOf, push } from '@mocks/platform/socket'
import { roomLog } from '@mocks/rooms/log'
import { settings, DEFAULT_SETTING } from '@mocks/rooms/settings'
import { rooms } from '@mocks/rooms/store'
import { renderApp, renderScreen } from '../../support/renderApp'
import { roomBackend } from '../../support/roomBackend'
import { fillIn } from '../../support/typing'

test.each(['vdr', 'implement'] as const)(
  'a room in %s is set; a new agreement is a new version',
  async (scope) => {
    const { user } = await renderScreen(`/${scope}/vsetting?roomId=1`, { as: 'admin' })
    await screen.findByLabelText('Room name')
    fillIn({
      'Confidentiality agreement': 'Everything in this room is confidential.',
      'Allowed e-mail domains': 'Example.com, not a domain',
    })
    await user.click(screen.getByRole('checkbox', { name: "Members can't see others with the same tag" }))
    await user.click(screen.getByRole('button', { name: 'Save settings' }))
    expect(await screen.findAllByText('“not” is not a valid domain')).not.toHaveLength(0)
    fillIn({ 'Allowed e-mail domains': 'Example.com; demo.org' })
    await user.click(screen.getByRole('button', { name: 'Save settings' }))
    expect(await screen.findByText('Room settings saved')).toBeInTheDocument()
    expect(rooms[scope].require('1').nda).toEqual({
      version: 2,
      text: 'Everything in this room is confidential.',
    })
    expect(rooms[scope].require('1').hidesMembers).toBe(true)
  },
)

test.each(SCOPES)(
  '%s: a room’s limits of uploads are set, apply to its members and are logged',
  async (scope) => {
    const { user } = await renderScreen(`/${scope}/vsetting?roomId=4`, { as: 'admin' })
    expect(await screen.findByLabelText('Largest file')).toHaveValue('5')
    fillIn({ 'Additional file types': 'docx, EXE', 'Largest file': '2001' })
    await user.click(screen.getByRole('button', { name: 'Save settings' }))
    expect(await screen.findAllByText('“exe” is not an extension that can be accepted')).not.toHaveLength(0)
    expect(screen.getAllByText(/whole number from 5 to 2,?000/)).not.toHaveLength(0)
    fillIn({ 'Additional file types': 'docx, PPTX', 'Largest file': '50', 'Files added at a time': '20' })
    await user.click(screen.getByRole('button', { name: 'Save settings' }))
    expect(await screen.findByText('Room settings saved')).toBeInTheDocument()
    const { data } = await roomBackend().send('admin', roomApis[scope].detail, { path: { id: '4' } })
    expect(data).toMatchObject({ upload: { types: ['docx', 'pptx'], maxMb: 50, maxFiles: 20 } })
    const entry = roomLog[scope].all().findLast(({ action }) => action === 'setting')
    expect(entry).toMatchObject({ roomId: '4', before: expect.stringContaining('uploadMaxMb: 5') })
    expect(entry?.after).toMatch(/uploadTypes: docx\npptx; uploadMaxMb: 50; uploadMaxFiles: 20/)
  },
)

test('a member from a network that is not allowed is locked out at once, an administrator is not', async () => {
  const closeTo = (addresses: string) => {
    settings.vdr.put({ ...DEFAULT_SETTING, id: '1', addresses })
    push('30', { code: 200, msg: 'vdrRevoke', data: { roomId: '1' } })
  }
  closeTo('203.0.113.0/24')
  const inside = await renderApp('/vdr/vdocumenttree?roomId=1', { as: 'buyer' })
  await waitFor(() => expect(connectionsOf('30')).toBe(1))
  expect(await screen.findByRole('treeitem', { name: /项目概览/ })).toBeInTheDocument()
  closeTo('198.51.100.0/24\n203.0.113.31')
  expect(await screen.findByText(/203\.0\.113\.30/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('treeitem')).not.toBeInTheDocument())
  const { send } = roomBackend()
  for (const [api, call] of [
    [documentApis.vdr.tree, { query: { roomId: '1' } }],
    [documentApis.vdr.detail, { path: { id: '6-1' } }],
  ] as const)
    expect(await send('buyer', api, call)).toMatchObject({ code: 500 })
  inside.unmount()

  await renderApp('/vdr/vhome?roomId=1', { as: 'seller' })
  expect(await screen.findByRole('heading', { name: 'Room home' })).toBeInTheDocument()
})

test.each(SCOPES)('%s: a room of two steps is entered with the code that was sent', async (scope) => {
  settings[scope].put({ ...DEFAULT_SETTING, id: '4', isTwoStep: true })
  const { user } = await renderScreen(`/${scope}/vhome?roomId=4`, { as: 'admin' })
  await screen.findByRole('heading', { name: 'Enter the verification code' })
  const { send } = roomBackend()
  expect(await send('admin', documentApis[scope].tree, { query: { roomId: '4' } })).toMatchObject({
    code: 500,
  })

  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByText(/^A code was sent to \d{3}\*{4}\d{4}$/)).toBeInTheDocument()
  const { phonenumber } = db.accounts.find(({ userName }) => userName === 'admin')!
  const code = codeOf(phonenumber)!
  const enter = async (typed: string) => {
    fillIn({ 'Verification code': typed })
    await user.click(screen.getByRole('button', { name: 'Enter the room' }))
  }
  await enter(code === '000000' ? '000001' : '000000')
  expect(await screen.findByText('验证码错误')).toBeInTheDocument()
  await enter(code)
  expect(await screen.findByRole('heading', { name: 'Room home' })).toBeInTheDocument()
})

test('an idle session shows a warning, ends after the configured minutes, and can be entered again', async () => {
  settings.vdr.put({ ...DEFAULT_SETTING, id: '1', sessionMinutes: 1 / 60 })
  const { user } = await renderScreen('/vdr/vhome?roomId=1', { as: 'buyer' })
  expect(await screen.findByText(/^Your session in BLX-220.* ends in a minute$/)).toBeInTheDocument()
  const again = await screen.findByRole('button', { name: 'Re-enter' })
  expect(screen.queryByRole('heading', { name: 'Room home' })).not.toBeInTheDocument()
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Room home' })).toBeInTheDocument()
})

test('two administrators edit the settings at once: both changes are shown, and nothing is lost', async () => {
  const { user } = await renderScreen('/vdr/vsetting?roomId=1', { as: 'seller' })
  await screen.findByLabelText('Room name')
  const room = rooms.vdr.require('1')
  rooms.vdr.put({
    ...room,
    announcement: 'Theirs',
    isZipAllowed: !room.isZipAllowed,
    version: room.version + 1,
  })
  fillIn({ Announcement: 'Mine here' })
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  const field = within(await screen.findByRole('group', { name: 'Announcement' }))
  await user.click(field.getByRole('radio', { name: /Mine here/ }))
  expect(screen.getByRole('radio', { name: room.isZipAllowed ? /no$/ : /yes$/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save my choices' }))
  expect(await screen.findByText('Room settings saved')).toBeInTheDocument()
  expect(rooms.vdr.require('1').announcement).toBe('Mine here')
})

test('the settings of a closed room are read-only', async () => {
  const closed = await renderScreen('/vdr/vsetting?roomId=2', { as: 'admin' })
  expect(
    await screen.findByText("The room can't be changed at present; its settings are read-only"),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Re-enable' })).toBeInTheDocument()
  closed.unmount()

  await renderScreen('/implement/vsetting?roomId=4', { as: 'admin' })
  expect(await screen.findByLabelText('Room name')).toBeInTheDocument()
})

test('settings are used as defaults for uploads, invitations and audits', async () => {
  settings.vdr.put({
    ...DEFAULT_SETTING,
    id: '1',
    newDocuments: 'hidden',
    inviteMessage: 'Welcome to the room',
    folderTemplate: 'none',
    isAutoIndexed: false,
  })
  const tree = await renderScreen('/vdr/vdocumenttree?roomId=1', { as: 'seller' })
  expect(await screen.findByRole('treeitem', { name: /^项目概览/ })).toBeInTheDocument()
  await tree.user.click(screen.getByRole('button', { name: 'More tools' }))
  expect(await screen.findByRole('button', { name: 'Recycle bin' })).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Apply template' })).not.toBeInTheDocument(),
  )
  tree.unmount()

  const members = await renderScreen('/vdr/vdmuser?roomId=1', { as: 'seller' })
  await members.user.click(await screen.findByRole('button', { name: 'Invite members' }))
  await screen.findByLabelText('E-mail addresses')
  fillIn({ 'E-mail addresses': 'new@example.com' })
  await members.user.click(screen.getByRole('button', { name: 'Next' }))
  await members.user.click(await screen.findByRole('radio', { name: 'Room administrator' }))
  await members.user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByLabelText(/Message/)).toHaveValue('Welcome to the room')
  members.unmount()

  const { user } = await renderScreen('/vdr/vdocumentaudit?roomId=1', { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: /研究报告正文/ }))
  expect(await screen.findByRole('radio', { name: 'Not visible yet' })).toBeChecked()
})

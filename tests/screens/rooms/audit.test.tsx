import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { auditApis } from '@/features/rooms/audit/audit.api'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { roomNoticeApis } from '@/features/rooms/room/roomChanges.api'
import { fileApi, type StoredFile } from '@/shared/files/files.api'
import { SCOPES } from '@/entities/roomScope'
import { drawText, pdfFile } from '@mocks/platform/pdf'
import { rightsNow } from '@mocks/rooms/rights'
import { settings, DEFAULT_SETTING } from '@mocks/rooms/settings'
import { nodes, rooms } from '@mocks/rooms/store'
import { roomLog } from '@mocks/rooms/log'
import { connectionsOf, push } from '@mocks/platform/socket'
import { versions } from '@mocks/rooms/storedVersions'
import { renderApp, renderScreen } from '../../support/renderApp'
import { roomBackend } from '../../support/roomBackend'
import { recordRequests, setPages } from '../../support/roomDocument'
import { fillIn } from '../../support/typing'

const SECOND = '6-2-1v2'
const linkOf = (id: string) => screen.findByRole('link', { name: new RegExp(nodes.vdr.require(id).name) })
const decision = () => screen.findByRole('region', { name: 'Review decision' })

test.each(SCOPES)('%s: a version is read, approved, and replaces the one before', async (scope) => {
  const opened = recordRequests('/document/view/')
  const { user, address } = await renderScreen(`/${scope}/vdocumentaudit?roomId=1`, { as: 'admin' })
  await user.click(await linkOf('6-2-1'))
  expect(address()).toMatch(`version=${SECOND}`)
  const pane = within(await decision())
  expect(pane.getByText('Version 2, replaces 1')).toBeInTheDocument()
  await waitFor(() => expect(opened).not.toHaveLength(0))

  await user.click(await pane.findByRole('radio', { name: 'Not visible yet' }))
  await user.click(pane.getByRole('button', { name: 'Approve and publish' }))
  await waitFor(() => expect(versions[scope].require(SECOND).state).toBe('published'))
  expect(versions[scope].require('6-2-1v1').state).toBe('unpublished')
  expect(rightsNow(scope, '1').at('2026-01-01T00:00:00Z').ruleOf('6-2-1', 'tag', '3')?.level).toBe(0)
  // The next version of the queue is open.
  await waitFor(() => expect(address()).not.toMatch(SECOND))
})

test.each(SCOPES)('%s: a version is compared with the one that it would replace', async (scope) => {
  setPages('6-2-1', 3, scope)
  const asked = recordRequests('/document/page/')
  const { user, address } = await renderScreen(`/${scope}/vdocumentaudit?roomId=1&version=${SECOND}`, {
    as: 'admin',
  })
  await user.click(await screen.findByRole('link', { name: 'Compared with version 1' }))
  expect(address()).toMatch('compare=1')
  expect(await screen.findByText('1 of 3 pages changed')).toBeInTheDocument()
  expect(screen.getByText('Before: v1')).toBeInTheDocument()
  expect(screen.getByText('After: v2')).toBeInTheDocument()
  await waitFor(() => expect(asked).not.toHaveLength(0))
  const read = roomLog[scope].all().filter(({ action }) => action === 'view')
  expect(read.slice(-3).map(({ versionNo }) => versionNo)).toEqual(expect.arrayContaining([1, 2]))

  // A version that replaces nothing is shown alone.
  await user.click(await linkOf('5-4-1'))
  expect(await screen.findByRole('img', { name: /^Page 1 of/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Compared/ })).not.toBeInTheDocument()
})

test('a variant is approved for its tag, and leaves the permissions alone', async () => {
  const variant = { ...versions.vdr.require('6-2-1v1'), id: 'a', state: 'submitted' as const, tagId: '2' }
  versions.vdr.put(variant)
  const { user } = await renderScreen(`/vdr/vdocumentaudit?roomId=1&version=${SECOND}`, { as: 'admin' })
  const pane = within(await decision())
  expect(pane.getByText(/keep the version redacted for them: 潜在受让方 A/)).toBeInTheDocument()
  await user.click(screen.getAllByRole('link', { name: /研究报告正文/ }).find((link) => !link.ariaCurrent)!)
  const next = within(await decision())
  expect(next.getByText(/Only members with the tag “潜在受让方 A” read this version/)).toBeInTheDocument()
  expect(next.queryByRole('radio', { name: 'Not visible yet' })).not.toBeInTheDocument()
  expect(next.queryByText(/keep the version redacted/)).not.toBeInTheDocument()
  await user.click(next.getByRole('button', { name: 'Approve and publish' }))
  await waitFor(() => expect(versions.vdr.require('a').state).toBe('published'))
  expect(versions.vdr.require('6-2-1v1').state).toBe('published')
})

const pdfWith = (text: string) =>
  pdfFile({ title: 'A', pages: ['Cover', text].map((line) => drawText(line, 60, 80, 12)) })

/** Submits a file and opens its audit; returns a function that finds a check by its text. */
async function submitFile(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const { send } = roomBackend()
  const form = new FormData()
  form.append('file', new File([bytes], name))
  const { fileName } = (await send('seller', fileApi.upload, { body: form })) as unknown as StoredFile
  const place = { roomId: '1', folderId: '6', path: [], hash: name, fileName, size: bytes.length }
  expect(await send('seller', documentApis.vdr.add, { body: { ...place, name } })).toMatchObject({
    code: 200,
  })
  const version = versions.vdr.all().at(-1)!
  await renderScreen(`/vdr/vdocumentaudit?roomId=1&version=${version.id}`, { as: 'admin' })
  const pane = within(await decision())
  return (text: string) => within(pane.getByText(text).closest('li')!)
}

test('checks are named by their good state, and personal data is searched in the text, not in the name', async () => {
  const check = await submitFile('Team CV.pdf', pdfWith('Nothing about anyone'))
  expect(check('No personal data found').getByRole('img', { name: 'Passed' })).toBeInTheDocument()
  expect(check('No duplicates found').getByRole('img', { name: 'Passed' })).toBeInTheDocument()
  expect(screen.queryByText('Suspected personal data')).not.toBeInTheDocument()
  expect(screen.queryByText('Duplicate of another file')).not.toBeInTheDocument()
})

test('a text with personal data causes a warning with its page', async () => {
  const check = await submitFile('Summary.pdf', pdfWith('Alex Sample, born 1975, 13800000000'))
  const row = check('Suspected personal data')
  expect(row.getByRole('img', { name: 'Needs attention' })).toBeInTheDocument()
  expect(row.getByText('Page 2')).toBeInTheDocument()
})

test('a file whose text was not read is not checked for personal data', async () => {
  const check = await submitFile('Figures.xlsx', new Uint8Array([0x50, 0x4b, 3, 4]))
  expect(check('Personal data not checked').getByRole('img', { name: 'Not checked' })).toBeInTheDocument()
})

test('a version that one has submitted oneself needs another administrator', async () => {
  await renderScreen('/vdr/vdocumentaudit?roomId=1&version=5-4-2v1', { as: 'admin' })
  const pane = within(await decision())
  expect(pane.getByText('Another administrator must review your own uploads')).toBeInTheDocument()
  expect(pane.queryByRole('button', { name: 'Approve and publish' })).not.toBeInTheDocument()
})

test('a version is returned with notes on its pages, and cannot be returned without a text', async () => {
  const { user } = await renderScreen(`/vdr/vdocumentaudit?roomId=1&version=${SECOND}`, { as: 'admin' })
  const pane = within(await decision())
  await user.click(pane.getByRole('radio', { name: 'Return' }))
  await user.click(pane.getByRole('button', { name: 'Return with notes' }))
  expect(versions.vdr.require(SECOND).state).toBe('submitted')
  fillIn({ Reason: '表格缺少单位' }, pane)
  await user.type(pane.getByLabelText(/^Page(?! notes)/), '3')
  await user.type(pane.getByLabelText(/^What needs to change/), '补充单位')
  await user.click(pane.getByRole('button', { name: 'Return with notes' }))
  await waitFor(() => expect(versions.vdr.require(SECOND).state).toBe('rejected'))
  expect(versions.vdr.require(SECOND)).toMatchObject({
    reason: '表格缺少单位',
    notes: [{ page: 3, text: '补充单位' }],
  })
})

test('when several are approved at once each shows its own result', async () => {
  const { user } = await renderScreen('/vdr/vdocumentaudit?roomId=1', { as: 'admin' })
  await linkOf('5-4-1')
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Approve selected' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /^Approve \d files$/ }))
  const own = nodes.vdr.require('5-4-2').name
  expect(await screen.findByText(/提交人不能审核自己提交的文件/)).toBeInTheDocument()
  expect(screen.getByText(own, { selector: 'strong' })).toBeInTheDocument()
  expect(versions.vdr.require('5-4-1v1').state).toBe('published')
  expect(versions.vdr.require('5-4-2v1').state).toBe('submitted')
})

test('a bulk approval says that own submissions are skipped only if some are selected', async () => {
  const { user } = await renderScreen('/vdr/vdocumentaudit?roomId=1', { as: 'admin' })
  const row = (await linkOf('5-4-1')).closest('tr')!
  await user.click(within(row).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Approve selected' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Who can see them after publication:')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Approve selected' }))
  expect(await screen.findByText(/^Your own submissions are skipped/)).toBeInTheDocument()
})

test('while publishing is off in a room nothing can be approved there either', async () => {
  settings.vdr.put({ ...DEFAULT_SETTING, id: '1', isPublishingOn: false })
  const { send } = roomBackend()
  const decision = { result: 'approve', access: 'inherit', levels: [], isTold: false }
  const body = { ids: ['5-4-1v1'], decision }
  const refused = expect.stringContaining('暂停发布') as string
  expect(await send('admin', auditApis.vdr.decide, { body })).toMatchObject({
    data: [{ ok: false, msg: refused }],
  })
  const publish = { id: '5-4-4v1', version: versions.vdr.require('5-4-4v1').version, on: true }
  expect(await send('seller', documentApis.vdr.publish, { body: publish })).toMatchObject({ msg: refused })
  settings.vdr.put({ ...DEFAULT_SETTING, id: '1' })
  expect(await send('admin', auditApis.vdr.decide, { body })).toMatchObject({ data: [{ ok: true }] })
})

test('the queue is for leaders of the room only', async () => {
  const { send } = roomBackend()
  const query = { roomId: '1', pageNum: 1, pageSize: 10 }
  expect(await send('buyer', auditApis.vdr.list, { query })).toMatchObject({ code: 403 })
  expect(await send('seller', auditApis.vdr.list, { query })).toMatchObject({ code: 200, total: 3 })
  expect(await send('buyer', roomNoticeApis.vdr.waitCount, {})).toMatchObject({ code: 403 })
  // They submitted two of them, on which another administrator decides.
  expect(await send('seller', roomNoticeApis.vdr.waitCount, {})).toMatchObject({ data: 1 })
  rooms.vdr.put({ ...rooms.vdr.require('1'), status: '1' })
  expect(await send('seller', roomNoticeApis.vdr.waitCount, {})).toMatchObject({ data: 0 })
})

/** Submitted by anyone but `admin`. */
const waiting = () =>
  versions.vdr.all().filter(({ state, submitterId }) => state === 'submitted' && submitterId !== '1').length
const counted = (count: number) => screen.findAllByText(`${count} documents pending review`)

test('documents submitted meanwhile appear in the queue by themselves, and are counted in the menu', async () => {
  await renderApp('/vdr/vdocumentaudit?roomId=1', { as: 'admin' })
  await linkOf('6-2-1')
  await waitFor(() => expect(connectionsOf('1')).toBe(1))
  await counted(waiting())
  versions.vdr.put({ ...versions.vdr.require('5-4-3v1'), state: 'submitted', submitterId: '20' })
  expect(screen.queryByRole('link', { name: nodes.vdr.require('5-4-3').name })).not.toBeInTheDocument()
  push('1', { code: 200, msg: 'vdrAudit', data: { roomId: '1' } })
  expect(await linkOf('5-4-3')).toBeInTheDocument()
  await counted(waiting())
})

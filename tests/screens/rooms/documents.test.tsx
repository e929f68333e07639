import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { queries } from '@/app/queries'
import { API_BASE } from '@/shared/api'
import { SCOPES } from '@/entities/roomScope'
import { db } from '@mocks/account/store'
import { zipTasks } from '@mocks/rooms/documents/zipTasks'
import { roomLog, writeLog } from '@mocks/rooms/log'
import { freezeIndex } from '@mocks/rooms/frozenIndex'
import { recycled } from '@mocks/rooms/recycle'
import { roomFiles } from '@mocks/rooms/roomFiles'
import { changeRights, visibleNodes } from '@mocks/rooms/rights'
import { settings, DEFAULT_SETTING } from '@mocks/rooms/settings'
import { searchDocuments } from '@mocks/rooms/documents/documentSearch'
import { nodes, tags } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { treeFor } from '@mocks/rooms/tree'
import { server } from '../../setup.msw'
import { encryptedPdf } from '../../support/pdfFiles'
import { renderScreen } from '../../support/renderApp'
import { watchSavedFiles } from '../../support/savedFiles'
import { fillIn } from '../../support/typing'
import { openFilters, pressInRow } from '../../support/lists'

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

const saved = watchSavedFiles()

const tree = () => screen.findByRole('tree', { name: 'Folders and documents' })
/** Dialog with this title; antd's test build gives all titles the same id. */
const dialogOf = async (title: string) =>
  within(
    (await screen.findByText(title, { selector: '[role=dialog] *' })).closest<HTMLElement>('[role=dialog]')!,
  )
const rowOf = (name: string | RegExp) => screen.findByRole('row', { name: new RegExp(name) })

test.each(SCOPES)(
  '%s: the tree is navigated by keyboard, and the selected document opens next to it',
  async (scope) => {
    const { user, address } = await renderScreen(`/${scope}/vdocumenttree?roomId=1`, { as: 'admin' })
    const box = await tree()
    box.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(within(box).getByRole('treeitem', { expanded: true })).toHaveTextContent('科学与药理')
    await user.keyboard('{ArrowRight}{Enter}')
    expect(address()).toBe(`/${scope}/vdocumenttree?roomId=1&folderId=3&document=3-1`)
    expect(await screen.findByRole('heading', { level: 1, name: /3.1 作用机制/ })).toBeInTheDocument()
    // The opened item has the focus now.
    box.focus()
    await user.keyboard('{Home}C{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: '5 CMC' })).toBeInTheDocument()
    expect(await rowOf('工艺概述')).toBeInTheDocument()
  },
)

test('a member sees only their part, and can download what their level allows', async () => {
  const before = roomLog.vdr.size
  const { user } = await renderScreen('/vdr/vdocumenttree?roomId=1', { as: 'buyer' })
  const box = within(await tree())
  expect(box.queryByText('CMC')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Name, number or text'), '专利清单')
  await user.click(await box.findByText('专利清单（演示）'))
  await user.click(await screen.findByRole('button', { name: 'Download watermarked PDF' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]!.blob.text()).toMatch(/^%PDF/)
  expect(screen.queryByRole('button', { name: 'Download original' })).not.toBeInTheDocument()
  // Their visit and their reading may be logged after it.
  const download = expect.objectContaining({ action: 'download', nodeId: '8-1', versionNo: 2 })
  expect([...roomLog.vdr.values()].slice(before)).toContainEqual(download)
})

test('folders can be created, renamed and moved; a taken name is reported and stays', async () => {
  const { user } = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=7', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'New folder' }))
  let dialog = within(await screen.findByRole('dialog'))
  fillIn({ Name: '附件' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('附件')
  fillIn({ Name: 'a/b' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText(/Can't contain control characters/)).toBeInTheDocument()
  fillIn({ Name: 'Letters' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  await pressInRow(user, await rowOf('Letters'), 'Move')
  dialog = await dialogOf('Move “Letters”')
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  fireEvent.mouseDown(dialog.getByRole('combobox'))
  await user.click(await screen.findByTitle('8 知识产权'))
  expect(await dialog.findByText("Nobody's access to documents changes")).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(nodes.vdr.all().find(({ name }) => name === 'Letters')?.parentId).toBe('8'))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Letters/ })).not.toBeInTheDocument())
})

test('a folder that is moved while it is open stays visible in the tree', async () => {
  await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=7', { as: 'admin' })
  const item = () => screen.queryByRole('treeitem', { name: /注册/ })
  await waitFor(() => expect(item()).toHaveAttribute('aria-level', '1'))
  nodes.vdr.put({ ...nodes.vdr.require('7'), parentId: '8' })
  await act(() => queries.invalidateQueries())
  await waitFor(() => expect(item()).toHaveAttribute('aria-level', '2'))
})

test('deleted documents are in the recycle bin, and can be restored', async () => {
  const { user } = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=7', { as: 'admin' })
  await pressInRow(user, await rowOf('IND 批件'), 'Delete')
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(recycled.vdr.size).toBe(1))
  await waitFor(() => expect(screen.queryByRole('row', { name: /IND 批件/ })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'More tools' }))
  await user.click(await screen.findByRole('button', { name: 'Recycle bin' }))
  const bin = await dialogOf('Recycle bin')
  await user.click(await bin.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(nodes.vdr.get('7-1')).toMatchObject({ parentId: '7', state: 'published' }))
  expect(await bin.findByText('The recycle bin is empty')).toBeInTheDocument()
})

test('a selection becomes an archive; a failure at 80 % can be retried, also after a reload', async () => {
  const before = roomLog.vdr.size
  const fileKey = 'x'
  roomFiles.put({ id: fileKey, name: 'x.pdf', type: 'application/pdf', bytes: encryptedPdf() })
  versions.vdr.put({ ...versions.vdr.require('8-2v1'), fileKey })
  const { user, unmount } = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=8', { as: 'buyer' })
  await user.click(within(await rowOf('专利清单')).getByRole('checkbox'))
  await user.click(within(await rowOf('自由实施分析')).getByRole('checkbox'))
  await user.click(await screen.findByRole('button', { name: 'Download as ZIP' }))
  await screen.findByRole('region', { name: 'Download as ZIP' })
  const task = [...zipTasks.vdr.values()][0]!
  zipTasks.vdr.put({ ...task, state: 'failed', progress: 80 })
  unmount()
  const again = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=8', { as: 'buyer' })
  await again.user.click(await screen.findByRole('button', { name: 'Retry' }))
  await again.user.click(await screen.findByRole('button', { name: 'Save ZIP' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]!.blob.text()).toMatch(/^PK/)
  const logged = [...roomLog.vdr.values()].slice(before).filter(({ action }) => action === 'download')
  expect(logged.map(({ nodeId }) => nodeId)).toEqual([undefined, '8-1'])
  // The other file cannot be watermarked: the bar and the document say why.
  expect(screen.getByText('1 file not included')).toBeInTheDocument()
  expect(screen.getByText(/自由实施分析（演示）.pdf: The PDF is encrypted/)).toBeInTheDocument()
  await again.user.click(screen.getByRole('link', { name: /自由实施分析/ }))
  expect(await screen.findByText(/^The PDF is encrypted/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Download watermarked PDF' })).not.toBeInTheDocument()
})

test('the template shows what it would add, and adds it', async () => {
  const { user } = await renderScreen('/vdr/vdocumenttree?roomId=1', { as: 'admin' })
  await tree()
  await user.click(screen.getByRole('button', { name: 'More tools' }))
  await user.click(await screen.findByRole('button', { name: 'Apply template' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Confidential summary')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Add folders' }))
  await waitFor(() =>
    expect(nodes.vdr.all().find(({ name }) => name === 'Confidential summary')?.parentId).toBe('1'),
  )
})

test('a document is cut and pasted into another folder by keyboard, with its rights hidden', async () => {
  const { user } = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=8', { as: 'seller' })
  const box = await tree()
  box.focus()
  await user.keyboard('知{ArrowRight}{ArrowRight}{Control>}x{/Control}{Home}{Control>}v{/Control}')
  const dialog = await dialogOf('Move “专利清单（演示）”')
  const impact = within(await dialog.findByRole('region', { name: 'Who gains or loses access' }))
  const tag = tags.vdr.require('3').name
  // It inherits the same level from the new folder; hidden, the level is lost.
  await user.click(dialog.getByRole('radio', { name: /^Hide/ }))
  const row = await impact.findByRole('row', { name: new RegExp(tag) })
  expect(row).toHaveTextContent('▼ 1')
  // Somebody else changes the rights before it is confirmed.
  changeRights('vdr', '1', '周岚', [{ kind: 'rule', node: '8-1', subject: 'tag', id: '3', level: 0 }])
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect(await dialog.findByText(/^周岚已修改/)).toBeInTheDocument()
  await waitFor(() => expect(impact.queryByRole('row', { name: new RegExp(tag) })).not.toBeInTheDocument())
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(nodes.vdr.require('8-1').parentId).toBe('1'))
  expect(visibleNodes('vdr', accountOf('buyer'), '1').some(({ id }) => id === '8-1')).toBe(false)
})

test('the position is changed by menu and by keyboard; the resulting numbers are shown first', async () => {
  const { user } = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=8', { as: 'seller' })
  await pressInRow(user, await rowOf('自由实施分析'), 'Move up')
  let dialog = await dialogOf('Order of “自由实施分析（演示）”')
  expect(dialog.getByText('8.2 → 8.1')).toBeInTheDocument()
  expect(dialog.getByText('8.1 → 8.2')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Move up one' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Apply order' }))
  expect(await within(await rowOf('自由实施分析')).findByText('8.1')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  const box = await tree()
  box.focus()
  await user.keyboard('{Home}{Alt>}{ArrowDown}{/Alt}')
  dialog = await dialogOf('Order of “项目概览”')
  const inside = treeFor('vdr', accountOf('seller'), '1').filter(({ indexNo }) => /^[12](\.|$)/.test(indexNo))
  expect(dialog.getByText(new RegExp(`${inside.length} numbers will change`))).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Move up one' }))
  expect(dialog.getByRole('button', { name: 'Apply order' })).toBeDisabled()
})

test('the list is filtered below its folder; a search also finds text on pages, and opens them', async () => {
  const { user, address } = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=8&mark=unread', {
    as: 'admin',
  })
  // In a subfolder.
  expect(await rowOf('附件 1（演示）')).toBeInTheDocument()
  const filters = await openFilters(user)
  fireEvent.mouseDown(within(filters).getByLabelText('Visible to tag'))
  await user.click(await screen.findByTitle(tags.vdr.require('4').name))
  await waitFor(() => expect(screen.queryByRole('row', { name: /附件 1（演示）/ })).not.toBeInTheDocument())
  expect(address()).toMatch(/folderId=8&mark=unread&tagId=4$/)

  const keyword = '知情同意书'
  const query = { roomId: '1', pageNum: 1, pageSize: 20, keyword }
  const { rows: found } = searchDocuments('vdr', accountOf('admin'), query)
  const first = found.find(({ hits }) => hits.length > 0)!
  await user.type(screen.getByLabelText('Name, number or text'), keyword)
  expect(await screen.findByText(`Found in the text of ${found.length} documents`)).toBeInTheDocument()
  const [hit] = screen.getAllByRole('link', { name: new RegExp(`^Page ${first.hits[0]!.page} .*${keyword}`) })
  expect(hit).toHaveAttribute(
    'href',
    expect.stringMatching(`document=${first.id}&read=${first.hits[0]!.page}$`),
  )
})

test('a search says how many documents were not searched, in the list and in the tree, also without a result', async () => {
  const notSearchedText =
    /^The text of 2 more documents was not searched: not indexed yet, or no recognisable text$/
  for (const id of ['8-1v2', '8-2v1']) versions.vdr.put({ ...versions.vdr.require(id), fileKey: id })
  const list = (keyword: string) =>
    renderScreen(`/vdr/vdocumenttree?roomId=1&keyword=${encodeURIComponent(keyword)}`, { as: 'buyer' })
  const { unmount } = await list('知情同意书')
  expect(await screen.findByText(notSearchedText)).toBeInTheDocument()
  unmount()
  const { user } = await list('nothing holds this')
  expect(await screen.findByText(notSearchedText)).toBeInTheDocument()
  await user.type(screen.getByLabelText('Name, number or text'), 'nothing holds this')
  await waitFor(() => expect(screen.getAllByText(notSearchedText)).toHaveLength(2))
})

test('no note is shown if all documents were searched, or the server does not report it', async () => {
  const { unmount } = await renderScreen('/vdr/vdocumenttree?roomId=1&keyword=IND', { as: 'buyer' })
  await screen.findAllByRole('row', { name: /IND/ })
  expect(screen.queryByText(/not searched/)).not.toBeInTheDocument()
  unmount()
  server.use(
    http.get(`*${API_BASE}/vdr/document/list`, () =>
      HttpResponse.json({
        code: 200,
        rows: [{ id: 1, kind: 'document', name: 'Alone', level: 2 }],
        total: 1,
      }),
    ),
  )
  await renderScreen('/vdr/vdocumenttree?roomId=1&keyword=Alone', { as: 'buyer' })
  expect(await screen.findByRole('row', { name: /Alone/ })).toBeInTheDocument()
  expect(screen.queryByText(/not searched/)).not.toBeInTheDocument()
})

test('the list shows members the state of each document; only administrators see how often it was read', async () => {
  const open = (as: 'buyer' | 'seller') => renderScreen('/vdr/vdocumenttree?roomId=1&folderId=8', { as })
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const { unmount } = await open('buyer')
  expect(within(await rowOf('专利清单')).getByText('Published')).toBeInTheDocument()
  expect(heads()).toEqual(expect.arrayContaining(['Size', 'Pages', 'Status', 'My permissions', 'Updated']))
  expect(heads()).not.toContain('Views')
  unmount()
  await open('seller')
  await rowOf('专利清单')
  expect(heads()).toEqual(expect.arrayContaining(['Views']))
})

test('a frozen index keeps its numbers, and says so', async () => {
  settings.vdr.put({ ...DEFAULT_SETTING, id: '1', isIndexFrozen: true })
  freezeIndex('vdr', '1', true)
  const { user } = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=8', { as: 'seller' })
  await pressInRow(user, await rowOf('专利清单'), 'Move down')
  const dialog = await dialogOf('Order of “专利清单（演示）”')
  expect(await dialog.findByRole('alert')).toHaveTextContent('Numbering is frozen')
  expect(dialog.getByText('Position 1 → 2')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Apply order' }))
  await waitFor(() => expect(nodes.vdr.require('8-1').order).toBe(2))
  expect(await within(await rowOf('专利清单')).findByText('8.1')).toBeInTheDocument()
})

test('a name that would be read backwards shows why, everywhere, and can be changed', async () => {
  const disguised = '批件\u202Efdp.exe'
  const isShown = /批件\[U\+202E\]fdp\.exe/
  nodes.vdr.put({ ...nodes.vdr.require('7-1'), name: disguised })
  writeLog(
    'vdr',
    '1',
    db.accounts.find(({ userName }) => userName === 'admin')!,
    { action: 'view', nodeId: '7-1' },
  )
  const { user, go } = await renderScreen('/vdr/vdocumenttree?roomId=1&document=7-1', { as: 'admin' })
  expect((await screen.findAllByText(isShown)).length).toBeGreaterThan(0)
  await act(() => go('/vdr/vlogrecord?roomId=1&nodeId=7-1'))
  expect((await screen.findAllByText(isShown)).length).toBeGreaterThan(0)
  await act(() => go('/vdr/vdocumenttree?roomId=1&folderId=7'))
  const row = await rowOf(isShown)
  expect(row).toBeInTheDocument()
  expect(document.body.textContent).not.toContain('\u202E')
  await pressInRow(user, row, 'Rename')
  const dialog = await dialogOf('Rename')
  fillIn({ Name: 'Permit' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Save name' }))
  await rowOf('Permit')
  expect(nodes.vdr.require('7-1').name).toBe('Permit')
})

test('a rename and a deletion can be undone from their notices, unless somebody made a change meanwhile', async () => {
  const { user } = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=7', { as: 'admin' })
  const rename = async (row: string, name: string) => {
    await pressInRow(user, await rowOf(row), 'Rename')
    const dialog = await dialogOf('Rename')
    fillIn({ Name: name }, dialog)
    await user.click(dialog.getByRole('button', { name: 'Save name' }))
    await rowOf(name)
  }
  await rename('IND 批件', 'First')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await rowOf('IND 批件')
  await rename('IND 批件', 'Second')
  nodes.vdr.put({ ...nodes.vdr.require('7-1'), name: 'Third' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/“Second”已被他人更名/)).toBeInTheDocument()

  await pressInRow(user, await rowOf('与监管机构'), 'Delete')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(nodes.vdr.has('7-2')).toBe(false))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(nodes.vdr.get('7-2')).toMatchObject({ parentId: '7', state: 'published' }))
  await rowOf('与监管机构')
})

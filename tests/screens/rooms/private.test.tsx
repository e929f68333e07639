import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LEVEL } from '@/features/rooms/domain/levels'
import { changeRights } from '@mocks/rooms/rights'
import { nodes } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { QUOTA_BYTES, privateItems } from '@mocks/vdr/privateItems'
import { makeFile } from '../../support/files'
import { pressInRow } from '../../support/lists'
import { renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

const SPACE = '/vdr/vprivate?roomId=1'
const rowOf = (name: RegExp) => screen.findByRole('row', { name })
const own = (userId: string) => privateItems.all().filter((item) => item.userId === userId)

test('a note, a bookmark and a draft question are saved, filtered by kind, changed and deleted', async () => {
  const { user, address } = await renderScreen(SPACE, { as: 'buyer' })
  expect(await screen.findByText(/room administrators see only how much space you use/)).toBeInTheDocument()
  await rowOf(/会前要点/)

  await user.click(screen.getByRole('button', { name: 'Add note' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  expect(drawer.getByLabelText('Title')).toBeInvalid()
  fillIn({ Title: 'Call with the seller', Content: 'Ask for the raw tables' }, drawer)
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  expect(await rowOf(/Call with the seller Note Ask for the raw tables/)).toBeInTheDocument()
  expect(own('30').at(-1)).toMatchObject({ kind: 'note', name: 'Call with the seller', roomId: '1' })

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await pressInRow(user, await rowOf(/Call with the seller/), 'Edit')
  const edited = within(await screen.findByRole('dialog'))
  fillIn({ Content: 'Ask for all tables' }, edited)
  privateItems.put({ ...own('30').at(-1)!, updateTime: '2020-01-01 12:00:00' })
  await user.click(edited.getByRole('button', { name: 'Save' }))
  expect(await edited.findByText(/该内容已在别处更改/)).toBeInTheDocument()
  await rowOf(/Call with the seller.*2020-01-01/)
  await user.click(edited.getByRole('button', { name: 'Cancel' }))
  await pressInRow(user, await rowOf(/Call with the seller/), 'Edit')
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByLabelText('Content')).toHaveValue('Ask for all tables')
  await user.click(again.getByRole('button', { name: 'Save' }))
  expect(await rowOf(/Call with the seller Note Ask for all tables/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await pressInRow(user, await rowOf(/Call with the seller/), 'Delete')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(own('30')).toHaveLength(4))
  expect(address()).toBe(SPACE)
})

test('a page is bookmarked by an address; a page that the document lacks is rejected', async () => {
  const { user, address } = await renderScreen(`${SPACE}&bookmark=6-2-1:99`, { as: 'buyer' })
  const drawer = within(await screen.findByRole('dialog', { name: 'Add bookmark' }))
  await drawer.findByText(/研究报告正文/)
  const save = () => user.click(drawer.getByRole('button', { name: 'Save' }))
  await save()
  expect(await drawer.findByText(/共 60 页，没有第 99 页/)).toBeInTheDocument()
  fillIn({ Page: '31' }, drawer)
  await save()
  expect(await rowOf(/研究报告正文（演示） · page 31/)).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe(SPACE))
})

test('files become drafts; a full space says so and keeps the others in the queue', async () => {
  const { user } = await renderScreen(SPACE, { as: 'buyer' })
  await rowOf(/会前要点/)
  const input = screen.getByLabelText(/^Choose files/)
  await user.upload(input, makeFile('Plan.pdf'))
  expect(await rowOf(/Plan\.pdf Draft file/)).toBeInTheDocument()

  const [draft] = own('30')
  privateItems.put({ ...draft!, size: QUOTA_BYTES - 100 })
  await user.upload(input, [makeFile('Large.pdf', { size: 90 }), makeFile('Later.pdf', { size: 80 })])
  expect(await screen.findByText(/私有空间不足，剩余 36 B/)).toBeInTheDocument()
  const queue = within(screen.getByRole('region', { name: 'Upload queue' }))
  expect(queue.getByText('Large.pdf')).toBeInTheDocument()
  expect(queue.getByText('Later.pdf')).toBeInTheDocument()
  expect(own('30').some(({ name }) => name === 'Large.pdf')).toBe(false)
})

test('drafts go into a folder through the audit, each with its own result', async () => {
  changeRights('vdr', '1', '周岚', [
    { kind: 'rule', node: '8', subject: 'member', id: '3', level: LEVEL.upload },
  ])
  const [draft] = own('30')
  privateItems.put({ ...draft!, id: '9', name: '专利清单（演示）.pdf', hash: 'other' })
  const { user, unmount } = await renderScreen(SPACE, { as: 'buyer' })
  await user.click(await screen.findByRole('checkbox', { name: /尽调问题清单/ }))
  await user.click(screen.getByRole('checkbox', { name: /专利清单（演示）\.pdf/ }))
  await user.click(
    within(screen.getByRole('group', { name: 'Actions for selected drafts' })).getByRole('button', {
      name: 'Submit',
    }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  const start = dialog.getByRole('button', { name: 'Submit 2' })
  expect(start).toBeDisabled()
  await user.click(dialog.getByLabelText('Folder to submit to'))
  await user.click(await screen.findByTitle(/知识产权/))
  await user.click(start)
  expect(await dialog.findByText('1 of 2 submitted')).toBeInTheDocument()
  expect(dialog.getByText(/该文件夹中已有“专利清单（演示）”/)).toBeInTheDocument()
  expect(dialog.getByText('Submitted, pending review')).toBeInTheDocument()

  const { versionId } = privateItems.require('1')
  const version = versions.vdr.require(versionId!)
  expect(version).toMatchObject({ state: 'submitted', submitterId: '30', roomId: '1' })
  expect(nodes.vdr.require(version.documentId)).toMatchObject({ parentId: '8' })
  versions.vdr.put({ ...version, state: 'rejected', reason: 'The first page is missing' })
  unmount()
  await renderScreen(`${SPACE}&state=rejected&folderId=8`, { as: 'buyer' })
  expect(await rowOf(/尽调问题清单.*The first page is missing 知识产权 Rejected/)).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: /尽调问题清单/ })).toBeDisabled()
})

test('downloads are listed, without the name once it may no longer be seen', async () => {
  const first = await renderScreen(`${SPACE}&kind=download`, { as: 'buyer' })
  const row = await rowOf(/专利清单（演示） Finished download/)
  expect(within(row).getByRole('link', { name: 'Open the document' })).toHaveAttribute(
    'href',
    '/vdr/vdocumenttree?roomId=1&document=8-1',
  )
  expect(screen.queryByRole('row', { name: /会前要点/ })).not.toBeInTheDocument()
  first.unmount()
  changeRights('vdr', '1', '周岚', [{ kind: 'rule', node: '8', subject: 'tag', id: '2', level: LEVEL.none }])
  await renderScreen(`${SPACE}&kind=download`, { as: 'buyer' })
  expect(await rowOf(/no longer have permission to view.*Finished download/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Open the document' })).not.toBeInTheDocument()
})

test('administrators see how much space each member uses', async () => {
  const { user } = await renderScreen(SPACE, { as: 'seller' })
  await user.click(await screen.findByRole('button', { name: /Space used by members/ }))
  expect(await rowOf(/孙受让 .*KB/)).toBeInTheDocument()
})

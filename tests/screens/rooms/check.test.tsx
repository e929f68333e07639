import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCOPES } from '@/entities/roomScope'
import { putNode } from '@mocks/rooms/rights'
import { versions } from '@mocks/rooms/storedVersions'
import { renderScreen } from '../../support/renderApp'
import { dialogOf } from '../../support/lists'
import { watchSavedFiles } from '../../support/savedFiles'

const saved = watchSavedFiles()

test.each(SCOPES)('%s: an administrator finds gaps and duplicates, and opens them', async (scope) => {
  versions[scope].put({
    ...versions[scope].require('8-2v1'),
    hash: versions[scope].require('8-1v2').hash,
  })
  putNode(scope, '周岚', {
    id: 'empty',
    roomId: '1',
    parentId: null,
    kind: 'folder',
    name: 'Left over',
    order: 99,
    createTime: '',
  })
  const { user, address } = await renderScreen(`/${scope}/vdocumenttree?roomId=1`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'More tools' }))
  await user.click(await screen.findByRole('button', { name: 'Check completeness' }))
  const drawer = await dialogOf('Completeness of the documents')
  expect(await drawer.findByRole('row', { name: /^6 临床研究 \d of 4/ })).toBeInTheDocument()
  expect(drawer.getByRole('row', { name: /Left over Empty folder/ })).toBeInTheDocument()
  await user.click(drawer.getByRole('button', { name: 'Export (csv)' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.name).toMatch(/_Completeness\.csv$/)
  const lines = (await saved[0]!.blob.text()).split('\r\n')
  expect(lines.filter((line) => line.includes('Same content'))).toHaveLength(2)
  await user.click(drawer.getByRole('button', { name: 'Export (xlsx)' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]!.name).toMatch(/_Completeness\.xlsx$/)
  const duplicate = within(drawer.getByRole('row', { name: /^8\.1 .*Same content 8\.2 / }))
  await user.click(duplicate.getByRole('link', { name: /^8\.2 / }))
  expect(address()).toContain('document=8-2')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

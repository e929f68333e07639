import { read } from '@e965/xlsx'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { digestOf } from '@/shared/files/digest'
import type { View } from '@/shared/viewer/view.api'
import { resetDb } from '@mocks/platform/db'
import { demoFile } from '@mocks/rooms/documents/demoFiles'
import { roomFiles } from '@mocks/rooms/roomFiles'
import { OFFICE_DOCUMENTS } from '@mocks/rooms/seed/officeDocuments'
import { nodes } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)

/** Files that are read leave their number formats behind in the library. */
beforeAll(() => void read(demoFile('xlsx')))

test.each(OFFICE_DOCUMENTS)('$name has the size and content that its version says', async (document) => {
  const bytes = document.build()
  expect({ size: bytes.length, hash: await digestOf(new Blob([bytes])) }).toEqual({
    size: document.size,
    hash: document.hash,
  })
})

test.each([
  ['vdr', 'buyer'],
  ['implement', 'admin'],
] as const)('%s: the files are converted when somebody opens them', async (scope, name) => {
  const api = documentApis[scope]
  const { send } = roomBackend()
  await send(name, roomApis[scope].acceptNda, { body: { roomId: '3', version: 1 } })
  const { data: tree } = await send(name, api.tree, { query: { roomId: '3' } })
  expect((tree as { type?: string }[]).flatMap(({ type }) => type ?? [])).toEqual(
    OFFICE_DOCUMENTS.map(({ type }) => type),
  )
  for (const { id, type } of OFFICE_DOCUMENTS) {
    const open = async () => {
      const { data } = await send(name, api.view, { path: { id }, body: {} })
      return data as View
    }
    // oxlint-disable no-await-in-loop -- one after the other
    expect((await open()).conversion, type).toBe('converting')
    await vi.waitUntil(async () => (await open()).conversion === 'ready', { timeout: 20_000 })
    const { pages } = await open()
    // oxlint-enable no-await-in-loop
    expect(nodes[scope].require(id).pages).toBe(pages.length)
    expect(versions[scope].require(`${id}v1`).fileKey).not.toBeNull()
  }
})

test('no file is built before it is read', () => {
  const build = OFFICE_DOCUMENTS.map((document) => vi.spyOn(document, 'build'))
  expect(roomFiles.has('vdr-mtn-1-1')).toBe(true)
  expect(nodes.vdr.require('mtn-1-1').size).toBe(OFFICE_DOCUMENTS[0]!.size)
  for (const spy of build) expect(spy).not.toHaveBeenCalled()
})

import { createHash } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { fileApi, partApi, PARTS_MISMATCH } from '@/shared/files/files.api'
import { resetDb } from '@mocks/platform/db'
import { storedFiles } from '@mocks/platform/files'
import { partSettings } from '@mocks/platform/partUploads'
import { REFUSALS } from '@mocks/platform/refusals'
import { REFUSALS as ROOM_REFUSALS } from '@mocks/rooms/refusals'
import { rooms } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { makeFile } from '../../support/files'
import { roomBackend } from '../../support/roomBackend'

const PART_SIZE = 40
const SIZE = 100

let send: ReturnType<typeof roomBackend>['send']
beforeEach(() => {
  resetDb()
  send = roomBackend().send
  const before = partSettings.size
  partSettings.size = PART_SIZE
  onTestFinished(() => {
    partSettings.size = before
  })
})

const { file: refused } = REFUSALS
const file = makeFile('a.docx', { size: SIZE })
const hash = createHash('sha256')
  .update(new Uint8Array(await file.arrayBuffer()))
  .digest('hex')

const announced = (changes: object = {}) => ({
  scope: 'vdr',
  roomId: '1',
  name: file.name,
  size: SIZE,
  hash,
  ...changes,
})
const start = (as: string, changes: object = {}) => send(as, partApi.start, { body: announced(changes) })
const startedId = async (changes: object = {}) => {
  const { data } = await start('admin', changes)
  return (data as { id: string }).id
}
function sendPart(as: string, id: string, part: number, bytes = partOf(part)) {
  const body = new FormData()
  body.append('file', bytes)
  return send(as, partApi.send, { path: { id, part: String(part) }, body })
}
const partOf = (part: number) => file.slice(part * PART_SIZE, (part + 1) * PART_SIZE)
const complete = (as: string, id: string) => send(as, partApi.complete, { path: { id } })

test('parts arrive in any order and twice, and become one file with the announced content', async () => {
  const id = await startedId()
  await sendPart('admin', id, 2)
  await sendPart('admin', id, 0)
  await sendPart('admin', id, 0)
  expect(await send('admin', partApi.status, { path: { id } })).toMatchObject({
    data: { id, partSize: PART_SIZE, received: [0, 2] },
  })
  expect(await complete('admin', id)).toMatchObject({ code: 500, msg: refused.partsMissing(1) })
  await sendPart('admin', id, 1)
  const completed = await complete('admin', id)
  const { fileName } = completed as unknown as { fileName: string }
  expect(storedFiles.require(fileName).bytes).toEqual(new Uint8Array(await file.arrayBuffer()))
  // The first answer may have been lost.
  expect(await complete('admin', id)).toEqual(completed)

  const document = { roomId: '1', folderId: '1', path: [], name: 'a.docx', hash, fileName, size: SIZE }
  expect(await send('admin', documentApis.vdr.add, { body: document })).toMatchObject({ code: 200 })
  expect(versions.vdr.all().at(-1)).toMatchObject({ type: 'docx', size: SIZE, hash, pages: 1 })
})

test('content other than announced is refused and forgotten', async () => {
  const id = await startedId()
  await sendPart('admin', id, 0, new Blob([new Uint8Array(PART_SIZE)]))
  await sendPart('admin', id, 1)
  await sendPart('admin', id, 2)
  const before = storedFiles.all().length
  expect(await complete('admin', id)).toMatchObject({ code: PARTS_MISMATCH, msg: refused.partsMismatch })
  expect(storedFiles.all()).toHaveLength(before)
  expect(await send('admin', partApi.status, { path: { id } })).toMatchObject({ code: 404 })
})

test('content that does not fit the extension is refused although its hash is right', async () => {
  const program = new Uint8Array(PART_SIZE).fill(0x4d)
  const id = await startedId({ size: PART_SIZE, hash: createHash('sha256').update(program).digest('hex') })
  await sendPart('admin', id, 0, new Blob([program]))
  expect(await complete('admin', id)).toMatchObject({ code: 500, msg: refused.broken.content })
})

test.each([
  ['a part beyond the last', 3, PART_SIZE, refused.noPart(3, 3)],
  ['a negative part', -1, PART_SIZE, refused.noPart(-1, 3)],
  ['a part that is too long', 0, PART_SIZE + 1, refused.otherPartSize],
  ['a part that is too short', 0, PART_SIZE - 1, refused.otherPartSize],
  ['a last part as long as the others', 2, PART_SIZE, refused.otherPartSize],
])('%s is refused', async (_, part, size, msg) => {
  const id = await startedId()
  const answer = await sendPart('admin', id, part, new Blob([new Uint8Array(size)]))
  expect(answer).toMatchObject({ code: 500, msg })
  expect(await send('admin', partApi.status, { path: { id } })).toMatchObject({ data: { received: [] } })
})

test('another account can neither see, continue, complete nor discard an upload', async () => {
  const id = await startedId()
  for (const answer of [
    await send('seller', partApi.status, { path: { id } }),
    await sendPart('seller', id, 0),
    await complete('seller', id),
    await send('seller', partApi.discard, { path: { id } }),
  ]) {
    expect(answer).toMatchObject({ code: 404, msg: refused.noParts })
  }
  expect(await send('admin', partApi.status, { path: { id } })).toMatchObject({ code: 200 })
  await send('admin', partApi.discard, { path: { id } })
  expect(await send('admin', partApi.status, { path: { id } })).toMatchObject({ code: 404 })
})

test('an unfinished upload is forgotten after a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = await startedId()
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 - 1)
  expect(await sendPart('admin', id, 0)).toMatchObject({ code: 200 })
  vi.setSystemTime(Date.now() + 1)
  expect(await sendPart('admin', id, 1)).toMatchObject({ code: 404 })
})

test.each([
  ['200 MB and a byte', { size: 200 * 1024 * 1024 + 1 }, 500, refused.largerThan(200 * 1024 * 1024)],
  ['no content', { size: 0 }, 500, refused.broken.empty],
  ['a program', { name: 'a.exe' }, 500, expect.stringContaining('[a.exe]')],
  ['a path', { name: '../a.docx' }, 500, refused.broken.name],
  ['a section that does not exist', { scope: 'other' }, 404, ROOM_REFUSALS.noRoom],
  ['a room that does not exist', { roomId: 'none' }, 404, ROOM_REFUSALS.noRoom],
  ['a closed room', { roomId: '2' }, 500, ROOM_REFUSALS.notNow],
  ['a room without limits of its own', { roomId: '4' }, 500, expect.stringContaining('[a.docx]')],
])('an upload of or to %s is refused before it starts', async (_, changes, code, msg) => {
  expect(await start('admin', changes)).toMatchObject({ code, msg })
})

test('a file beyond the specification is refused by the common upload, whatever the room allows', async () => {
  expect(rooms.vdr.require('1').upload?.types).toContain('docx')
  const body = new FormData()
  body.append('file', file)
  expect(await send('admin', fileApi.upload, { body })).toMatchObject({ code: 500 })
})

import { beforeEach, expect, test } from 'vitest'
import { documentApis, zipApis } from '@/features/rooms/documents/documents.api'
import { privateApi } from '@/features/vdr/private/privateItems.api'
import { fileAddress } from '@/shared/files/fileAddress'
import { fileApi } from '@/shared/files/files.api'
import { API_BASE } from '@/shared/api'
import { SCOPES } from '@/entities/roomScope'
import { createBackend } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { putMember } from '@mocks/rooms/rights'
import { members } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/versions'
import { roomBackend } from '../../support/roomBackend'

let send: ReturnType<typeof roomBackend>['send']
beforeEach(() => {
  resetDb()
  send = roomBackend().send
})

const PDF = '%PDF-1.7 demo'

function formOf(name: string, type = 'application/pdf') {
  const form = new FormData()
  form.append('file', new File([PDF], name, { type }))
  return form
}
async function upload(as: string, name = 'a.pdf'): Promise<string> {
  const answer = await send(as, fileApi.upload, { body: formOf(name) })
  return (answer as unknown as { fileName: string }).fileName
}
const documentBody = (fileName: string, changes: object = {}) => ({
  roomId: '1',
  folderId: '1',
  path: [],
  name: 'a.pdf',
  hash: 'h',
  fileName,
  size: PDF.length,
  ...changes,
})
/** Status of a request without a token, as an image on a page sends it. */
const statusAt = async (fileName: string) =>
  (await createBackend(API_BASE)(new Request(`http://localhost${fileAddress(fileName)}`))).status

test.each(SCOPES)(
  '%s: a file of a room is given out by no path, and its name cannot be guessed',
  async (scope) => {
    const fileName = await upload('admin')
    expect(fileName).toMatch(/_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.pdf$/)
    expect(await send('admin', documentApis[scope].add, { body: documentBody(fileName) })).toMatchObject({
      code: 200,
    })
    const version = versions[scope].all().find((each) => each.fileName === fileName)!
    expect(version).toBeDefined()
    expect(await statusAt(fileName)).toBe(404)
    for (const as of ['admin', 'buyer', 'founder']) {
      expect(await send(as, fileApi.resource, { query: { resource: fileName } })).toMatchObject({ code: 500 })
    }
  },
)

test('a private draft is not served by any path', async () => {
  const fileName = await upload('buyer')
  const { hash, path, name, size, roomId } = documentBody(fileName)
  const body = { kind: 'draft', roomId, folderId: null, path, name, hash, size, fileName }
  expect(await send('buyer', privateApi.create, { body: { ...body, size: -5 } })).not.toMatchObject({
    code: 200,
  })
  expect(await send('seller', privateApi.create, { body })).not.toMatchObject({ code: 200 })
  expect(await send('buyer', privateApi.create, { body })).toMatchObject({ code: 200 })
  expect(await send('buyer', fileApi.resource, { query: { resource: fileName } })).toMatchObject({
    code: 500,
  })
})

test('only pictures are served by their path, which needs no token', async () => {
  const file = await upload('admin')
  expect(await statusAt(file)).toBe(404)
  const picture = await send('admin', fileApi.upload, { body: formOf('logo.png', 'image/png') })
  expect(await statusAt((picture as unknown as { fileName: string }).fileName)).toBe(200)
})

test.each([
  ['a file that another account has uploaded', 'seller', {}],
  ['a file that does not exist', 'admin', { fileName: '/profile/upload/nothing.pdf' }],
  ['a negative size', 'admin', { size: -5 }],
  ['a size that is not the file’s', 'admin', { size: PDF.length + 1 }],
  ['an extension that is not accepted', 'admin', { name: 'evil.exe' }],
  ['an extension that is not the file’s', 'admin', { name: 'a.xlsx' }],
])('a room refuses %s', async (_, uploader, changes) => {
  const body = documentBody(await upload(uploader), changes)
  for (const scope of SCOPES) {
    expect(await send('admin', documentApis[scope].add, { body })).toMatchObject({ code: 500 })
  }
})

test('a file becomes one document only', async () => {
  const fileName = await upload('admin')
  const add = (name: string) =>
    send('admin', documentApis.vdr.add, { body: documentBody(fileName, { name }) })
  expect(await add('a.pdf')).toMatchObject({ code: 200 })
  expect(await add('b.pdf')).toMatchObject({ code: 500 })
})

test('a refused document leaves its upload usable', async () => {
  const fileName = await upload('admin')
  const add = (changes: object) =>
    send('admin', documentApis.vdr.add, { body: documentBody(fileName, changes) })
  expect(await add({ name: 'a.exe' })).toMatchObject({ code: 500 })
  expect(await add({})).toMatchObject({ code: 200 })
})

test.each([fileApi.upload, fileApi.upload2])(
  '$path needs a token, and a name that is no path',
  async (endpoint) => {
    const answer = await createBackend('/api')(
      new Request(`http://localhost/api${endpoint.path}`, { method: 'POST', body: formOf('a.pdf') }),
    )
    expect(await answer.json()).toMatchObject({ code: 401 })
    for (const name of ['../a.pdf', '..\\a.pdf', 'a\u202Efdp.pdf']) {
      // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
      expect(await send('admin', endpoint, { body: formOf(name) })).toMatchObject({ code: 500 })
    }
  },
)

test('an archive is available only to the user who requested it, and only while they may download its contents', async () => {
  const { data } = await send('buyer', zipApis.vdr.start, { body: { roomId: '1', ids: ['8'] } })
  let task = data as { id: string; state: string; resource: string }
  while (task.state === 'running') {
    // oxlint-disable-next-line no-await-in-loop -- each poll advances the job
    task = (await send('buyer', zipApis.vdr.task, { path: { id: task.id } })).data as typeof task
  }
  const fetched = async (as: string) => {
    const query = { fileName: task.resource, delete: 'false' }
    return send(as, fileApi.download, { query }).then(
      ({ code }) => code,
      () => 'file', // a file is not JSON
    )
  }
  expect(await fetched('buyer')).toBe('file')
  expect(await fetched('seller')).toBe(404)
  const buyer = members.vdr.all().find(({ roomId, userId }) => roomId === '1' && userId === '30')!
  putMember('vdr', '周岚', { ...buyer, state: 'stopped' })
  expect(await fetched('buyer')).toBe(404)
})

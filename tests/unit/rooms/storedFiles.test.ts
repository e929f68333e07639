import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { documentApis, zipApis } from '@/features/rooms/documents/documents.api'
import { privateApi } from '@/features/vdr/private/privateItems.api'
import { fileAddress } from '@/shared/files/fileAddress'
import { fileApi } from '@/shared/files/files.api'
import { MAX_FILE_SIZE, MAX_NAME_LENGTH, UPLOAD_KINDS, type UploadKind } from '@/shared/files/uploadRules'
import { API_BASE } from '@/shared/api'
import { SCOPES } from '@/entities/roomScope'
import { createBackend } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { storedFiles } from '@mocks/platform/files'
import { REFUSALS } from '@mocks/platform/refusals'
import { REFUSALS as ROOM_REFUSALS } from '@mocks/rooms/refusals'
import { putMember } from '@mocks/rooms/rights'
import { members } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/versions'
import { makeFile } from '../../support/files'
import { roomBackend } from '../../support/roomBackend'

let send: ReturnType<typeof roomBackend>['send']
beforeEach(() => {
  resetDb()
  send = roomBackend().send
})

const PDF = '%PDF-1.7 demo'

function formOf(file: File) {
  const form = new FormData()
  form.append('file', file)
  return form
}
const pdfNamed = (name: string) => formOf(new File([PDF], name))
async function upload(as: string, name = 'a.pdf'): Promise<string> {
  const answer = await send(as, fileApi.upload, { body: pdfNamed(name) })
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
  const picture = await send('admin', fileApi.upload, { body: formOf(makeFile('logo.png')) })
  expect(await statusAt((picture as unknown as { fileName: string }).fileName)).toBe(200)
})

const { type, broken, notUploaded, otherSize } = REFUSALS.file
const typeIn = (kinds: readonly UploadKind[], name: string, extension: string) =>
  type(
    name,
    extension,
    kinds.flatMap((kind) => [...UPLOAD_KINDS[kind]]),
  )

test.each([
  ['a file that another account has uploaded', 'seller', {}, notUploaded],
  ['a file that does not exist', 'admin', { fileName: '/profile/upload/nothing.pdf' }, notUploaded],
  ['a stored file that nobody has uploaded', 'admin', { fileName: '/profile/upload/private/demo.pdf' }, notUploaded],
  ['a path out of the folder of uploads', 'admin', { fileName: '/profile/upload/../../etc/passwd' }, notUploaded],
  ['no file', 'admin', { fileName: '' }, notUploaded],
  ['a negative size', 'admin', { size: -5 }, otherSize],
  ['no size', 'admin', { size: 0 }, otherSize],
  ['a size that is not the file’s', 'admin', { size: PDF.length + 1 }, otherSize],
  ['an extension that is not accepted', 'admin', { name: 'evil.exe' }, typeIn(['file'], 'evil.exe', 'exe')],
  ['an extension that is not the file’s', 'admin', { name: 'a.xlsx' }, typeIn(['file'], 'a.xlsx', 'xlsx')],
  ['an extension that is not shown', 'admin', { name: 'a.exe\u202Efdp.pdf' }, ROOM_REFUSALS.unplainName],
  ['a name that is a path', 'admin', { name: '../a.pdf' }, ROOM_REFUSALS.unplainName],
  ['a folder that is a path', 'admin', { path: ['..'] }, ROOM_REFUSALS.unplainName],
])('a room refuses %s', async (_, uploader, changes, msg) => {
  const body = documentBody(await upload(uploader), changes)
  for (const scope of SCOPES) {
    const before = versions[scope].all().length
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    expect(await send('admin', documentApis[scope].add, { body })).toMatchObject({ code: 500, msg })
    expect(versions[scope].all()).toHaveLength(before)
  }
}) // prettier-ignore

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

test.each([fileApi.upload, fileApi.upload2])('$path needs a token', async ({ path }) => {
  const answer = await createBackend('/api')(
    new Request(`http://localhost/api${path}`, { method: 'POST', body: pdfNamed('a.pdf') }),
  )
  expect(await answer.json()).toMatchObject({ code: 401 })
})

const inUploads = (name: string, extension: string) => typeIn(['image', 'file'], name, extension)
test.each([
  ['a path', new File([PDF], '../a.pdf'), broken.name],
  ['a path of Windows', new File([PDF], '..\\a.pdf'), broken.name],
  ['a name that reads backwards', new File([PDF], 'a\u202Efdp.pdf'), broken.name],
  ['a name with a line break', new File([PDF], 'a\n.pdf'), broken.name],
  ['a long name', new File([PDF], `${'a'.repeat(MAX_NAME_LENGTH)}.pdf`), broken.nameLength],
  ['a program', new File([PDF], 'evil.exe'), inUploads('evil.exe', 'exe')],
  ['no extension', new File([PDF], 'pdf'), inUploads('pdf', '')],
  ['a program named as a document', new File(['MZ'], 'a.pdf'), broken.content],
  ['a page named as a picture', new File(['<script>'], 'a.png'), broken.content],
  ['nothing', new File([], 'a.pdf'), broken.empty],
  ['a byte too much', makeFile('a.pdf', { size: MAX_FILE_SIZE + 1 }), broken.size],
] as const)('an upload of %s is refused, and nothing stored', async (_, file, msg) => {
  const before = storedFiles.all().length
  for (const endpoint of [fileApi.upload, fileApi.upload2]) {
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    expect(await send('admin', endpoint, { body: formOf(file) })).toMatchObject({ code: 500, msg })
  }
  expect(storedFiles.all()).toHaveLength(before)
}) // prettier-ignore

test('a file of exactly the largest size is accepted', async () => {
  const body = formOf(makeFile('a.pdf', { size: MAX_FILE_SIZE }))
  expect(await send('admin', fileApi.upload, { body })).toMatchObject({ code: 200 })
})

test('a form without a file is refused', async () => {
  for (const body of [new FormData(), formOf('a.pdf' as unknown as File)]) {
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    expect(await send('admin', fileApi.upload, { body })).toMatchObject({
      code: 500,
      msg: REFUSALS.file.missing,
    })
  }
})

test('the hash of a document is computed, whatever the caller says', async () => {
  const hash = createHash('sha256').update(PDF).digest('hex')
  const add = async (name: string) => {
    const body = documentBody(await upload('admin', name), { name, hash: 'claimed' })
    return send('admin', documentApis.vdr.add, { body })
  }
  await add('a.pdf')
  await add('b.pdf')
  const added = versions.vdr.all().filter((version) => version.hash === hash)
  expect(added).toHaveLength(2)
  const match = (sent: string) =>
    send('admin', documentApis.vdr.match, { query: { roomId: '1', name: 'c.pdf', hash: sent } })
  expect(await match(hash)).toMatchObject({ data: { content: { label: 'a' } } })
  expect(await match('claimed')).toMatchObject({ data: { content: null } })
})

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

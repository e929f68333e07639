import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { documentApis, zipApis } from '@/features/rooms/documents/documents.api'
import { auditApis } from '@/features/rooms/audit/audit.api'
import { patentApis } from '@/features/rooms/patents/roomPatents.api'
import { logApi } from '@/features/vdr/log/roomLog.api'
import { privateApi } from '@/features/vdr/private/privateItems.api'
import { fileAddress } from '@/shared/files/fileAddress'
import { fileApi } from '@/shared/files/files.api'
import { MAX_FILE_SIZE, MAX_NAME_LENGTH, UPLOAD_KINDS } from '@/shared/files/uploadRules'
import { API_BASE } from '@/shared/api'
import { SCOPES } from '@/entities/roomScope'
import { createBackend } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { storedFiles } from '@mocks/platform/files'
import { REFUSALS } from '@mocks/platform/refusals'
import { REFUSALS as ROOM_REFUSALS } from '@mocks/rooms/refusals'
import { putMember } from '@mocks/rooms/rights'
import { patents } from '@mocks/rooms/patents'
import { roomFiles } from '@mocks/rooms/roomFiles'
import { members, uploadLimitsOf } from '@mocks/rooms/store'
import { privateItems } from '@mocks/vdr/privateItems'
import { versions } from '@mocks/rooms/storedVersions'
import { makeFile } from '../../support/files'
import { roomBackend } from '../../support/roomBackend'

let send: ReturnType<typeof roomBackend>['send']
beforeEach(() => {
  resetDb()
  send = roomBackend().send
})

const PDF = '%PDF-1.7 demo'
const UUID = '[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}'
const UUID_OF = new RegExp(UUID)
const { type, broken, notUploaded, otherSize } = REFUSALS.file
const { id: _id, version: _version, roomId: _room, ...patentBody } = patents.vdr.seeded()[0]!

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

const PEOPLE = ['admin', 'seller', 'buyer', 'fenced', 'adviser', 'expired', 'stopped', 'founder'] as const

/** Expects that none of the names leads to a file, whoever asks, with a token or without. */
async function expectUnreachable(names: readonly string[]) {
  for (const name of names) {
    for (const path of [name, `/profile/${name}`, `/profile/upload/${name}.pdf`]) {
      // oxlint-disable no-await-in-loop -- sequential on purpose
      const address = API_BASE + encodeURI(path.startsWith('/') ? path : `/${path}`)
      const anonymous = await createBackend(API_BASE)(new Request(`http://localhost${address}`))
      const isFile = anonymous.status === 200 && !anonymous.headers.get('content-type')?.includes('json')
      expect(isFile, address).toBe(false)
      for (const as of PEOPLE) {
        const query = { resource: path, fileName: path, delete: 'false' }
        expect(await send(as, fileApi.resource, { query }), `${as} ${path}`).toMatchObject({ code: 500 })
        expect(await send(as, fileApi.download, { query }), `${as} ${path}`).toMatchObject({ code: 500 })
      }
      // oxlint-enable no-await-in-loop
    }
  }
}

test.each(SCOPES)('%s: no path, key or call gives out the file of a room by its name', async (scope) => {
  const fileName = await upload('admin')
  expect(fileName).toMatch(new RegExp(`_${UUID}\\.pdf$`))
  expect(await send('admin', documentApis[scope].add, { body: documentBody(fileName) })).toMatchObject({
    code: 200,
  })
  const { fileKey } = versions[scope].all().at(-1)!
  expect(fileKey).toMatch(new RegExp(`^${UUID}$`))
  expect(new TextDecoder().decode(roomFiles.require(fileKey!).bytes)).toBe(PDF)
  expect(storedFiles.has(fileName)).toBe(false)
  await expectUnreachable([fileName, fileKey!])
  for (const name of [fileName, fileKey!]) {
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    const again = await send('admin', documentApis[scope].add, {
      body: documentBody(name, { name: 'b.pdf' }),
    })
    expect(again).toMatchObject({ code: 500, msg: notUploaded })
  }
})

test('no answer of a room names where a file is stored', async () => {
  const fileName = await upload('admin')
  await send('admin', documentApis.vdr.add, { body: documentBody(fileName) })
  const { fileKey, documentId } = versions.vdr.all().at(-1)!
  const page = { roomId: '1', pageNum: 1, pageSize: 500 }
  const answers = await Promise.all([
    send('admin', documentApis.vdr.list, { query: { ...page, keyword: 'a' } }),
    send('admin', documentApis.vdr.tree, { query: { roomId: '1' } }),
    send('admin', documentApis.vdr.detail, { path: { id: documentId } }),
    send('admin', auditApis.vdr.list, { query: page }),
    send('admin', logApi.list, { query: page }),
  ])
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200])
  const text = JSON.stringify(answers)
  expect(text).toContain(documentId)
  for (const secret of [fileKey!, fileName, UUID_OF.exec(fileName)![0]]) expect(text).not.toContain(secret)
})

test('a private draft is not served by any path', async () => {
  const fileName = await upload('buyer')
  const { hash, path, name, size, roomId } = documentBody(fileName)
  const body = { kind: 'draft', roomId, folderId: null, path, name, hash, size, fileName }
  expect(await send('buyer', privateApi.create, { body: { ...body, size: -5 } })).toMatchObject({
    code: 500,
    msg: otherSize,
  })
  expect(await send('seller', privateApi.create, { body })).toMatchObject({ code: 500, msg: notUploaded })
  expect(await send('buyer', privateApi.create, { body })).toMatchObject({ code: 200 })
  await expectUnreachable([fileName, privateItems.all().at(-1)!.fileKey!])
})

test('a replaced or deleted draft leaves no file behind', async () => {
  const draft = async (changes: object = {}) => {
    const { hash, path, name, size, roomId, fileName } = documentBody(await upload('buyer'))
    const body = { kind: 'draft', roomId, folderId: null, path, name, hash, size, fileName, ...changes }
    expect(await send('buyer', privateApi.create, { body })).toMatchObject({ code: 200 })
  }
  const before = roomFiles.size
  await draft()
  const { id } = privateItems.all().at(-1)!
  await draft({ replaces: id })
  expect(roomFiles.size).toBe(before + 1)
  expect(await send('buyer', privateApi.remove, { path: { ids: id } })).toMatchObject({ code: 200 })
  expect(roomFiles.size).toBe(before)
})

test.each(SCOPES)('%s: the certificate of a patent is for readers of the room’s patents', async (scope) => {
  const api = patentApis[scope]
  const certificateOf = (fileName: string) => [{ fileName, originalName: 'a.pdf', size: PDF.length }]
  const create = (fileName: string, no: string) => {
    const body = { ...patentBody, roomId: '1', applicationNo: no, certificate: certificateOf(fileName) }
    return send('admin', api.create, { body })
  }
  const others = await upload('founder')
  expect(await create(others, 'CN0')).toMatchObject({ code: 500, msg: notUploaded })
  expect(patents[scope].all().some(({ applicationNo }) => applicationNo === 'CN0')).toBe(false)

  const fileName = await upload('admin')
  expect(await create(fileName, 'CN1')).toMatchObject({ code: 200 })
  const got = (as: string) =>
    send(as, fileApi.resource, { query: { resource: fileName } }).then(
      ({ code }) => code,
      () => 'file', // a file is not JSON
    )
  expect(await got('buyer')).toBe('file')
  expect(await got('founder')).not.toBe('file')
  const member = members[scope].all().find(({ roomId, name }) => roomId === '1' && name === '孙受让')!
  putMember(scope, 'x', { ...member, state: 'stopped' })
  expect(await got('buyer')).not.toBe('file')

  // An edit may keep the file, which is not the editor's own, but another record may not take it over.
  const { id, version } = patents[scope].all().at(-1)!
  const edited = { ...patentBody, id, version, applicationNo: 'CN1', certificate: certificateOf(fileName) }
  expect(await send(scope === 'vdr' ? 'seller' : 'project', api.update, { body: edited })).toMatchObject({
    code: 200,
  })
  expect(await create(fileName, 'CN2')).toMatchObject({ code: 500, msg: notUploaded })
})

test('only pictures are served by their path, which needs no token', async () => {
  const file = await upload('admin')
  expect(await statusAt(file)).toBe(404)
  const picture = await send('admin', fileApi.upload, { body: formOf(makeFile('logo.png')) })
  expect(await statusAt((picture as unknown as { fileName: string }).fileName)).toBe(200)
})

const roomTypes = uploadLimitsOf('vdr', '1').types

test.each([
  ['a file that another account has uploaded', 'seller', {}, notUploaded],
  ['a file that does not exist', 'admin', { fileName: '/profile/upload/nothing.pdf' }, notUploaded],
  ['a stored file that nobody has uploaded', 'admin', { fileName: '/profile/upload/private/demo.pdf' }, notUploaded],
  ['a path out of the folder of uploads', 'admin', { fileName: '/profile/upload/../../etc/passwd' }, notUploaded],
  ['no file', 'admin', { fileName: '' }, notUploaded],
  ['a negative size', 'admin', { size: -5 }, otherSize],
  ['no size', 'admin', { size: 0 }, otherSize],
  ['a size that is not the file’s', 'admin', { size: PDF.length + 1 }, otherSize],
  ['an extension that is not accepted', 'admin', { name: 'evil.exe' }, type('evil.exe', 'exe', roomTypes)],
  ['an extension that is not the file’s', 'admin', { name: 'a.xlsx' }, type('a.xlsx', 'xlsx', roomTypes)],
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

test('every stored file has a path that cannot be guessed', () => {
  const paths = storedFiles.all().map(({ id }) => id)
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) expect(path).toMatch(UUID_OF)
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

test.each([fileApi.upload, fileApi.upload2])('$path needs a token', async ({ path }) => {
  const answer = await createBackend('/api')(
    new Request(`http://localhost/api${path}`, { method: 'POST', body: pdfNamed('a.pdf') }),
  )
  expect(await answer.json()).toMatchObject({ code: 401 })
})

const inUploads = (name: string, extension: string) =>
  type(name, extension, [...UPLOAD_KINDS.image, ...UPLOAD_KINDS.file])
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

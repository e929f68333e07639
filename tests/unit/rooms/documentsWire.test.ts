import { unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { documentApis, zipApis } from '@/features/rooms/documents/documents.api'
import { LEVEL } from '@/features/rooms/domain/levels'
import { DEFAULT_WATERMARK } from '@/features/rooms/domain/watermark'
import type { AnyEndpoint } from '@/shared/api'
import { fileApi } from '@/shared/files/files.api'
import { db, openSession } from '@mocks/account/store'
import { createBackend } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { roomFiles } from '@mocks/rooms/roomFiles'
import { visibleNodes } from '@mocks/rooms/rights'
import { nodesOf } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { watermarks } from '@mocks/rooms/watermarks'
import { fillPath, serialiseQuery, type Query } from '@/shared/api/requestAddress'
import { bytesOf, encryptedPdf, decodeLatin1, plainPdf, utf16Hex } from '../../support/pdfFiles'

let backend: ReturnType<typeof createBackend>
beforeEach(() => {
  resetDb()
  backend = createBackend('/api')
})

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

async function ask(
  name: string,
  endpoint: AnyEndpoint,
  { path = {}, query = {}, body }: { path?: Record<string, string>; query?: object; body?: unknown },
) {
  const request = new Request(
    `http://localhost/api${fillPath(endpoint.path, path)}?${serialiseQuery(query as Query)}`,
    {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${openSession(accountOf(name))}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  )
  return backend(request)
}

const api = documentApis.vdr
const EVERY = { roomId: '1', pageNum: 1, pageSize: 500 }

function denied(name: string) {
  const seen = new Set(visibleNodes('vdr', accountOf(name), '1').map(({ id }) => id))
  return nodesOf('vdr', '1').filter(({ id }) => !seen.has(id))
}

/** Names and ids that must not reach the reader; names of visible nodes are no secret. */
function secretsOf(name: string) {
  const known = new Set(visibleNodes('vdr', accountOf(name), '1').map((node) => node.name))
  return denied(name).flatMap((node) => [...(known.has(node.name) ? [] : [node.name]), `"id":"${node.id}"`])
}

const READERS = ['buyer', 'fenced', 'adviser', 'expired', 'stopped', 'founder'] as const

test.each(READERS)('%s: no answer contains anything they may not see', async (name) => {
  const secrets = secretsOf(name)
  expect(secrets.length).toBeGreaterThan(20)
  const searched = denied(name).slice(0, 5)
  const answers = await Promise.all([
    ask(name, api.tree, { query: { roomId: '1' } }),
    ask(name, api.list, { query: { ...EVERY } }),
    ask(name, api.list, { query: { ...EVERY, folderId: '5' } }),
    ...searched.map((node) => ask(name, api.list, { query: { ...EVERY, keyword: node.name.slice(0, 3) } })),
    ask(name, api.list, { query: { ...EVERY, keyword: '知情同意书' } }),
    ask(name, api.list, { query: { ...EVERY, keyword: 'informed consent', onlyText: 'true' } }),
    ask(name, api.list, { query: { ...EVERY, folderId: '5', mark: 'unread' } }),
    ask(name, api.list, { query: { ...EVERY, tagId: '4' } }),
    ...searched.map((node) =>
      ask(name, api.match, { query: { roomId: '1', name: `${node.name}.pdf`, hash: 'x' } }),
    ),
    ...searched.map((node) => ask(name, api.detail, { path: { id: node.id } })),
    ...searched.map((node) => ask(name, api.view, { path: { id: node.id }, body: {} })),
    ask(name, zipApis.vdr.start, { body: { roomId: '1', ids: ['5'] } }),
  ])
  const text = (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test.each(['admin', 'seller', ...READERS])('%s: a file is answered to their level only', async (name) => {
  const account = accountOf(name)
  const levels = new Map(visibleNodes('vdr', account, '1').map(({ id, level }) => [id, level]))
  const documents = nodesOf('vdr', '1').filter(({ id, kind }) => kind === 'document' && /^[5-8]-/.test(id))
  expect(documents.length).toBeGreaterThan(10)
  const canDo = async (id: string, endpoint: AnyEndpoint, query: object) => {
    const answer = await ask(name, endpoint, { path: { id }, query })
    return !answer.headers.get('content-type')!.includes('json')
  }
  const openView = async (id: string) =>
    (await (await ask(name, api.view, { path: { id }, body: {} })).json()) as { code: number }
  for (const { id, state } of documents) {
    if (state !== 'published') continue
    const level = levels.get(id) ?? LEVEL.none
    // oxlint-disable no-await-in-loop -- sequential on purpose
    expect({
      id,
      view: (await openView(id)).code === 200,
      marked: await canDo(id, api.download, { kind: 'marked' }),
      original: await canDo(id, api.download, { kind: 'original' }),
    }).toEqual({
      id,
      view: level >= LEVEL.fence,
      marked: level >= LEVEL.downloadMarked,
      original: level >= LEVEL.downloadOriginal,
    })
    // oxlint-enable no-await-in-loop
  }
})

test.each(['buyer', 'fenced', 'adviser'])('%s: numbers and counts leave no gap', async (name) => {
  const { data } = (await (await ask(name, api.tree, { query: { roomId: '1' } })).json()) as {
    data: { indexNo: string; parentId: string | null }[]
  }
  const tops = data.filter(({ parentId }) => parentId === null).map(({ indexNo }) => indexNo)
  expect(tops).toEqual(tops.map((_, at) => String(at + 1)))
  const listed = (await (await ask(name, api.list, { query: { ...EVERY } })).json()) as { total: number }
  expect(listed.total).toBe(tops.length)
  const room = (await (
    await ask(name, api.indexFile, { query: { roomId: '1', format: 'csv', language: 'zh' } })
  ).json()) as { msg: string }
  const index = await (
    await ask(name, fileApi.download, { query: { fileName: room.msg, delete: 'true' } })
  ).text()
  expect(index.trim().split('\r\n')).toHaveLength(data.length + 1)
  for (const secret of secretsOf(name)) expect(index).not.toContain(secret)
})

test('an archive holds only what its reader may download, each file with their watermark', async () => {
  const begun = (await (
    await ask('buyer', zipApis.vdr.start, { body: { roomId: '1', ids: ['8', '6'] } })
  ).json()) as { data: { id: string; files: number } }
  let task: { state: string; resource: string } = { state: '', resource: '' }
  for (let look = 0; look < 9 && task.state !== 'done'; look += 1) {
    const answer = await (await ask('buyer', zipApis.vdr.task, { path: { id: begun.data.id } })).json()
    task = (answer as { data: typeof task }).data
  }
  const zip = await ask('buyer', fileApi.download, { query: { fileName: task.resource, delete: 'false' } })
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  const names = Object.keys(files)
  expect(names).toHaveLength(begun.data.files)
  expect(names.some((name) => name.includes('专利清单'))).toBe(true)
  // View only, no download.
  expect(names.some((name) => name.includes('研究方案'))).toBe(false)
  const marked = Array.from('孙受让', (sign) => sign.charCodeAt(0).toString(16)).join('')
  for (const bytes of Object.values(files)) expect(new TextDecoder('latin1').decode(bytes)).toContain(marked)
})

test('uploaded files are packed with the reader’s watermark; files that cannot carry one are left out and listed', async () => {
  const put = (id: string, type: string, bytes: Uint8Array<ArrayBuffer>) => {
    roomFiles.put({ id, name: `x.${type}`, type: 'x', bytes })
    versions.vdr.put({ ...versions.vdr.require(id), fileKey: id, type })
  }
  put('8-1v2', 'pdf', plainPdf())
  put('8-2v1', 'pdf', encryptedPdf())
  put('8-3-1v1', 'xlsx', bytesOf('PK'))
  const data = async (answer: ReturnType<typeof ask>) =>
    ((await (await answer).json()) as { data: never }).data
  const detail = async (id: string): Promise<{ unmarked: string | null }> =>
    data(ask('buyer', documentApis.vdr.detail, { path: { id } }))
  expect((await detail('8-1')).unmarked).toBeNull()
  expect((await detail('8-2')).unmarked).toBe('encrypted')
  expect((await detail('8-3-1')).unmarked).toBe('type')
  const refused = await ask('buyer', documentApis.vdr.download, {
    path: { id: '8-2' },
    query: { kind: 'marked' },
  })
  expect(await refused.json()).toMatchObject({
    code: 500,
    msg: expect.stringMatching(/无法为该文件制作水印副本/),
  })

  type Task = {
    id: string
    state: string
    resource: string
    files: number
    leftOut: { name: string; reason: string }[]
  }
  let task: Task = await data(
    ask('buyer', zipApis.vdr.start, { body: { roomId: '1', ids: ['8-1', '8-2', '8-3-1'] } }),
  )
  for (let look = 0; look < 9 && task.state === 'running'; look += 1)
    task = await data(ask('buyer', zipApis.vdr.task, { path: { id: task.id } })) // oxlint-disable-line no-await-in-loop -- each poll advances the job
  expect(task).toMatchObject({ state: 'done', files: 1 })
  expect(task.leftOut.map(({ reason }) => reason)).toEqual(['encrypted', 'type'])
  const zip = await ask('buyer', fileApi.download, { query: { fileName: task.resource, delete: 'false' } })
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  const [packed, list] = Object.keys(files)
  expect(packed).toMatch(/专利清单.*\.pdf$/)
  expect(decodeLatin1(files[packed!]!)).toContain(utf16Hex('孙受让'))
  const text = new TextDecoder().decode(files[list!])
  for (const { name } of task.leftOut) expect(text).toContain(name)
})

test('a copy carries the watermark only while the room requires it for copies', async () => {
  const copy = async () => {
    const answer = await ask('buyer', documentApis.vdr.download, {
      path: { id: '8-1' },
      query: { kind: 'marked' },
    })
    return decodeLatin1(new Uint8Array(await answer.arrayBuffer()))
  }
  expect(await copy()).toContain(utf16Hex('孙受让'))
  watermarks.vdr.put({ ...DEFAULT_WATERMARK, id: '1', uses: ['view', 'print'] })
  expect(await copy()).not.toContain(utf16Hex('孙受让'))
})

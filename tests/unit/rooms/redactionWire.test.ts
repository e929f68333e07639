import { PDFDocument, PDFString, StandardFonts } from 'pdf-lib'
import { beforeEach, expect, test } from 'vitest'
import { auditApis } from '@/features/rooms/audit/audit.api'
import { documentApis, zipApis } from '@/features/rooms/documents/documents.api'
import { redactionApis, type Redaction } from '@/features/rooms/documents/redaction.api'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { memberApis } from '@/features/rooms/members/members.api'
import type { AnyEndpoint } from '@/shared/api'
import { fileApi } from '@/shared/files/files.api'
import { PICTURE_WIDTHS, type View } from '@/shared/viewer/view.api'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { prepareUpload } from '@mocks/rooms/documents/preparedUploads'
import { roomLog } from '@mocks/rooms/log'
import { changeRights } from '@mocks/rooms/rights'
import { roomFiles } from '@mocks/rooms/roomFiles'
import { members } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { askBytes, type RawCall } from '../../support/askBackend'
import { contentOf, lightest } from '../../support/fileContent'

let ask: ReturnType<typeof askBytes>
beforeEach(() => {
  resetDb()
  ask = askBytes()
})

const api = documentApis.vdr
const redaction = redactionApis.vdr
const ID = '6-1'
const SOURCE = '6-1v1'
const ROOM = { roomId: '1' }

const PHONE = '13800138000'
const MAIL = 'elena@falcon.example'
const SECRETS = [PHONE, MAIL, 'Marquez', 'Zanzibar', 'Quokka', 'Wolverine', 'Capybara']
const PUBLIC_TEXT = 'Public appendix'

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

async function done<T>(name: string, endpoint: AnyEndpoint, call: RawCall): Promise<T> {
  const { json } = await ask(name, endpoint, call)
  expect(json).toMatchObject({ code: 200 })
  return json!.data as T
}

/** A PDF with words to redact on its pages, and others where only programs look. Submitted by a member below manage. */
async function upload() {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const pageWith = (...lines: string[]) => {
    const page = document.addPage([595, 842])
    for (const [at, text] of lines.entries()) page.drawText(text, { x: 60, y: 700 - at * 60, size: 18, font })
    return page
  }
  pageWith(`Call ${PHONE} today`, `Write to ${MAIL}, please`, 'Signed by Elena Marquez for the seller')
  const second = pageWith(PUBLIC_TEXT)
  pageWith('Project Zanzibar, phase one')
  document.setTitle('About Quokka')
  document.setSubject('About Wolverine')
  await document.attach(new TextEncoder().encode('Capybara, and Capybara'), 'Capybara.txt')
  // A link to the last page takes that page with it when the second is copied.
  const link = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 9, 9],
    Contents: PDFString.of('See Zanzibar'),
    Dest: [document.getPage(2).ref, 'Fit'],
  })
  second.node.addAnnot(document.context.register(link))
  const bytes = new Uint8Array(await document.save())
  const fileKey = roomFiles.put({ id: crypto.randomUUID(), bytes, type: '', name: 'a.pdf' }).id
  const version = { ...versions.vdr.require(SOURCE), type: 'pdf', fileKey, pages: 3, submitterId: '32' }
  await prepareUpload('vdr', versions.vdr.put(version))
}

const WANTED = {
  ids: [ID],
  patterns: ['phone', 'email', 'idNumber', 'bankAccount', 'amount'],
  words: ['zanzibar'],
  names: ['Elena Marquez'],
}

const readProposals = () => done<Redaction>('seller', redaction.read, { path: { id: ID } })

async function acceptAll() {
  const { version, rows } = await readProposals()
  const ids = rows.map(({ id }) => id)
  return done<Redaction>('seller', redaction.decide, {
    body: { id: SOURCE, version, ids, state: 'accepted' },
  })
}

/** Redacts the upload, and publishes the result. */
async function redact() {
  await upload()
  await done('seller', redaction.propose, { body: WANTED })
  const { version, rows } = await acceptAll()
  const { ids, no } = await done<{ ids: string[]; no: number }>('seller', redaction.apply, {
    body: { id: SOURCE, version, tagIds: null },
  })
  return { id: ids[0]!, no, rows }
}

const publish = (id: string) =>
  done('admin', auditApis.vdr.decide, {
    body: { ids: [id], decision: { result: 'approve', access: 'inherit', levels: [], isTold: false } },
  })

const buyerIn = () => members.vdr.all().find((member) => member.roomId === '1' && member.userId === '30')!.id
const setLevel = (level: Level, id = buyerIn()) =>
  changeRights('vdr', '1', 'x', [{ kind: 'rule', node: ID, subject: 'member', id, level }])

const READER_LEVELS = [
  LEVEL.fence,
  LEVEL.view,
  LEVEL.downloadMarked,
  LEVEL.downloadOriginal,
  LEVEL.upload,
] as const

test.each(READER_LEVELS)('at level %s no byte that a reader gets contains a redacted word', async (level) => {
  const { id: madeId, rows } = await redact()
  await publish(madeId)
  setLevel(level)
  const { lease, pages } = await done<View>('buyer', api.view, { path: { id: ID }, body: {} })
  expect(pages).toHaveLength(3)
  const calls: [AnyEndpoint, RawCall][] = [
    [api.view, { path: { id: ID }, body: {} }],
    [api.detail, { path: { id: ID } }],
    [api.tree, { query: ROOM }],
    [api.list, { query: { ...ROOM, pageNum: 1, pageSize: 500 } }],
    ...SECRETS.flatMap((q): [AnyEndpoint, RawCall][] => [
      [api.find, { path: { id: ID }, query: { lease, q } }],
      [api.list, { query: { ...ROOM, pageNum: 1, pageSize: 500, keyword: q } }],
    ]),
    ...[1, 2, 3].map((page): [AnyEndpoint, RawCall] => [
      api.text,
      { path: { id: ID, page }, query: { lease } },
    ]),
    [api.difference, { path: { id: ID, page: 1 }, query: { lease, from: lease } }],
    [api.download, { path: { id: ID }, query: { kind: 'marked' } }],
    [api.download, { path: { id: ID }, query: { kind: 'original' } }],
    [memberApis.vdr.certificate, { path: { id: buyerIn() } }],
  ]
  const answers = []
  for (const [endpoint, call] of calls) answers.push(await ask('buyer', endpoint, call)) // oxlint-disable-line no-await-in-loop -- one reader
  for (const format of ['xlsx', 'csv']) {
    // oxlint-disable-next-line no-await-in-loop -- one reader
    const { json } = await ask('buyer', api.indexFile, { query: { ...ROOM, format, language: 'en' } })
    answers.push(await ask('buyer', fileApi.download, { query: { fileName: json!.msg, delete: 'true' } })) // oxlint-disable-line no-await-in-loop -- one reader
  }
  if (level >= LEVEL.downloadMarked) {
    interface Task {
      id: string
      resource?: string | null
    }
    let task = await done<Task>('buyer', zipApis.vdr.start, { body: { ...ROOM, ids: [ID] } })
    while (!task.resource) task = await done<Task>('buyer', zipApis.vdr.task, { path: { id: task.id } }) // oxlint-disable-line no-await-in-loop -- steps of the task
    const { resource } = task
    answers.push(await ask('buyer', fileApi.resource, { query: { resource } }))
  }
  const contents = []
  for (const { bytes } of answers) contents.push(await contentOf(bytes)) // oxlint-disable-line no-await-in-loop -- one after the other
  // The server repeats the keyword in no answer.
  const all = contents.join('\n').toLowerCase()
  expect(SECRETS.filter((secret) => all.includes(secret.toLowerCase()))).toEqual([])
  expect(contents.some((content) => content.includes(PUBLIC_TEXT))).toBe(level >= LEVEL.downloadMarked)

  if (level === LEVEL.fence) return
  for (const width of PICTURE_WIDTHS) {
    for (const page of [1, 3]) {
      // oxlint-disable no-await-in-loop -- one reader
      const picture = await ask('buyer', api.page, { path: { id: ID, page }, query: { lease, width } })
      expect(picture.isPicture).toBe(true)
      const regions = rows.flatMap((row) => (row.page === page ? row.region : []))
      expect(await lightest(picture.bytes, regions), `${width} px`).toBeLessThan(128)
      // oxlint-enable no-await-in-loop
    }
  }
})

test('through the fence the regions are black as well', async () => {
  const { id: madeId, rows } = await redact()
  await publish(madeId)
  setLevel(LEVEL.fence)
  const { lease } = await done<View>('buyer', api.view, { path: { id: ID }, body: {} })
  const { page, region } = rows[0]!
  const top = Math.floor(region.top * 100)
  const query = { lease, width: 1200, band: `${top},10` }
  const picture = await ask('buyer', api.page, { path: { id: ID, page }, query })
  expect(picture.isPicture).toBe(true)
  const inBand = { ...region, top: region.top * 10 - top / 10, height: region.height * 10 }
  expect(await lightest(picture.bytes, [inBand])).toBeLessThan(128)
})

test('the versions before are for managers only: not for their submitter, by any call', async () => {
  await upload()
  setLevel(LEVEL.upload, '5')
  const { lease } = await done<View>('adviser', api.view, { path: { id: ID }, body: {} })
  await done('seller', redaction.propose, { body: WANTED })
  const { version } = await acceptAll()
  const {
    ids: [madeId = ''],
  } = await done<{ ids: string[] }>('seller', redaction.apply, {
    body: { id: SOURCE, version, tagIds: null },
  })
  const codes = async (name: string) =>
    Promise.all(
      [
        ask(name, api.view, { path: { id: ID }, body: { version: SOURCE } }),
        ask(name, api.download, { path: { id: ID }, query: { kind: 'original', version: SOURCE } }),
        ask(name, api.download, { path: { id: ID }, query: { kind: 'marked', version: SOURCE } }),
      ].map(async (answer) => (await answer).code),
    )
  // Withdrawn at once, and not only when the redacted version is published.
  expect((await ask('buyer', api.view, { path: { id: ID }, body: {} })).code).toBe(404)
  expect(
    (await ask('adviser', api.page, { path: { id: ID, page: 1 }, query: { lease, width: 800 } })).code,
  ).toBe(404)
  expect(await codes('adviser')).toEqual([404, 404, 404])
  await publish(madeId)
  for (const name of ['adviser', 'buyer']) expect(await codes(name)).toEqual([404, 404, 404]) // oxlint-disable-line no-await-in-loop -- two
  const seen = await done<{ versions: { id: string }[] }>('adviser', api.detail, { path: { id: ID } })
  expect(seen.versions.map(({ id }) => id)).toEqual([madeId])
  const { hash } = versions.vdr.require(SOURCE)
  const match = { ...ROOM, name: 'b.pdf', hash }
  expect(await done('adviser', api.match, { query: match })).toMatchObject({ content: null })
  expect(await done('seller', api.match, { query: match })).toMatchObject({ content: { id: ID } })
  expect(await codes('seller')).toEqual([200, 200, 200])
})

test('an unredacted version is not published again, nor approved later', async () => {
  await redact()
  const { version, state } = versions.vdr.require(SOURCE)
  expect(state).toBe('unpublished')
  const again = await ask('seller', api.publish, { body: { id: SOURCE, version, on: true } })
  expect(again.json).toMatchObject({ code: 500, msg: expect.stringContaining('遮蔽') as string })
  versions.vdr.put({ ...versions.vdr.require(SOURCE), state: 'submitted' })
  const approved = await done<{ ok: boolean }[]>('admin', auditApis.vdr.decide, {
    body: { ids: [SOURCE], decision: { result: 'approve', access: 'inherit', levels: [], isTold: false } },
  })
  expect(approved).toMatchObject([{ ok: false }])
})

test('only managers propose and apply, and no answer has the text below a region', async () => {
  await upload()
  const calls: [AnyEndpoint, RawCall][] = [
    [redaction.read, { path: { id: ID } }],
    [redaction.propose, { body: WANTED }],
    [redaction.draw, { body: { id: SOURCE, page: 1, region: { left: 0, top: 0, width: 1, height: 1 } } }],
    [redaction.decide, { body: { id: SOURCE, version: 1, ids: ['1'], state: 'accepted' } }],
    [redaction.apply, { body: { id: SOURCE, version: 1, tagIds: null } }],
  ]
  setLevel(LEVEL.upload)
  for (const [endpoint, call] of calls) expect((await ask('buyer', endpoint, call)).code).toBe(500) // oxlint-disable-line no-await-in-loop -- one after the other
  setLevel(LEVEL.manage)
  const proposed = await ask('buyer', redaction.propose, { body: WANTED })
  expect(proposed.json).toMatchObject({ code: 200, data: [{ id: ID, open: 4, reason: null }] })
  const { bytes, json } = await ask('buyer', redaction.read, { path: { id: ID } })
  const rows = (json!.data as Redaction).rows
  expect(rows.map(({ page, origin, state }) => `${page} ${origin} ${state}`)).toEqual([
    '1 phone proposed',
    '1 email proposed',
    '1 name proposed',
    '3 search proposed',
  ])
  for (const answer of [proposed.text, new TextDecoder().decode(bytes)])
    expect(SECRETS.filter((secret) => answer.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
  // Nothing twice.
  expect(await done('seller', redaction.propose, { body: WANTED })).toMatchObject([{ added: 0, open: 4 }])
})

test('an outdated decision, an undecided proposal and an outdated version are refused', async () => {
  await upload()
  await done('seller', redaction.propose, { body: WANTED })
  const { version, rows } = await readProposals()
  const decision = { id: SOURCE, version, ids: [rows[0]!.id], state: 'rejected' }
  await done('seller', redaction.decide, { body: decision })
  expect((await ask('admin', redaction.decide, { body: { ...decision, state: 'accepted' } })).code).toBe(409)
  const apply = async () => {
    const { version: now } = await readProposals()
    return (await ask('seller', redaction.apply, { body: { id: SOURCE, version: now, tagIds: null } })).json!
  }
  expect(await apply()).toMatchObject({ code: 500, msg: expect.stringMatching(/没有已接受/) as string })
  const region = { left: 0.1, top: 0.9, width: 0.2, height: 0.05 }
  await done('seller', redaction.draw, { body: { id: SOURCE, page: 2, region } })
  expect(await apply()).toMatchObject({ code: 500, msg: expect.stringMatching(/未处理/) as string })
  const outside = { ...region, left: 0.9 }
  expect((await ask('seller', redaction.draw, { body: { id: SOURCE, page: 2, region: outside } })).code).toBe(
    500,
  )
  expect((await ask('seller', redaction.draw, { body: { id: SOURCE, page: 4, region } })).code).toBe(500)
  await acceptAll()
  expect(await apply()).toMatchObject({ code: 200 })
  expect(await apply()).toMatchObject({ code: 409 })
})

test('the log says who redacted which pages and how many regions, and never the text', async () => {
  const { no } = await redact()
  const entry = roomLog.vdr.all().findLast(({ text }) => text?.startsWith('redact'))
  expect(entry).toMatchObject({
    userId: accountOf('seller').userId,
    nodeId: ID,
    versionNo: no,
    pages: [1, 3],
    text: 'redact · 4',
    before: 'v1',
    after: `v${no}`,
  })
  const log = JSON.stringify(roomLog.vdr.all()).toLowerCase()
  expect(SECRETS.filter((secret) => log.includes(secret.toLowerCase()))).toEqual([])
})

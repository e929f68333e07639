import { PDFDocument, StandardFonts } from 'pdf-lib'
import { beforeEach, expect, test } from 'vitest'
import { auditApis, type Submission } from '@/features/rooms/audit/audit.api'
import { documentApis, recycleApis, zipApis } from '@/features/rooms/documents/documents.api'
import { redactionApis, type Redaction } from '@/features/rooms/documents/redaction.api'
import { LEVEL } from '@/features/rooms/domain/levels'
import { memberApis } from '@/features/rooms/members/members.api'
import { faqApis, questionApis } from '@/features/rooms/questions/questions.api'
import { tagApis } from '@/features/rooms/tags/tags.api'
import { logApi } from '@/features/vdr/log/roomLog.api'
import type { AnyEndpoint } from '@/shared/api'
import { fileApi } from '@/shared/files/files.api'
import type { View } from '@/shared/viewer/view.api'
import { resetDb } from '@mocks/platform/db'
import { prepareUpload } from '@mocks/rooms/documents/preparedUploads'
import { faqs } from '@mocks/rooms/questions'
import { roomLog } from '@mocks/rooms/log'
import { changeRights, putMember } from '@mocks/rooms/rights'
import { recycled } from '@mocks/rooms/recycle'
import { roomFiles } from '@mocks/rooms/roomFiles'
import { members } from '@mocks/rooms/store'
import { versions, type StoredVersion } from '@mocks/rooms/storedVersions'
import { showVersion } from '@mocks/rooms/versions'
import { askBytes, type RawCall } from '../../support/askBackend'
import { contentOf, lightest } from '../../support/fileContent'

let ask: ReturnType<typeof askBytes>

const api = documentApis.vdr
const redaction = redactionApis.vdr
const ID = '6-1'
const SOURCE = '6-1v1'
const ROOM = { roomId: '1' }
const LIST = { ...ROOM, pageNum: 1, pageSize: 500 }

/** Readers of three tags, as account, member and tag. */
const BUYER = { name: 'buyer', member: '3', tag: '2' }
const ADVISER = { name: 'adviser', member: '5', tag: '4' }
const ORDINARY = { name: 'fenced', member: '4', tag: '3' }
const READERS = [BUYER, ADVISER, ORDINARY]
type Reader = typeof BUYER

/** Words of the first version: removed for one party each, for both, and for nobody. */
const WORDS = { buyer: 'Zanzibar', adviser: 'Quokka', both: 'Capybara', nobody: 'Ocelot' }
/** Word that only the second version has. */
const LATER = 'Wolverine'

async function done<T>(name: string, endpoint: AnyEndpoint, call: RawCall): Promise<T> {
  const { json } = await ask(name, endpoint, call)
  expect(json, endpoint.path).toMatchObject({ code: 200 })
  return json!.data as T
}

async function storePdf(words: readonly string[], version: StoredVersion) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const word of words)
    document.addPage([595, 842]).drawText(`About ${word}`, { x: 60, y: 700, size: 18, font })
  const bytes = new Uint8Array(await document.save())
  const fileKey = roomFiles.put({ id: crypto.randomUUID(), bytes, type: '', name: 'a.pdf' }).id
  const stored = { ...version, type: 'pdf', fileKey, pages: words.length, size: bytes.length }
  await prepareUpload('vdr', versions.vdr.put(stored))
  showVersion('vdr', stored.submitBy, ID)
}

beforeEach(async () => {
  resetDb()
  ask = askBytes()
  putMember('vdr', 'x', { ...members.vdr.require(ORDINARY.member), isFenced: false })
  const level = LEVEL.downloadOriginal
  changeRights(
    'vdr',
    '1',
    'x',
    READERS.map(({ tag: id }) => ({ kind: 'rule', node: ID, subject: 'tag', id, level })),
  )
  await storePdf(Object.values(WORDS), versions.vdr.require(SOURCE))
})

async function decide(state: 'accepted' | 'rejected', pages: readonly number[]) {
  const { id, version, rows } = await done<Redaction>('seller', redaction.read, { path: { id: ID } })
  const ids = rows.flatMap((row) => (pages.includes(row.page) ? row.id : []))
  await done('seller', redaction.decide, { body: { id, version, ids, state } })
}

const approve = (ids: readonly string[]) =>
  done<{ ok: boolean; msg: string }[]>('admin', auditApis.vdr.decide, {
    body: { ids, decision: { result: 'approve', access: 'inherit', levels: [], isTold: true } },
  })

/** Makes and approves a version for these tags, without the words on these pages. */
async function redactFor(tagIds: readonly string[] | null, pages: readonly number[], isApproved = true) {
  const words = [...Object.values(WORDS), LATER]
  await done('seller', redaction.propose, { body: { ids: [ID], patterns: [], words, names: [] } })
  await decide('rejected', [1, 2, 3, 4])
  await decide('accepted', pages)
  const { id, version } = await done<Redaction>('seller', redaction.read, { path: { id: ID } })
  const body = { id, version, tagIds }
  const { ids } = await done<{ ids: string[] }>('seller', redaction.apply, { body })
  if (isApproved) expect(await approve(ids)).toMatchObject(ids.map((each) => ({ id: each, ok: true })))
  return ids
}

/** The variants of both parties: each without its own word and without the common one. */
async function redactForBoth() {
  const [buyers = ''] = await redactFor([BUYER.tag], [1, 3])
  const [advisers = ''] = await redactFor([ADVISER.tag], [2, 3])
  return { buyers, advisers }
}

/** Adds a second general version and publishes it. */
async function publishSecond() {
  const first = versions.vdr.require(SOURCE)
  const second = { ...first, id: '6-1v2', no: 2, state: 'submitted' as const, hash: 'second', submitTime: '' }
  await storePdf([LATER, 'Ocelot'], versions.vdr.put(second))
  return approve([second.id])
}

/** Everything that a reader gets, as texts of the files and answers. */
async function sessionOf({ name, member }: Reader) {
  const { lease } = await done<View>(name, api.view, { path: { id: ID }, body: {} })
  const words = [...Object.values(WORDS), LATER]
  const calls: [AnyEndpoint, RawCall][] = [
    [api.view, { path: { id: ID }, body: {} }],
    [api.detail, { path: { id: ID } }],
    [api.tree, { query: ROOM }],
    [api.list, { query: LIST }],
    [api.list, { query: { ...LIST, folderId: '6' } }],
    [auditApis.vdr.list, { query: LIST }],
    [tagApis.vdr.list, { query: LIST }],
    [logApi.list, { query: LIST }],
    [questionApis.vdr.list, { query: LIST }],
    [memberApis.vdr.certificate, { path: { id: member } }],
    ...words.flatMap((q): [AnyEndpoint, RawCall][] => [
      [api.find, { path: { id: ID }, query: { lease, q } }],
      [api.list, { query: { ...LIST, keyword: q } }],
      [api.list, { query: { ...LIST, keyword: q, onlyText: 'true' } }],
    ]),
    ...[1, 2, 3, 4].map((page): [AnyEndpoint, RawCall] => [
      api.text,
      { path: { id: ID, page }, query: { lease } },
    ]),
    [api.difference, { path: { id: ID, page: 1 }, query: { lease, from: lease } }],
    [api.download, { path: { id: ID }, query: { kind: 'marked' } }],
    [api.download, { path: { id: ID }, query: { kind: 'original' } }],
  ]
  const texts = []
  // A reader finds their own searches in the log.
  for (const { id, action } of roomLog.vdr.all()) if (action === 'search') roomLog.vdr.delete(id)
  // oxlint-disable no-await-in-loop -- one reader
  for (const [endpoint, call] of calls) texts.push(await contentOf((await ask(name, endpoint, call)).bytes))
  for (const format of ['xlsx', 'csv']) {
    const { json } = await ask(name, api.indexFile, { query: { ...ROOM, format, language: 'en' } })
    const file = await ask(name, fileApi.download, { query: { fileName: json!.msg, delete: 'true' } })
    expect(file.bytes.length).toBeGreaterThan(1_000)
    texts.push(await contentOf(file.bytes))
  }
  interface Task {
    id: string
    resource?: string | null
  }
  let task = await done<Task>(name, zipApis.vdr.start, { body: { ...ROOM, ids: [ID] } })
  while (!task.resource) task = await done<Task>(name, zipApis.vdr.task, { path: { id: task.id } })
  texts.push(
    await contentOf((await ask(name, fileApi.resource, { query: { resource: task.resource } })).bytes),
  )
  // oxlint-enable no-await-in-loop
  return texts.join('\n')
}

const wordsIn = (text: string) =>
  [...Object.values(WORDS), LATER].filter((word) => text.toLowerCase().includes(word.toLowerCase()))

/** Facts of the document in its own page and in the tree. */
async function factsFor({ name }: Reader) {
  const facts = await done<Record<string, unknown>>(name, api.detail, { path: { id: ID } })
  const tree = await done<{ id: string }[]>(name, api.tree, { query: ROOM })
  return { facts, node: tree.find(({ id }) => id === ID) }
}

test('each party reads its variant, and the others the same as before', async () => {
  const before = await factsFor(ORDINARY)
  const { buyers, advisers } = await redactForBoth()
  expect(wordsIn(await sessionOf(BUYER))).toEqual([WORDS.adviser, WORDS.nobody])
  expect(wordsIn(await sessionOf(ADVISER))).toEqual([WORDS.buyer, WORDS.nobody])
  const ordinary = await sessionOf(ORDINARY)
  expect(wordsIn(ordinary)).toEqual(Object.values(WORDS))
  const seenSince = await factsFor(ORDINARY)
  expect(seenSince).toEqual({
    ...before,
    node: { ...before.node, isRead: true },
    facts: { ...before.facts, isRead: true },
  })

  // Nobody is told of another version: not by its id, content, name or number.
  for (const [reader, own, foreign] of [
    [BUYER, buyers, [SOURCE, advisers]],
    [ADVISER, advisers, [SOURCE, buyers]],
    [ORDINARY, SOURCE, [buyers, advisers]],
  ] as const) {
    const session = await sessionOf(reader) // oxlint-disable-line no-await-in-loop -- few readers
    expect(session).toContain(`"${own}"`)
    for (const id of foreign) {
      expect(session).not.toContain(`"${id}"`)
      expect(session).not.toContain(versions.vdr.require(id).hash)
    }
    const { facts } = await factsFor(reader) // oxlint-disable-line no-await-in-loop -- few readers
    expect(facts).toMatchObject({
      versionNo: 1,
      state: 'published',
      versions: [{ id: own, no: 1 }],
      variants: [],
    })
    expect(facts['size']).toBe(versions.vdr.require(own).size)
  }
})

test('the pages of a variant are black where its words were, and no call opens the general version', async () => {
  await redactForBoth()
  const { rows } = await done<Redaction>('seller', redaction.read, { path: { id: ID } })
  const toneOf = async (reader: Reader, page: number) => {
    const { lease } = await done<View>(reader.name, api.view, { path: { id: ID }, body: {} })
    const call = { path: { id: ID, page }, query: { lease, width: 800 } }
    const { bytes } = await ask(reader.name, api.page, call)
    return lightest(
      bytes,
      rows.flatMap((row) => (row.page === page ? row.region : [])),
    )
  }
  expect(await toneOf(BUYER, 1)).toBeLessThan(128)
  expect(await toneOf(ADVISER, 1)).toBeGreaterThan(200)
  expect(await toneOf(ORDINARY, 1)).toBeGreaterThan(200)
  for (const { name } of [BUYER, ADVISER]) {
    // oxlint-disable no-await-in-loop -- two readers
    const view = await ask(name, api.view, { path: { id: ID }, body: { version: SOURCE } })
    const query = { kind: 'original', version: SOURCE }
    const download = await ask(name, api.download, { path: { id: ID }, query })
    const { hash } = versions.vdr.require(SOURCE)
    const match = { query: { ...ROOM, name: 'b.pdf', hash } }
    expect([view.code, download.code]).toEqual([404, 404])
    expect(await done(name, api.match, match)).toMatchObject({ content: null })
    expect(await done(ORDINARY.name, api.match, match)).toMatchObject({ content: { id: ID } })
    // oxlint-enable no-await-in-loop
  }
})

test('a member who has submitted the version does not get it back from behind the variant', async () => {
  versions.vdr.put({ ...versions.vdr.require(SOURCE), submitterId: '30' })
  await redactFor([BUYER.tag], [1])
  expect((await ask('buyer', api.view, { path: { id: ID }, body: { version: SOURCE } })).code).toBe(404)
  expect((await factsFor(BUYER)).facts).toMatchObject({ versions: [{ no: 1, submitBy: '周岚' }] })
})

test('a variant takes the version from its party at once, and is read once it is approved', async () => {
  const { lease } = await done<View>('buyer', api.view, { path: { id: ID }, body: {} })
  const [id = ''] = await redactFor([BUYER.tag], [1], false)
  const page = { path: { id: ID, page: 1 }, query: { lease, width: 800 } }
  expect((await ask('buyer', api.page, page)).code).toBe(404)
  expect((await ask('buyer', api.detail, { path: { id: ID } })).code).toBe(404)
  expect((await factsFor(ORDINARY)).facts).toMatchObject({ versions: [{ id: SOURCE }] })
  const { rows } = (await ask('admin', auditApis.vdr.list, { query: { ...LIST, tab: 'waiting' } }))
    .json as unknown as { rows: Submission[] }
  expect(rows.find((row) => row.id === id)).toMatchObject({ partyName: '潜在受让方 A', keptBy: [] })
  await approve([id])
  expect(wordsIn(await sessionOf(BUYER))).not.toContain(WORDS.buyer)
  expect(wordsIn(await sessionOf(ORDINARY))).toContain(WORDS.buyer)
})

test('a later version stays with the others, until there is a variant of it', async () => {
  await redactFor([BUYER.tag], [1, 3])
  const { facts } = await factsFor(BUYER)
  const second = {
    ...versions.vdr.require(SOURCE),
    id: '6-1v2',
    no: 2,
    state: 'submitted' as const,
    hash: 'second',
  }
  versions.vdr.put(second)
  const waiting = (await ask('admin', auditApis.vdr.list, { query: LIST })).json as unknown as {
    rows: Submission[]
  }
  expect(waiting.rows.find(({ id }) => id === second.id)).toMatchObject({
    partyName: null,
    keptBy: ['潜在受让方 A'],
  })
  await publishSecond()
  expect(wordsIn(await sessionOf(ORDINARY))).toContain(LATER)
  expect(wordsIn(await sessionOf(BUYER))).toEqual([WORDS.adviser, WORDS.nobody])
  expect((await factsFor(BUYER)).facts).toEqual({ ...facts, isRead: true })
  const [id = ''] = await redactFor([BUYER.tag], [1])
  expect((await factsFor(BUYER)).facts).toMatchObject({ versionNo: 2, versions: [{ id, no: 2 }] })
  expect(wordsIn(await sessionOf(BUYER))).toEqual([WORDS.nobody])
})

test('a citation tells a party of no version after its variant', async () => {
  await redactFor([BUYER.tag], [1])
  await publishSecond()
  const rowsOf = async ({ name }: Reader) => {
    const { json } = await ask(name, faqApis.vdr.list, { query: LIST })
    return (json as unknown as { rows: { id: string; citation: object }[] }).rows
  }
  faqs.vdr.put({
    ...faqs.vdr.all()[0]!,
    id: 'f',
    documentId: ID,
    versionNo: 2,
    page: 1,
  })
  const cited = async (reader: Reader) => (await rowsOf(reader)).find(({ id }) => id === 'f')!.citation
  expect(await cited(BUYER)).toMatchObject({ documentId: ID, versionNo: null })
  expect(await cited(ORDINARY)).toMatchObject({ documentId: ID, versionNo: 2 })
})

test('a withdrawn variant leaves its party with nothing, until it is given the general version', async () => {
  const { buyers } = await redactForBoth()
  const asBuyer = { query: { ...ROOM, as: BUYER.member } }
  const preview = async () =>
    (await done<{ id: string }[]>('admin', api.tree, asBuyer)).find(({ id }) => id === ID)
  const { node } = await factsFor(BUYER)
  const { isRead: _read, ...shown } = node as Record<string, unknown>
  expect(await preview()).toMatchObject({ ...shown, isRead: false })
  const { version } = versions.vdr.require(buyers)
  await done('seller', api.publish, { body: { id: buyers, version, on: false } })
  expect((await ask('buyer', api.detail, { path: { id: ID } })).code).toBe(404)
  expect(await preview()).toBeUndefined()
  expect((await factsFor(ADVISER)).facts).toMatchObject({ versions: [{ no: 1 }] })

  const give = { body: { id: buyers, version: version + 1 } }
  expect((await ask('buyer', redaction.giveGeneral, give)).code).not.toBe(200)
  expect((await ask('seller', redaction.giveGeneral, { body: { id: buyers, version } })).code).toBe(409)
  await done('seller', redaction.giveGeneral, give)
  expect((await factsFor(BUYER)).facts).toMatchObject({ versions: [{ id: SOURCE }] })
  expect(wordsIn(await sessionOf(ADVISER))).not.toContain(WORDS.adviser)
})

test('a redaction for everybody withdraws the variants as well', async () => {
  await redactForBoth()
  const [id = ''] = await redactFor(null, [4])
  expect((await factsFor(ORDINARY)).facts).toMatchObject({ versions: [{ id, no: 2 }] })
  for (const { name } of [BUYER, ADVISER])
    expect((await ask(name, api.detail, { path: { id: ID } })).code).toBe(404) // oxlint-disable-line no-await-in-loop -- two readers
})

test('only administrators make variants and know of them', async () => {
  changeRights('vdr', '1', 'x', [
    { kind: 'rule', node: ID, subject: 'member', id: BUYER.member, level: LEVEL.manage },
  ])
  const [id = ''] = await redactFor([ADVISER.tag], [1])
  const read = await done<Redaction>('buyer', redaction.read, { path: { id: ID } })
  expect(read.parties).toEqual([])
  const { facts } = await factsFor(BUYER)
  expect(facts).toMatchObject({ versions: [{ id: SOURCE }], variants: [] })
  const codes = []
  for (const [endpoint, call] of [
    [redaction.apply, { body: { id: SOURCE, version: read.version, tagIds: [ADVISER.tag] } }],
    [api.view, { path: { id: ID }, body: { version: id } }],
    [api.publish, { body: { id, version: versions.vdr.require(id).version, on: false } }],
  ] as const)
    codes.push((await ask('buyer', endpoint, call)).code) // oxlint-disable-line no-await-in-loop -- one after the other
  expect(codes).toEqual([500, 404, 404])
  const foreign = { body: { id: SOURCE, version: read.version, tagIds: ['99'] } }
  expect((await ask('seller', redaction.apply, foreign)).code).toBe(404)
})

test('the log says who made which variant for which party, and never the text', async () => {
  const { buyers } = await redactForBoth()
  const { version } = versions.vdr.require(buyers)
  await done('seller', redaction.giveGeneral, { body: { id: buyers, version } })
  const entries = roomLog.vdr.all().filter(({ text = '' }) => /^(redactForParty|giveGeneral)/.test(text))
  expect(entries).toMatchObject([
    { userId: '40', nodeId: ID, versionNo: 1, pages: [1, 3], text: 'redactForParty · 潜在受让方 A · 2' },
    { userId: '40', nodeId: ID, versionNo: 1, pages: [2, 3], text: 'redactForParty · 评审专家 · 2' },
    { userId: '40', nodeId: ID, text: 'giveGeneral · 潜在受让方 A' },
  ])
  expect(wordsIn(JSON.stringify(entries))).toEqual([])
})

test('variants go to the recycle bin with their document and come back as they were', async () => {
  const { buyers } = await redactForBoth()
  await done('seller', api.remove, { path: { ids: ID } })
  expect(versions.vdr.require(buyers).state).toBe('recycled')
  await done('seller', recycleApis.vdr.restore, { body: { ids: [...recycled.vdr.keys()] } })
  expect((await factsFor(BUYER)).facts).toMatchObject({ versions: [{ id: buyers }] })
  expect((await factsFor(ORDINARY)).facts).toMatchObject({ versions: [{ id: SOURCE }] })
})

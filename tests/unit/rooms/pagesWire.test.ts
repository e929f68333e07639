import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeEach, expect, test, vi } from 'vitest'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { MAX_BAND, PICTURE_WIDTHS, type View } from '@/shared/viewer/view.api'
import { paintMark } from '@/shared/viewer/paintMark'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { drawPage, type PdfFile } from '@mocks/platform/pages/pdfPages'
import { pageWatermarkFor, pagesFileOf, textOf } from '@mocks/rooms/documents/documentFiles'
import { roomLog } from '@mocks/rooms/log'
import { changeRights, putMember, putRoom } from '@mocks/rooms/rights'
import { members, nodes, rooms } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { DEMO_TYPES, demoFile } from '@mocks/rooms/documents/demoFiles'
import { prepareUpload } from '@mocks/rooms/documents/preparedUploads'
import { roomFiles } from '@mocks/rooms/roomFiles'
import { askBytes } from '../../support/askBackend'
import { OF_LEVEL } from '../../support/roomDocument'

let send: ReturnType<typeof askBytes>
beforeEach(() => {
  resetDb()
  send = askBytes()
})

const api = documentApis.vdr
const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

async function ask(...call: Parameters<ReturnType<typeof askBytes>>) {
  const answer = await send(...call)
  expect(answer.isPicture ? answer.headers.get('cache-control') : 'no-store').toBe('no-store')
  return answer
}

async function open(name: string, id: string, body: object = {}): Promise<View> {
  const { json } = await ask(name, api.view, { path: { id }, body })
  expect(json).toMatchObject({ code: 200 })
  return json!.data as View
}

const pageOf = (id: string, lease: string, query: object = {}, page = 1) => ({
  path: { id, page },
  query: { lease, width: 800, ...query },
})

/** Pixels of a picture, RGBA. */
async function pixelsOf(bytes: Uint8Array) {
  const image = await loadImage(Buffer.from(bytes))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

/** Mean difference of tones between a picture and the unmarked page, on the letters of the mark and beside them. */
async function markIn(id: string, picture: Uint8Array, band = { top: 0, height: 100 }) {
  const document = nodes.vdr.require(id)
  const version = versions.vdr.all().find((each) => each.documentId === id && each.no === document.versionNo)!
  const { width, height, data } = await pixelsOf(picture)
  const plain = await drawPage(pagesFileOf('vdr', document, version) as PdfFile, 1, width)
  const top = Math.floor((plain.height * band.top) / 100)
  const sheet = createCanvas(width, plain.height)
  const context = sheet.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, plain.height)
  const mark = pageWatermarkFor('vdr', accountOf('buyer'), { ...document, level: 1 })
  const sizes = { width: 595, height: 842, dots: width / 595 }
  paintMark(context as unknown as CanvasRenderingContext2D, { ...mark, isTiled: true }, sizes)
  const mask = context.getImageData(0, top, width, height).data
  const [on, off] = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ]
  for (let at = 0; at < mask.length; at += 4) {
    const original = plain.pixels[top * width * 4 + at]!
    if (original < 250) continue // the mark is measured on white
    const part = mask[at]! < 230 ? on : off
    part.sum += Math.abs(data[at]! - original)
    part.count += 1
  }
  return { on: on.sum / on.count, off: off.sum / off.count }
}

test.each([
  ['fence', false],
  ['view', false],
  ['downloadMarked', true],
] as const)(
  'at level %s, all that a session gets is marked pictures, and text only with downloads: %s',
  async (level, hasText) => {
    const id = OF_LEVEL[level]
    const band = level === 'fence' ? { band: '40,20' } : {}
    const { lease, pages } = await open('buyer', id)
    const answers = []
    for (const width of PICTURE_WIDTHS)
      answers.push(await ask('buyer', api.page, pageOf(id, lease, { width, ...band }))) // oxlint-disable-line no-await-in-loop -- one reader
    answers.push(
      await ask('buyer', api.page, pageOf(id, lease)),
      await ask('buyer', api.page, pageOf(id, lease, { band: '0,100' })),
      await ask('buyer', api.page, pageOf(id, lease, { use: 'print', ...band })),
      await ask('buyer', api.find, { path: { id }, query: { lease, q: '的' } }),
      await ask('buyer', api.text, { path: { id, page: 1 }, query: { lease } }),
      await ask('buyer', api.difference, { path: { id, page: 1 }, query: { lease, from: lease } }),
      await ask('buyer', api.renew, { path: { lease }, body: { reading: [] } }),
      await ask('buyer', api.detail, { path: { id } }),
      await ask('buyer', api.download, { path: { id }, query: { kind: 'original' } }),
      ...(hasText ? [] : [await ask('buyer', api.download, { path: { id }, query: { kind: 'marked' } })]),
    )
    const pictures = answers.filter(({ isPicture }) => isPicture)
    expect(pictures.length).toBeGreaterThanOrEqual(PICTURE_WIDTHS.length)
    for (const { bytes } of pictures) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { width, height } = await pixelsOf(bytes)
      const share = (100 * height) / ((width * pages[0]!.height) / pages[0]!.width)
      if (level === 'fence') expect(share).toBeLessThanOrEqual(MAX_BAND)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const found = await markIn(id, bytes, level === 'fence' ? { top: 40, height: 20 } : undefined)
      expect(found.on, `${width} px`).toBeGreaterThan(15)
      expect(found.off, `${width} px`).toBeLessThan(4)
    }
    const others = answers.filter(({ isPicture }) => !isPicture).map(({ text }) => text)
    expect(others.filter((text) => text.includes('%PDF'))).toEqual([])
    const document = nodes.vdr.require(id)
    const version = versions.vdr
      .all()
      .find((each) => each.documentId === id && each.no === document.versionNo)!
    const sentences = textOf(document, version)![0]!
      .split('\n')
      .filter((text) => text.length > 8)
    const sent = others.join('\n')
    expect(sentences.length).toBeGreaterThan(4)
    expect(sentences.some((sentence) => sent.includes(sentence))).toBe(hasText)
  },
)

test('at level fence nothing higher than a band is answered, and only so many per second', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = OF_LEVEL.fence
  const { lease } = await open('buyer', id)
  for (const band of [undefined, '', '0,21', '0,100', '90,20', '-5,10', '0,0', 'x', '0,NaN']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await ask('buyer', api.page, pageOf(id, lease, band === undefined ? {} : { band }))
    expect(answer.code, String(band)).toBe(403)
  }
  const other = await open('buyer', id)
  const leases = [lease, other.lease]
  const codes = []
  for (let count = 0; count < 12; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    codes.push((await ask('buyer', api.page, pageOf(id, leases[count % 2]!, { band: '0,20' }))).code)
  }
  // A second lease has no budget of its own.
  expect(codes).toEqual([...Array<number>(10).fill(200), 429, 429])
  vi.advanceTimersByTime(1_000)
  expect((await ask('buyer', api.page, pageOf(id, lease, { band: '20,20' }))).code).toBe(200)
  vi.useRealTimers()
})

const buyerIn = (roomId: string) =>
  members.vdr.all().find((member) => member.roomId === roomId && member.userId === '30')!

test.each<[string, () => unknown]>([
  ['the member is stopped', () => putMember('vdr', 'x', { ...buyerIn('1'), state: 'stopped' })],
  ['the access expires', () => putMember('vdr', 'x', { ...buyerIn('1'), expiry: '2020-01-01 00:00:00' })],
  ['the room is closed', () => putRoom('vdr', 'x', { ...rooms.vdr.require('1'), status: '1' })],
  [
    'the level is lowered',
    () =>
      changeRights('vdr', '1', 'x', [
        { kind: 'rule', node: '6-1', subject: 'member', id: buyerIn('1').id, level: 0 },
      ]),
  ],
  [
    'the version is unpublished',
    () => ask('seller', api.publish, { body: { id: '6-1v1', version: 1, on: false } }),
  ],
  ['the document is deleted', () => ask('seller', api.remove, { path: { ids: '6-1' } })],
  [
    'the document is moved out of sight',
    () =>
      ask('seller', api.move, {
        body: {
          roomId: '1',
          nodes: [{ id: '6-1', parentId: '6' }],
          target: '1',
          permissionMode: 'hide',
        },
      }),
  ],
])('no call of an open lease answers any more once %s', async (_, end) => {
  const { lease } = await open('buyer', '6-1')
  const calls = () => [
    ask('buyer', api.page, pageOf('6-1', lease)),
    ask('buyer', api.find, { path: { id: '6-1' }, query: { lease, q: 'a' } }),
    ask('buyer', api.difference, { path: { id: '6-1', page: 1 }, query: { lease, from: lease } }),
    ask('buyer', api.renew, { path: { lease }, body: { reading: [] } }),
    ask('buyer', api.view, { path: { id: '6-1' }, body: {} }),
  ]
  expect((await Promise.all(calls())).map(({ code }) => code)).toEqual([200, 200, 200, 200, 200])
  const ended = (await end()) as { code?: number } | undefined
  if (ended && 'code' in ended) expect(ended.code).toBe(200)
  for (const { code, isPicture } of await Promise.all(calls())) {
    expect([403, 404, 410]).toContain(code)
    expect(isPicture).toBe(false)
  }
})

test('a lease ends 30 s after the last confirmation; what was read until then counts, once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { lease, leaseSeconds } = await open('buyer', '6-1')
  expect(leaseSeconds).toBe(30)
  const reading = [{ id: 'e1', event: 'page', page: 2, seconds: 7, percent: null }]
  const renew = (events: object[] = []) =>
    ask('buyer', api.renew, { path: { lease }, body: { reading: events } })
  vi.advanceTimersByTime(29_000)
  expect((await renew()).code).toBe(200)
  vi.advanceTimersByTime(29_000)
  expect((await ask('buyer', api.page, pageOf('6-1', lease))).code).toBe(200)
  vi.advanceTimersByTime(2_000)
  expect((await ask('buyer', api.page, pageOf('6-1', lease))).code).toBe(410)
  expect((await renew(reading)).code).toBe(410)
  expect((await renew(reading)).code).toBe(410)
  expect(roomLog.vdr.all().filter(({ id }) => id === '30:e1')).toHaveLength(1)
  vi.useRealTimers()
})

test('a lease is for its account and document only', async () => {
  const { lease } = await open('buyer', '6-1')
  const foreign = await ask('adviser', api.page, pageOf('6-1', lease))
  const guessed = await ask('buyer', api.page, pageOf('6-1', crypto.randomUUID()))
  const other = await ask('buyer', api.page, pageOf('8-1', lease))
  const renewed = await ask('adviser', api.renew, { path: { lease }, body: { reading: [] } })
  expect([foreign, guessed, other, renewed].map(({ code }) => code)).toEqual([404, 404, 404, 404])
})

test('a newer version does not change what an open lease shows', async () => {
  const { lease, pages } = await open('admin', '8-1', { version: '8-1v1' })
  const shown = await open('admin', '8-1')
  expect(pages).toHaveLength(shown.pages.length)
  const before = await ask('admin', api.page, pageOf('8-1', lease, {}, 2))
  const after = await ask('admin', api.page, pageOf('8-1', shown.lease, {}, 2))
  expect(before.bytes).not.toEqual(after.bytes)
  const { json } = await ask('admin', api.difference, {
    path: { id: '8-1', page: 2 },
    query: { lease: shown.lease, from: lease },
  })
  expect(json!.data).not.toHaveLength(0)
  const same = await ask('admin', api.difference, {
    path: { id: '8-1', page: 1 },
    query: { lease: shown.lease, from: lease },
  })
  expect(same.json!.data).toEqual([])
})

test('printing is for those who may download, and each attempt is recorded by page', async () => {
  const printed = () =>
    roomLog.vdr
      .all()
      .flatMap(({ action, nodeId, pages, result }) =>
        action === 'print' ? [`${nodeId} ${pages?.join()} ${result}`] : [],
      )
  for (const [id, code] of [
    [OF_LEVEL.view, 403],
    [OF_LEVEL.downloadMarked, 200],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    const { lease } = await open('buyer', id)
    expect((await ask('buyer', api.page, pageOf(id, lease, { use: 'print' }))).code).toBe(code)
    // oxlint-enable no-await-in-loop
  }
  expect(printed().slice(-2)).toEqual([`${OF_LEVEL.view} 1 denied`, `${OF_LEVEL.downloadMarked} 1 ok`])
})

test.each([
  ['a width that is not on offer', { width: 801 }, 1],
  ['no width', { width: 0 }, 1],
  ['a page after the last', {}, 9_999],
  ['no page', {}, 0],
])('%s is refused without ending the lease', async (_, query, page) => {
  const { lease } = await open('buyer', '6-1')
  expect((await ask('buyer', api.page, pageOf('6-1', lease, query, page))).code).toBe(500)
  expect((await ask('buyer', api.page, pageOf('6-1', lease))).code).toBe(200)
})

/** Replaces the content of a document with an upload of this type. */
async function upload(type: string, bytes: Uint8Array<ArrayBuffer>) {
  const version = versions.vdr.require('6-1v1')
  const fileKey = roomFiles.put({ id: crypto.randomUUID(), bytes, type: '', name: `demo.${type}` }).id
  await prepareUpload('vdr', versions.vdr.put({ ...version, type, fileKey }))
}

const conversionNow = async () =>
  ((await ask('buyer', api.view, { path: { id: '6-1' }, body: {} })).json!.data as View).conversion

test.each(DEMO_TYPES)('a %s is read as pages, with the mark, once it is converted', async (type) => {
  await upload(type, demoFile(type))
  expect(await conversionNow()).toBe('converting')
  await vi.waitUntil(async () => (await conversionNow()) === 'ready', { timeout: 20_000 })
  const { lease, pages, text } = await open('buyer', '6-1')
  expect(text).toBe(type === 'png' ? 'none' : 'ready')
  expect(versions.vdr.require('6-1v1').pages).toBe(pages.length)
  const { bytes, isPicture } = await ask('buyer', api.page, pageOf('6-1', lease))
  expect(isPicture).toBe(true)
  expect((await pixelsOf(bytes)).width).toBe(800)
})

test.each([
  ['doc', 'type'],
  ['docx', 'damaged'],
] as const)('a %s that has no pages says why: %s', async (type, reason) => {
  await upload(type, new Uint8Array([0x50, 0x4b, 3, 4]))
  await vi.waitUntil(async () => (await conversionNow()) === 'failed', { timeout: 20_000 })
  const { json } = await ask('buyer', api.view, { path: { id: '6-1' }, body: {} })
  expect(json!.data).toMatchObject({ conversion: 'failed', reason })
})

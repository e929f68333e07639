import { beforeEach, expect, test } from 'vitest'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { fileApi, type StoredFile } from '@/shared/files/files.api'
import '@mocks/platform/handlers'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { drawText, pdfFile } from '@mocks/platform/pdf'
import { demoHits } from '@mocks/rooms/documents/demoPdf'
import { searchDocuments } from '@mocks/rooms/documents/documentSearch'
import { setNodeFlags } from '@mocks/rooms/nodeFlags'
import { visibleNodes } from '@mocks/rooms/rights'
import { nodes, nodesOf } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { bytesOf, encryptedPdf } from '../../support/pdfFiles'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)
const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const find = (name: string, query: Partial<Parameters<typeof searchDocuments>[2]> = {}) =>
  search(name, query).rows
const search = (name: string, query: Partial<Parameters<typeof searchDocuments>[2]>) =>
  searchDocuments('vdr', accountOf(name), { roomId: '1', pageNum: 1, pageSize: 500, ...query })
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id).toSorted()
const documents = () => nodesOf('vdr', '1').filter(({ kind }) => kind === 'document')

test('a filter searches a folder and everything below it', () => {
  expect(find('seller', { folderId: '6' }).some(({ kind }) => kind === 'folder')).toBe(true)
  const unread = find('seller', { folderId: '6', mark: 'unread' })
  expect(idsOf(unread)).toEqual(idsOf(documents().filter(({ id }) => id.startsWith('6-'))))
  setNodeFlags('vdr', accountOf('seller'), '6-2-1', { isFavorite: true })
  expect(idsOf(find('seller', { mark: 'favorite' }))).toEqual(['6-2-1'])
  expect(find('seller', { folderId: '5', mark: 'favorite' })).toEqual([])
})

test('documents are filtered by submitter and by day', () => {
  expect(idsOf(find('seller', { mark: 'mine' }))).toEqual(
    idsOf(documents().filter(({ submitterId }) => submitterId === accountOf('seller').userId)),
  )
  nodes.vdr.put({ ...nodes.vdr.require('7-1'), updateTime: '2099-01-02 00:00:00' })
  expect(idsOf(find('seller', { updatedFrom: '2099-01-02' }))).toEqual(['7-1'])
  expect(find('seller', { updatedFrom: '2099-01-03' })).toEqual([])
})

test('filtering by tag finds what a member with the tag sees, and is open to administrators only', () => {
  const buyer = visibleNodes('vdr', accountOf('buyer'), '1').filter(({ kind }) => kind === 'document')
  expect(idsOf(find('seller', { tagId: '2' }))).toEqual(idsOf(buyer))
  expect(() => find('buyer', { tagId: '2' })).toThrow(/只能查看自己的权限/)
})

test('keywords are found in texts that are indexed and may be read, and nowhere else', () => {
  const found = find('buyer', { keyword: '知情同意书' })
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ hits, level }) => hits.length > 0 && level >= 2)).toBe(true)
  const seen = new Set(visibleNodes('vdr', accountOf('buyer'), '1').map(({ id }) => id))
  expect(found.filter(({ id }) => !seen.has(id))).toEqual([])
  // Fenced readers get no full-text search.
  expect(find('fenced', { keyword: '知情同意书' })).toEqual([])
  expect(find('buyer', { keyword: '专利清单' }).map(({ id }) => id)).toEqual(['8-1'])
  expect(find('buyer', { keyword: '专利清单', onlyText: 'true' })).toEqual([])
  expect(search('buyer', { keyword: '知情同意书' })).toMatchObject({ unsearched: 0 })
  expect(search('buyer', {})).not.toHaveProperty('unsearched')
  // An uploaded file has no text until it is read.
  versions.vdr.put({ ...versions.vdr.require(`${found[0]!.id}v1`), fileKey: 'x' })
  expect(idsOf(find('buyer', { keyword: '知情同意书' }))).not.toContain(found[0]!.id)
  expect(search('buyer', { keyword: '知情同意书' })).toMatchObject({ unsearched: 1 })
})

test('an uploaded file is searched if its text can be read, and otherwise counted as unsearched', async () => {
  const { send } = roomBackend()
  async function uploadDocument(name: string, bytes: Uint8Array<ArrayBuffer>) {
    const form = new FormData()
    form.append('file', new File([bytes], name))
    const { fileName } = (await send('seller', fileApi.upload, { body: form })) as unknown as StoredFile
    const body = { roomId: '1', folderId: '6', path: [], name, hash: name, fileName, size: bytes.length }
    expect(await send('seller', documentApis.vdr.add, { body })).toMatchObject({ code: 200 })
  }
  const pages = ['Cover', 'The zebrafish assay'].map((line) => drawText(line, 60, 80, 12))
  await uploadDocument('Report.pdf', pdfFile({ title: 'A', pages }))
  expect(search('seller', { keyword: 'Zebrafish' })).toMatchObject({
    rows: [{ name: 'Report', hits: [{ page: 2, text: expect.stringContaining('zebrafish') }] }],
    unsearched: 0,
  })
  await uploadDocument('Figures.xlsx', bytesOf('PK\x03\x04'))
  await uploadDocument('Locked.pdf', encryptedPdf())
  const query = { roomId: '1', pageNum: 1, pageSize: 10, keyword: 'Zebrafish' }
  expect(await send('seller', documentApis.vdr.list, { query })).toMatchObject({ total: 1, unsearched: 2 })
})

test('a hit names its page and the text found there', () => {
  const isWanted = (text: string) => text.includes('Safety')
  const hits = demoHits({ title: 'A', pages: 16, language: 'en' }, isWanted, 3)
  expect(hits[0]).toEqual({ page: 9, text: 'Section 5  Safety' })
})

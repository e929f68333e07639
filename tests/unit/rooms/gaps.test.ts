import { read, utils } from '@e965/xlsx'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { findGaps, type CheckedNode } from '@/features/rooms/domain/gaps'
import { VERSION_STATES } from '@/features/rooms/domain/states'
import { templateFolders } from '@/features/rooms/domain/template'
import { SCOPES } from '@/entities/roomScope'
import { fileApi } from '@/shared/files/files.api'
import { resetDb } from '@mocks/platform/db'
import { recycle } from '@mocks/rooms/recycle'
import { nodesOf } from '@mocks/rooms/store'
import { versions, versionsOf } from '@mocks/rooms/storedVersions'
import { db } from '@mocks/account/store'
import { askBytes } from '../../support/askBackend'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)

const folder = (id: string, parentId: string | null, name = id): CheckedNode => ({
  id,
  parentId,
  kind: 'folder',
  name,
  indexNo: '',
  versions: [],
})
const document = (
  id: string,
  parentId: string | null,
  ...versionsOfIt: CheckedNode['versions'][number]['state'][]
): CheckedNode => ({
  ...folder(id, parentId),
  kind: 'document',
  versions: versionsOfIt.map((state, at) => ({ no: at + 1, state, hash: `${id}-${at}` })),
})
const sectionOf = (nodes: readonly CheckedNode[], english: string) =>
  findGaps(nodes).sections.find(({ name }) => name.en === english)!
const ids = (nodes: readonly CheckedNode[]) => nodes.map(({ id }) => id)

test('a subfolder counts once a document in it is published, at any depth and in either language', () => {
  const clinical = [
    folder('6', null, ' clinical'),
    folder('protocols', '6', '研究方案'),
    folder('safety', '6', 'Safety'),
    folder('inside', 'safety'),
  ]
  const before = sectionOf([...clinical, document('d', 'protocols', 'submitted')], 'Clinical')
  expect(before).toMatchObject({ filled: 0, expected: 4, folder: { id: '6' } })
  const after = sectionOf(
    [
      ...clinical,
      document('d', 'protocols', 'published'),
      document('e', 'inside', 'unpublished', 'published'),
    ],
    'Clinical',
  )
  expect(after.filled).toBe(2)
  expect(after.gaps.map(({ name }) => name.en)).toEqual(['Study reports', 'Statistics'])
})

test('of nested empty folders the outermost is named', () => {
  const nodes = [folder('a', null), folder('b', 'a'), folder('c', null), folder('d', 'c'), document('e', 'c')]
  expect(ids(findGaps(nodes).emptyFolders)).toEqual(['a', 'd'])
})

test('duplicates have the same shown content; without a hash nothing is compared', () => {
  const same = (id: string, ...hashes: string[]): CheckedNode => ({
    ...document(id, null),
    versions: hashes.map((hash, at) => ({ no: at + 1, state: at === 0 ? 'published' : 'submitted', hash })),
  })
  const nodes = [same('a', 'x'), same('b', 'x', 'y'), same('c', 'y'), same('d', ''), same('e', ''), same('f')]
  expect(findGaps(nodes).duplicates.map(ids)).toEqual([['a', 'b']])
})

test('several versions without a publication are named, a withdrawn one is not', () => {
  const nodes = [
    document('a', null, 'rejected', 'submitted'),
    document('b', null, 'rejected', 'unpublished'),
    document('c', null, 'submitted'),
    document('d', null, 'private', 'published'),
  ]
  expect(ids(findGaps(nodes).neverPublished)).toEqual(['a'])
})

test('a published document only fills: no subfolder is lost by it, and each is either filled or a gap', () => {
  const [first, second] = templateFolders<CheckedNode>([])
  const folders = [first!, second!].flatMap(({ name, inside }) => [
    folder(name.en, null, name.en),
    ...inside.map((each) => folder(`${name.en} ${each.name.en}`, name.en, each.name.zh)),
  ])
  const places = fc.constantFrom(...folders.map(({ id }) => id))
  const added = fc.array(fc.tuple(places, fc.constantFrom(...VERSION_STATES)), { maxLength: 8 })
  fc.assert(
    fc.property(added, places, (documents, place) => {
      const nodes = [...folders, ...documents.map(([at, state], no) => document(`d${no}`, at, state))]
      const before = findGaps(nodes).sections
      const after = findGaps([...nodes, document('new', place, 'published')]).sections
      for (const [at, { filled, expected, gaps, inside }] of after
        .map((section, no) => ({ ...section, inside: templateFolders(nodes)[no]!.inside }))
        .entries()) {
        expect(filled).toBeGreaterThanOrEqual(before[at]!.filled)
        expect(filled + gaps.length).toBe(expected)
        expect(expected).toBe(inside.length)
      }
    }),
  )
})

test.each(SCOPES)(
  '%s: the check is exported as a workbook with both tables, for administrators',
  async (scope) => {
    const ask = askBytes()
    versions[scope].put({
      ...versions[scope].require('8-2v1'),
      hash: versions[scope].require('8-1v2').hash,
    })
    const { checkFile } = documentApis[scope]
    const query = { roomId: '1', format: 'xlsx', language: 'en' }
    const { json } = await ask('admin', checkFile, { query })
    const { bytes } = await ask('admin', fileApi.download, { query: { fileName: json!.msg, delete: 'true' } })
    const book = read(bytes)
    expect(book.SheetNames).toEqual(['Completeness', 'Findings'])
    const [sections, findings] = book.SheetNames.map((name) =>
      utils.sheet_to_csv(book.Sheets[name]!).split('\n'),
    )
    expect(sections!.some((line) => /^6 临床研究,\d of 4/.test(line))).toBe(true)
    expect(findings!.filter((line) => line.includes('Same content'))).toHaveLength(2)
    for (const name of ['buyer', 'fenced']) expect((await ask(name, checkFile, { query })).code).not.toBe(200) // oxlint-disable-line no-await-in-loop -- two readers
  },
)

test.each(SCOPES)(
  '%s: an administrator gets the full tree with all versions, members nothing',
  async (scope) => {
    const { send } = roomBackend()
    const { check } = documentApis[scope]
    const args = { query: { roomId: '1' } }
    const original = versions[scope].require('8-1v2')
    versions[scope].put({ ...versions[scope].require('8-2v1'), hash: original.hash })
    recycle(
      scope,
      db.accounts.find(({ userName }) => userName === 'admin')!,
      ['1-1'],
    )
    const nodes = (await send('admin', check, args)).data as CheckedNode[]
    expect(nodes).toHaveLength(nodesOf(scope, '1').length)
    for (const { id, versions: own } of nodes) expect(own).toHaveLength(versionsOf(scope, id).length)
    expect(findGaps(nodes).duplicates.map(ids)).toEqual([['8-1', '8-2']])
    for (const name of ['buyer', 'fenced', 'adviser']) {
      const refused = await send(name, check, args)
      expect(refused.code).not.toBe(200)
      expect(refused.data).toBeUndefined()
    }
  },
)

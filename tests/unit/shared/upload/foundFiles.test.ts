import { expect, test } from 'vitest'
import { isPlainName } from '@/shared/lib/fileNames'
import { checkFolders, MAX_DEPTH, MAX_FOUND, readChosen, readDropped } from '@/shared/upload/foundFiles'

interface Tree {
  [name: string]: Tree | 'file' | 'broken'
}

/** File system entries as a browser reports them; children come in batches, as in Chromium. */
function entryOf(name: string, content: Tree | 'file' | 'broken', batchSize = 100): FileSystemEntry {
  if (content === 'file' || content === 'broken') {
    const file = (give: (file: File) => void, fail: () => void) =>
      content === 'file' ? give(new File(['x'], name)) : fail()
    return { name, isDirectory: false, isFile: true, file } as unknown as FileSystemEntry
  }
  const createReader = () => {
    const children = Object.entries(content).map(([child, inner]) => entryOf(child, inner))
    return {
      readEntries: (give: (some: FileSystemEntry[]) => void, fail: () => void) =>
        name === 'locked' ? fail() : give(children.splice(0, batchSize)),
    }
  }
  return { name, isDirectory: true, isFile: false, createReader } as unknown as FileSystemEntry
}

/** A drop whose entries are available during the event only. */
function dropOf(tree: Tree) {
  let isOver = false
  void Promise.resolve().then(() => {
    isOver = true
  })
  const items = Object.entries(tree).map(([name, content]) => ({
    webkitGetAsEntry: () => (isOver ? null : entryOf(name, content)),
  }))
  return { items, files: [] } as unknown as DataTransfer
}

const namesOf = async (tree: Tree) =>
  (await readDropped(dropOf(tree), MAX_FOUND)).files.map(({ path, name }) => [...path, name].join('/'))

test('files and folders are read to the last level, in numeric order', async () => {
  expect(
    await namesOf({
      '10 Pharmacology': { 'b.pdf': 'file', 'a.pdf': 'file', '2': { 'c.pdf': 'file' }, empty: {} },
      'single.pdf': 'file',
      two: { '10.pdf': 'file', '9.pdf': 'file' },
    }),
  ).toEqual([
    '10 Pharmacology/2/c.pdf',
    '10 Pharmacology/a.pdf',
    '10 Pharmacology/b.pdf',
    'single.pdf',
    'two/9.pdf',
    'two/10.pdf',
  ])
})

test('a folder of more than one batch is read completely, up to the limit', async () => {
  const many = (count: number): Tree =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.pdf`, 'file']))
  expect(await namesOf({ f: many(250) })).toHaveLength(250)
  const found = await readDropped(dropOf({ f: many(205) }), 200)
  expect(found.files).toHaveLength(200)
  expect(found.isTruncated).toBe(true)
})

test('2,000 files in nested folders are read completely', async () => {
  const folder = (): Tree => Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i}.pdf`, 'file']))
  const { files, isTruncated } = await readDropped(
    dropOf({ f: { a: folder(), b: { c: folder(), d: { e: folder() } }, ...folder() } }),
    MAX_FOUND,
  )
  expect(files).toHaveLength(2000)
  expect(isTruncated).toBe(false)
  expect(files.at(-1)).toMatchObject({ path: ['f', 'b', 'd', 'e'] })
})

test('300 nested folders are read, and refused for their depth', async () => {
  let tree: Tree = { 'deep.pdf': 'file' }
  for (let i = 0; i < 300; i++) tree = { f: tree }
  const { files } = await readDropped(dropOf(tree), MAX_FOUND)
  expect(files).toHaveLength(1)
  expect(checkFolders(files[0]!.path)).toBe('depth')
  expect(checkFolders(files[0]!.path.slice(0, MAX_DEPTH))).toBeNull()
})

test('system files are skipped and counted, files that cannot be opened are named', async () => {
  const { files, skipped } = await readDropped(
    dropOf({
      f: {
        '.DS_Store': 'file',
        'Thumbs.db': 'file',
        '~$plan.doc': 'file',
        'desktop.ini': 'file',
        '.git': { 'a.pdf': 'file', 'b.pdf': 'file' },
        'bad.pdf': 'broken',
        locked: {},
      },
    }),
    MAX_FOUND,
  )
  expect(files).toEqual([
    { name: 'bad.pdf', path: ['f'], file: null },
    { name: 'locked', path: ['f'], file: null },
  ])
  expect(skipped).toBe(5) // a hidden folder counts once
})

test('names are normalised, even if the system decomposes them', async () => {
  expect(await namesOf({ 'e\u0301': { 'u\u0308.pdf': 'file' } })).toEqual(['\u00e9/\u00fc.pdf'])
})

test('a chosen folder gives the path of each file, in numeric order', () => {
  const inFolder = (path: string) => Object.assign(new File([], 'a.pdf'), { webkitRelativePath: path })
  const chosen = [inFolder('6/10/a.pdf'), inFolder('6/9/a.pdf')]
  expect(readChosen(chosen, MAX_FOUND).files.map(({ path }) => path)).toEqual([
    ['6', '9'],
    ['6', '10'],
  ])
  const hidden = readChosen([inFolder('6/.git/a.pdf'), inFolder('6/a.pdf')], MAX_FOUND)
  expect(hidden.files.map(({ path }) => path)).toEqual([['6']])
  expect(hidden.skipped).toBe(1)
  expect(readChosen([new File([], 'b.pdf')], MAX_FOUND).files).toMatchObject([{ name: 'b.pdf', path: [] }])
})

test('a drop without entries still gives its files', async () => {
  const data = { items: [], files: [new File([], 'a.pdf')] } as unknown as DataTransfer
  expect((await readDropped(data, MAX_FOUND)).files).toHaveLength(1)
})

test.each([
  ['IND 申报 (1).pdf', true],
  ['Q1: plan.pdf', true],
  ['a\u202efdp.exe.pdf', false],
  ['a\u0000.pdf', false],
  ['..\\..\\a.pdf', false],
  ['a/b.pdf', false],
  ['..', false],
  [' ', false],
])('%j is a plain name: %s', (name, isPlain) => {
  expect(isPlainName(name)).toBe(isPlain)
})

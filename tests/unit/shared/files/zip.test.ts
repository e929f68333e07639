import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { distinctNames, createZip } from '@/shared/files/zip'

test('files with the same name are numbered, also if they differ in case only', () => {
  expect(distinctNames(['a.pdf', 'A.pdf', 'a.pdf', 'a (2).pdf', 'b', 'b'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    'a (2) (2).pdf',
    'b',
    'b (2)',
  ])
})

test('the archive returns every file under its name', async () => {
  const archive = await createZip([
    { name: '报告.pdf', blob: new Blob(['one']) },
    { name: '报告.pdf', blob: new Blob(['two']) },
  ])
  expect(archive.type).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['报告.pdf', 'one'],
    ['报告 (2).pdf', 'two'],
  ])
})

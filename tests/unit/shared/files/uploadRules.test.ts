import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileAddress } from '@/shared/files/fileAddress'
import {
  checkContent,
  checkMetadata,
  DocumentLimits,
  extensionOf,
  MAX_FILE_SIZE,
  specifiedLimits,
  UPLOAD_KINDS,
} from '@/shared/files/uploadRules'
import { hasSignatureOf } from '@/shared/files/signatures'
import { formatFileSize } from '@/shared/lib/fileSize'
import { makeFile } from '../../../support/files'

const EXTENSIONS = Object.values(UPLOAD_KINDS).flat()

test.each(EXTENSIONS)('a .%s file is known by its first bytes, in capitals too', async (extension) => {
  expect(await checkContent(makeFile(`a.${extension}`))).toBeNull()
  expect(await checkContent(makeFile(`a.${extension.toUpperCase()}`))).toBeNull()
})

test('other content is refused, whatever the name says', async () => {
  for (const extension of EXTENSIONS) {
    for (const other of EXTENSIONS) {
      const isSame = hasSignatureOf(extension, new Uint8Array(await makeFile(`a.${other}`).arrayBuffer()))
      expect(await checkContent(makeFile(`a.${extension}`, { as: other })), `${extension} as ${other}`).toBe(
        isSame ? null : 'content',
      )
    }
    expect(await checkContent(new File(['<!doctype html><script>'], `a.${extension}`))).toBe('content')
  }
})

test.each([
  ['a.csv', [0xff, 0xfe, 0x44, 0x00, 0x61, 0x00], null],
  ['a.txt', [0xfe, 0xff, 0x00, 0x44, 0x00, 0x61], null],
  ['a.csv', [0x44, 0x00, 0x61, 0x00], 'content'],
  ['a.xml', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('<?xml ')], null],
  ['a.xml', [...new TextEncoder().encode('<n:Document')], null],
  ['a.xml', [...new TextEncoder().encode('<html>')], 'content'],
])(
  'text in UTF-16 and XML with a mark or a prefix are known by their first bytes: %s',
  async (name, bytes, rule) => {
    expect(await checkContent(new File([new Uint8Array(bytes)], name))).toBe(rule)
  },
)

test.each(['docx', 'pptx', 'eml'])('a .%s file, which rooms may accept, is known too', async (extension) => {
  expect(await checkContent(makeFile(`a.${extension}`))).toBeNull()
  expect(await checkContent(makeFile(`a.${extension}`, { as: 'pdf' }))).toBe('content')
})

test.each(['csv', 'txt', 'eml'])(
  'a zero byte far into a .%s file shows that it is no text',
  async (extension) => {
    const text = `${'a'.repeat(4000)}\0`
    expect(await checkContent(new File([text], `a.${extension}`))).toBe('content')
  },
)

test.each([
  ['<svg>', false],
  ['MZ\u0090', false],
  ['#!/bin/sh', false],
  ['\u007fELF', false],
  ['ID3', true],
])('of a format without a known signature only programs and pages are refused: %j', (start, isAccepted) => {
  expect(hasSignatureOf('mp3', new TextEncoder().encode(start))).toBe(isAccepted)
})

const MEGABYTE = 1024 * 1024
const { types: SPECIFIED } = specifiedLimits('file')

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'docx'],
  ['invalid parts', { types: 'docx', maxMb: '200', maxFiles: 1.5 }],
  ['numbers without a meaning', { types: [], maxMb: -1, maxFiles: 0 }],
  ['narrower limits', { types: ['pdf'], maxMb: 1 }],
])('a room that says %s has the limits of the specification', (_, upload) => {
  expect(DocumentLimits.parse(upload)).toEqual(specifiedLimits('file'))
})

test('a room widens the limits, part by part', () => {
  expect(DocumentLimits.parse({ types: ['docx', ' .PPTX', 'pdf', 7], maxMb: 'many', maxFiles: 20 })).toEqual({
    types: [...SPECIFIED, 'docx', 'pptx'],
    maxSize: MAX_FILE_SIZE,
    maxFiles: 20,
  })
  expect(DocumentLimits.parse({ maxMb: 200 })).toMatchObject({ types: SPECIFIED, maxSize: 200 * MEGABYTE })
})

test.each(['exe', 'BAT', '.cmd', 'js', 'vbs', 'ps1', 'msi', 'scr', 'com', 'html', 'svg', 'a/b', '*', ''])(
  'no room can allow %j',
  (type) => {
    expect(DocumentLimits.parse({ types: [type] }).types).toEqual(SPECIFIED)
  },
)

test.each([
  ['a.docx', 1, null],
  ['a.DOCX', 200 * MEGABYTE, null],
  ['a.pdf', 200 * MEGABYTE + 1, 'size'],
  ['a.zip', 1, 'type'],
])('in a room with docx and 200 MB, %s of %i bytes: %s', (name, size, rule) => {
  expect(checkMetadata({ name, size }, DocumentLimits.parse({ types: ['docx'], maxMb: 200 }))).toBe(rule)
})

test.each([
  ['a.docx', 1, 'type'],
  ['a.PDF', MAX_FILE_SIZE, null],
  ['a.pdf', MAX_FILE_SIZE + 1, 'size'],
])('by the specification, %s of %i bytes: %s', (name, size, rule) => {
  expect(checkMetadata({ name, size }, specifiedLimits('file'))).toBe(rule)
})

test('a file that can no longer be read is reported as unreadable', async () => {
  const gone = Object.assign(makeFile('a.pdf'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
  })
  expect(await checkContent(gone as unknown as File)).toBe('unreadable')
})

test.each([
  ['a.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['none', ''],
  ['dot.', ''],
  ['.pdf', 'pdf'],
])('the extension of %s is %s', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [5 * 1024 * 1024, '5 MB'],
  [1024 * 1024 - 1, '1 MB'],
  [null, '—'],
  [-1, '—'],
  [NaN, '—'],
])('%s bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test('a stored file has an address below the API base, with each segment encoded', () => {
  expect(fileAddress('/profile/upload/报告 1+2#.pdf')).toBe(
    '/test-api/profile/upload/%E6%8A%A5%E5%91%8A%201%2B2%23.pdf',
  )
})

test.each([
  '',
  'profile/a.png',
  '//host/a.png',
  'https://host/a.png',
  'javascript:alert(1)',
  '/a/../../b',
  '/a\\b',
  '/%2e%2e/b',
])('a stored name that leads elsewhere has no address: %s', (name) => {
  expect(fileAddress(name)).toBeNull()
})

test('whatever the server sends, an address stays below the base', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const address = fileAddress(name)
      if (address !== null)
        expect(new URL(address, 'http://own.test').href).toMatch(/^http:\/\/own\.test\/test-api\//)
    }),
  )
})

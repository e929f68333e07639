import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileAddress } from '@/shared/files/fileAddress'
import { checkContent, extensionOf, UPLOAD_KINDS } from '@/shared/files/uploadRules'
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

test('an extension without a signature matches nothing', () => {
  expect(hasSignatureOf('svg', new TextEncoder().encode('<svg>'))).toBe(false)
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

import { expect, test } from 'vitest'
import { toCsv, safeFileName } from '@/shared/lib/csv'

// `text()` drops the byte order mark.
const textOf = async (...rows: (string | number)[][]) => toCsv(rows).text()

test('no text becomes a formula, and numbers stay numbers', async () => {
  expect(await textOf(['=1+1', '+a', '-a', '@a', '\ta', '＝a', -1.5, 'plain'])).toBe(
    "'=1+1,'+a,'-a,'@a,'\ta,'＝a,-1.5,plain\r\n",
  )
})

test('quotes, commas and line breaks stay within their cell', async () => {
  expect(await textOf(['a,b', 'say "x"', 'two\nlines'], [1, 2, 3])).toBe(
    '"a,b","say ""x""","two\nlines"\r\n1,2,3\r\n',
  )
})

test('the file starts with a UTF-8 byte order mark', async () => {
  const bytes = new Uint8Array(await toCsv([['中']]).arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
})

test('a file name contains no folder', () => {
  expect(safeFileName('../a:b\u202egnp')).toBe('.._a_b_gnp')
})

import { expect, test } from 'vitest'
import {
  findPattern,
  findWord,
  isUnredacted,
  parseNames,
  type Pattern,
} from '@/features/rooms/domain/redaction'
import { coverRange, joinPieces } from '@mocks/platform/pages/hitRegions'
import { textOnPage } from '@mocks/platform/pages/pdfPages'
import { PDFDocument, StandardFonts } from 'pdf-lib'

const found = (pattern: Pattern, text: string) =>
  findPattern(pattern, text).map(({ start, end }) => text.slice(start, end))

test.each<[Pattern, string, string[]]>([
  ['phone', '手机13800138000，', ['13800138000']],
  ['phone', 'call 138-0013-8000 or 138 0013 8001.', ['138-0013-8000', '138 0013 8001']],
  ['phone', '+86 138 0013 8000', ['+86 138 0013 8000']],
  ['phone', '电话 (021) 5888 1234? (021)58881234', ['(021)58881234']],
  ['phone', '010-62345678', ['010-62345678']],
  ['phone', 'Tel. +44 20 7946 0958, +1 (212) 555-0100', ['+44 20 7946 0958', '+1 (212) 555-0100']],
  ['phone', '23800138000, 138001380001, 12800138000', []],
  ['phone', 'lot 2024-01-15, 5.30+6.20', []],
  ['email', '邮箱zhang.san+x@mail.example.com.cn请回复', ['zhang.san+x@mail.example.com.cn']],
  ['email', 'a@b, @example.com, x@y.', []],
  ['idNumber', '身份证11010519491231002X。', ['11010519491231002X']],
  ['idNumber', '440524 18800101 0014', ['440524 18800101 0014']],
  // Another check digit, another month, one digit more.
  ['idNumber', '110105194912310021 110105194913310023 1101051949123100291', []],
  ['bankAccount', '账号 6222 0212 3456 7890 128，6222021234567890129', ['6222 0212 3456 7890 128']],
  ['bankAccount', 'card 4111 1111 1111 1111.', ['4111 1111 1111 1111']],
  ['bankAccount', 'card 4111 1111 1111 1112, 0000000000000000', []],
  ['bankAccount', 'IBAN DE89 3704 0044 0532 0130 00 and more', ['DE89 3704 0044 0532 0130 00']],
  ['bankAccount', 'gb82WEST12345698765432', ['gb82WEST12345698765432']],
  ['bankAccount', 'DE88 3704 0044 0532 0130 00', []],
  ['amount', '首付款¥1,200,000.50及US$3.5 million', ['¥1,200,000.50', 'US$3.5 million']],
  ['amount', '总价3亿元，另付 500 万美元；USD 20', ['3亿元', '500 万美元', 'USD 20']],
  ['amount', '20 EUR, 7 dollars', ['20 EUR', '7 dollars']],
  ['amount', '10 mg, 2024 年, 3.2.1, 50 %, 25 million cells, n = 30', []],
])('%s in "%s": %s', (pattern, text, expected) => {
  expect(found(pattern, text)).toEqual(expected)
})

test.each([
  ['张三', '甲方张三，乙方张 三丰', false, ['张三', '张 三']],
  ['Project  Falcon', 'project falcon, Projectfalcon', false, ['project falcon']],
  ['a.b(c', 'A.B(C axb(c', false, ['A.B(C']],
  ['Li', 'Listed: Li, Lily, LI', true, ['Li', 'LI']],
  ['Li', 'Listed', false, ['Li']],
  ['Ｌｉ', 'Li', false, ['Li']],
  ['  ', 'a  b', false, []],
])('the word "%s" in "%s", as a name %s: %s', (word, text, isName, expected) => {
  expect(findWord(word, text, { isName }).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

test('names are read one per line, each once', () => {
  expect(parseNames(' 张三 \n\nLi Wei\r\n张三；王五')).toEqual(['张三', 'Li Wei', '王五'])
})

test('versions before the newest redacted one are unredacted, whichever it was made from', () => {
  const rows = [{ no: 1 }, { no: 2, redactedFrom: 1 }, { no: 3 }, { no: 4, redactedFrom: 3 }, { no: 5 }]
  expect(rows.filter((row) => isUnredacted(row, rows)).map(({ no }) => no)).toEqual([1, 2, 3])
})

const SIZE = 12
const LEFT = 60

test.each(
  [StandardFonts.TimesRoman, StandardFonts.Helvetica, StandardFonts.Courier].flatMap((font) =>
    ['illicit', 'WWMMWW', '13800138000', 'li@x.io'].map((word) => [font, word] as const),
  ),
)('in %s, all letters of %s are covered, and not the line beside them', async (fontName, word) => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(fontName)
  const page = document.addPage([595, 842])
  const [before, after] = ['fill it iiiiii: ', ', WWWWWWWWWW MMMMMMMM end of the line']
  page.drawText(`${before}${word}${after}`, { x: LEFT, y: 700, size: SIZE, font })
  const bytes = new Uint8Array(await document.save())
  const pieces = await textOnPage({ key: crypto.randomUUID(), load: () => bytes.slice() }, 1)
  const text = joinPieces(pieces)
  const [range] = findWord(word, text.text)
  const regions = coverRange(pieces, text, range!)
  expect(regions).toHaveLength(1)
  const { left, top, width, height } = regions[0]!
  const start = LEFT + font.widthOfTextAtSize(before, SIZE)
  const end = start + font.widthOfTextAtSize(word, SIZE)
  expect(left * 595).toBeLessThanOrEqual(start)
  expect((left + width) * 595).toBeGreaterThanOrEqual(end)
  expect(top * 842).toBeLessThanOrEqual(842 - 700 - SIZE * 0.75)
  expect((top + height) * 842).toBeGreaterThanOrEqual(842 - 700 + SIZE * 0.22)
  expect(width * 595).toBeLessThan(font.widthOfTextAtSize(`${before}${word}${after}`, SIZE) * 0.85)
})

test('a name that runs over two lines is covered on both', async () => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  page.drawText('signed by Elena', { x: 400, y: 700, size: SIZE, font })
  page.drawText('Marquez of the seller', { x: LEFT, y: 680, size: SIZE, font })
  const bytes = new Uint8Array(await document.save())
  const pieces = await textOnPage({ key: crypto.randomUUID(), load: () => bytes.slice() }, 1)
  const text = joinPieces(pieces)
  const [range] = findWord('Elena Marquez', text.text, { isName: true })
  const regions = coverRange(pieces, text, range!)
  expect(regions).toHaveLength(2)
  expect(regions[0]!.left * 595).toBeGreaterThan(400)
  expect(regions[1]!.left * 595).toBeLessThanOrEqual(LEFT)
})

test.each(['HZ-217', 'a/b', '(x)', 'c++', '^$|?', '[1]', '{2}', 'back\\slash', '中-文'])(
  'signs in a searched word mean themselves: %s',
  (word) => {
    expect(findWord(word, `before ${word} after`)).toEqual([{ start: 7, end: 7 + word.length }])
  },
)

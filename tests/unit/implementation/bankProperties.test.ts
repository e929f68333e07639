import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDigits } from '@/shared/lib/formatDigits'
import { readBankFile } from '../../support/bankFiles'

interface Row {
  day: string
  /** Outgoing amounts are positive. */
  cents: number
  payee: string
  reference: string
}

/** Writing style of a bank. */
interface Dialect {
  separator: ',' | ';' | '\t' | '|'
  encoding: 'utf-8' | 'utf-8 with mark' | 'gb18030' | 'windows-1252' | 'utf-16le' | 'utf-16be'
  lineEnd: '\n' | '\r\n' | '\r'
  decimal: '.' | ','
  isGrouped: boolean
  day: 'iso' | 'compact' | 'chinese' | 'dots' | 'shortDots' | 'dmy' | 'mdy' | 'named'
  layout: 'signed' | 'positiveOut' | 'brackets' | 'direction' | 'columns' | 'columnsWithZeros'
  mark: '' | '¥' | 'CNY '
  isQuoted: boolean
  hasTitle: boolean
  hasTotal: boolean
  hasEmptyLines: boolean
}

const texts = fc.stringMatching(/^[A-Za-z0-9 ,;|"'/.-]{0,20}$/)
const rows = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 700 }).map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10)),
    cents: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 999_999_999 })).chain((cents) => fc.constantFrom(cents, -cents)),
    payee: texts,
    reference: texts,
  }),
  { minLength: 1, maxLength: 40 },
) // prettier-ignore

const dialects: fc.Arbitrary<Dialect> = fc.record({
  separator: fc.constantFrom(',', ';', '\t', '|'),
  encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'gb18030', 'windows-1252', 'utf-16le', 'utf-16be'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  decimal: fc.constantFrom('.', ','),
  isGrouped: fc.boolean(),
  day: fc.constantFrom('iso', 'compact', 'chinese', 'dots', 'shortDots', 'dmy', 'mdy', 'named'),
  layout: fc.constantFrom('signed', 'positiveOut', 'brackets', 'direction', 'columns', 'columnsWithZeros'),
  mark: fc.constantFrom('', '¥', 'CNY '),
  isQuoted: fc.boolean(),
  hasTitle: fc.boolean(),
  hasTotal: fc.boolean(),
  hasEmptyLines: fc.boolean(),
})

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function writeDay(iso: string, format: Dialect['day']): string {
  const [year, month, day] = iso.split('-') as [string, string, string]
  const forms: Record<Dialect['day'], string> = {
    iso,
    compact: year + month + day,
    chinese: `${year}年${Number(month)}月${Number(day)}日`,
    dots: `${day}.${month}.${year}`,
    shortDots: `${day}.${month}.${year.slice(2)}`,
    dmy: `${day}/${month}/${year}`,
    mdy: `${month}/${day}/${year}`,
    named: `${day}-${MONTHS[Number(month) - 1]}-${year}`,
  }
  return forms[format]
}

/** Amount with two decimals, always: whole amounts with points are ambiguous, and asked about. */
function writeNumber(cents: number, { decimal, isGrouped, mark }: Dialect): string {
  const size = Math.abs(cents) / 100
  const western = isGrouped ? formatDigits(size, 2, 2) : size.toFixed(2)
  const swap: Record<string, string> = { '.': ',', ',': '.' }
  return mark + (decimal === '.' ? western : western.replaceAll(/[.,]/g, (sign) => swap[sign]!))
}

function writeAmounts(cents: number, dialect: Dialect): string[] {
  const size = writeNumber(cents, dialect)
  const isOut = cents > 0
  const none = dialect.layout === 'columnsWithZeros' ? writeNumber(0, dialect) : ''
  switch (dialect.layout) {
    case 'signed':
      return [isOut ? `-${size}` : size]
    case 'brackets':
      return [isOut ? `(${size})` : size]
    case 'positiveOut':
      return [isOut ? size : `-${size}`]
    case 'direction':
      return [isOut ? '借' : '贷', size]
    default:
      return isOut ? [size, none] : [none, size]
  }
}

const headingOf = ({ layout }: Dialect) => [
  '交易日期',
  ...(layout === 'direction'
    ? ['借/贷', '金额']
    : layout.startsWith('columns')
      ? ['支出', '收入']
      : ['金额']),
  '对方户名',
  '摘要',
]

const LATIN_HEADING: Record<string, string> = {
  交易日期: 'Date',
  '借/贷': 'Dr/Cr',
  金额: 'Amount',
  支出: 'Débit',
  收入: 'Crédit',
  对方户名: 'Payee',
  摘要: 'Reference',
}
const LATIN_DIRECTION: Record<string, string> = { 借: 'D', 贷: 'C' }

/** GB 18030 has no encoder here; these are all its characters that a statement contains. */
const GB_BYTES: Record<string, string> = { 交: 'bdbb', 易: 'd2d7', 日: 'c8d5', 期: 'c6da', 借: 'bde8', 贷: 'b4fb', 金: 'bdf0', 额: 'b6ee', 支: 'd6a7', 出: 'b3f6', 收: 'cad5', 入: 'c8eb', 对: 'b6d4', 方: 'b7bd', 户: 'bba7', 名: 'c3fb', 摘: 'd5aa', 要: 'd2aa', 年: 'c4ea', 月: 'd4c2', 合: 'bacf', 计: 'bcc6', 流: 'c1f7', 水: 'cbae', '¥': 'a3a4' } // prettier-ignore

function encode(text: string, encoding: Dialect['encoding']): Buffer {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text)
    case 'utf-8 with mark':
      return Buffer.from(`\ufeff${text}`)
    case 'utf-16le':
      return Buffer.from(`\ufeff${text}`, 'utf16le')
    case 'utf-16be':
      return Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
    case 'windows-1252':
      return Buffer.from(text, 'latin1')
    default:
      return Buffer.concat(Array.from(text, (sign) => Buffer.from(GB_BYTES[sign] ?? Buffer.from(sign).toString('hex'), 'hex')))
  }
} // prettier-ignore

function writeStatement(all: readonly Row[], dialect: Dialect) {
  const { separator, isQuoted, hasTitle, hasTotal, hasEmptyLines, lineEnd, encoding } = dialect
  const quote = (cell: string) =>
    isQuoted || cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
  const isLatin = encoding === 'windows-1252'
  const table = [
    headingOf(dialect).map((name) => (isLatin ? LATIN_HEADING[name]! : name)),
    ...all.map(({ day, cents, payee, reference }) => [
      writeDay(day, isLatin && dialect.day === 'chinese' ? 'iso' : dialect.day),
      ...writeAmounts(cents, dialect).map((cell) => (isLatin ? (LATIN_DIRECTION[cell] ?? cell) : cell)),
      payee,
      reference,
    ]),
  ].map((cells) => cells.map(quote).join(separator))
  const lines = [
    ...(hasTitle ? [isLatin ? 'Relevé' : '流水', ''] : []),
    ...table.flatMap((line) => (hasEmptyLines ? [line, ''] : [line])),
    ...(hasTotal ? [isLatin ? 'Total' : '合计'] : []),
  ]
  return encode(lines.join(lineEnd) + lineEnd, encoding)
}

/** Text as it is read: blanks around it do not count, nor does a mark of an unused cell. */
const asRead = (text: string) => text.trim().replace(/^[-/]$/, '')

/** The first difference between what was written and what was read, or null. */
async function faultOf(all: Row[], dialect: Dialect): Promise<string | null> {
  const file = new Blob([new Uint8Array(writeStatement(all, dialect))])
  const guessed = await readBankFile(file, { currency: 'CNY' })
  // What the file leaves open is asked; the answer is known here.
  const order = dialect.day === 'mdy' ? 'mdy' : 'dmy'
  const guess = guessed.mapping!
  if (guess.order !== null && guess.order !== order && ['dmy', 'mdy'].includes(dialect.day)) return 'the wrong order'
  if (guess.decimal !== dialect.decimal) return `the wrong decimal sign: ${guess.decimal}`
  const isNegativeOut = dialect.layout !== 'positiveOut'
  const { rows: found, unread } = await readBankFile(file, { currency: 'CNY', mapping: { order, isNegativeOut } })
  const written = all.map(({ day, cents, payee, reference }) => [day, cents, asRead(payee), asRead(reference)])
  const read = found.map(({ day, amount, payee, reference }) => [day, Math.round(amount * 100), payee, reference])
  if (JSON.stringify(read) !== JSON.stringify(written))
    return `read ${JSON.stringify(read)} for ${JSON.stringify(written)}, not read ${JSON.stringify(unread)}`
  return unread.length === (dialect.hasTotal ? 1 : 0) ? null : `not read: ${JSON.stringify(unread)}`
} // prettier-ignore

for (const { runs, tags } of [
  { runs: 50, tags: [] },
  { runs: 10_000, tags: ['exhaustive'] },
])
  describe(`${runs} inputs`, { tags }, () => {
    test('a statement in any dialect is read as it was written: no row is lost, changed or invented', async () => {
      const result = await fc.check(
        fc.asyncProperty(rows, dialects, async (all, dialect) => {
          const fault = await faultOf(all, dialect)
          if (fault) throw new Error(fault)
        }),
        { numRuns: runs, seed: 20_260_801 },
      )
      expect(fc.defaultReportMessage(result)).toBeUndefined()
    })

    test('every line of any text is a row or listed as invalid', async () => {
      const lines = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 20 })
      const result = await fc.check(
        fc.asyncProperty(lines, async (all) => {
          const {
            opened,
            rows: found,
            unread,
          } = await readBankFile(new Blob([`Date,Amount\n${all.join('\n')}`]))
          const filled = opened.lines.slice(1).filter((cells) => cells.some((cell) => cell !== ''))
          expect(found.length + unread.length).toBe(filled.length)
        }),
        { numRuns: runs, seed: 20_260_802 },
      )
      expect(fc.defaultReportMessage(result)).toBeUndefined()
    })
  })

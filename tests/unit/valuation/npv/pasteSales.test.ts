import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTable, readPaste } from '@/features/valuation/npv/pasteSales'
import { parseSales, SALES_YEARS } from '@/features/valuation/npv/salesEntry'

describe('input for a year', () => {
  test.each([
    ['1,200,000', { kind: 'amount', amount: 1_200_000 }],
    ['0', { kind: 'amount', amount: 0 }],
    ['１２．５', { kind: 'amount', amount: 12.5 }],
    ['45%', { kind: 'share', share: 0.45 }],
    ['45 ％', { kind: 'share', share: 0.45 }],
    ['0%', { kind: 'share', share: 0 }],
    ['100%', { kind: 'share', share: 1 }],
    ['100.1%', null],
    ['-1', null],
    ['-1%', null],
    ['%', null],
    ['1e3', null],
    ['12,00', null],
    ['abc', null],
    ['', null],
    ['100000000000001', null],
  ])('%s', (typed, entry) => {
    expect(parseSales(typed)).toEqual(entry)
  })
})

describe('a pasted range', () => {
  test.each([
    ['a row', '100\t200\t300', ['100', '200', '300']],
    ['a column', '100\n200\n300\n', ['100', '200', '300']],
    ['a column of Windows', '100\r\n200\r\n', ['100', '200']],
    ['money and percentages', '$1,200.50\t2 000\t 45%', ['1200.5', '2000', '45%']],
    ['gaps', '100\t\t300', ['100', '', '300']],
  ])('%s', (_name, text, cells) => {
    expect(readPaste(text, 0, 'USD')).toEqual({ cells, bad: [], leftOver: [] })
  })

  test('is read in the given unit, except for percentages', () => {
    expect(readPaste('1.1\t45%', 0, 'USD', 1e6).cells).toEqual(['1100000', '45%'])
  })

  test('keeps invalid cells as they are and names them, and those beyond the last year', () => {
    expect(readPaste('100\tn/a\t(5)\t7\t8', 2, 'USD')).toEqual({
      cells: ['100', 'n/a', '(5)', '7'],
      bad: [1, 2],
      leftOver: ['8'],
    })
  })

  test.each([
    ['USD', '¥9亿'],
    ['USD', '￥9亿'],
    ['CNY', '$9m'],
    ['CNY', '＄9m'],
  ] as const)('in %s the amount %j is bad and stays as it came', (currency, cell) => {
    expect(readPaste(`${cell}\t1`, 0, currency)).toMatchObject({ cells: [cell, '1'], bad: [0] })
  })

  test('a value that is too large in its unit is invalid', () => {
    expect(readPaste('2000000\t1', 0, 'USD', 1e8)).toMatchObject({
      cells: ['2000000', '100000000'],
      bad: [0],
    })
  })

  test('amounts are read unchanged, whatever their layout', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: SALES_YEARS })
    const gap = fc.constantFrom('\t', '\n', '\r\n')
    fc.assert(
      fc.property(amounts, gap, fc.boolean(), (list, between, isGrouped) => {
        const text = list.map((amount) => (isGrouped ? amount.toLocaleString('en-US') : String(amount)))
        const { cells, bad, leftOver } = readPaste(text.join(between), 0, 'USD')
        expect(cells.map(Number)).toEqual(list)
        expect([...bad, ...leftOver]).toEqual([])
      }),
    )
  })

  test('whatever is pasted, no filled cell is lost', () => {
    const cell = fc.string().map((text) => text.replace(/[\t\r\n]/g, ''))
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), fc.nat(SALES_YEARS - 1), (list, from) => {
        const { cells, bad, leftOver } = readPaste(list.join('\t'), from, 'USD')
        const filled = list.filter((text) => text.trim() !== '').length
        expect(cells.filter(Boolean).length + leftOver.length).toBe(filled)
        expect(cells.length).toBeLessThanOrEqual(SALES_YEARS - from)
        for (const [index, text] of cells.entries())
          expect(text === '' || bad.includes(index) || parseSales(text) !== null).toBe(true)
      }),
    )
  })

  test.each([
    ['100', false],
    ['100\n', false],
    ['100\t200', true],
    ['100\n200', true],
  ])('%j is more than one cell: %s', (text, isMore) => {
    expect(isTable(text)).toBe(isMore)
  })
})

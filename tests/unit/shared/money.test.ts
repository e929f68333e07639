import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  axisUnit,
  findCurrency,
  formatMoneyExact,
  formatChange,
  formatMoney,
  formatNumber,
  formatPercent,
  formatInUnit,
  formatMoneyInUnit,
  moneyUnit,
  priceFormatter,
  formatPrice,
} from '@/shared/lib/money'

describe('in a sentence', () => {
  test.each([
    [0, '$0', '$0'],
    [-0.001, '$0', '$0'],
    [12, '$12', '$12'],
    [12.5, '$12.50', '$12.50'],
    [999, '$999', '$999'],
    [999.994, '$999.99', '$999.99'],
    [999.996, '$1.0K', '$1.0K'],
    [1000, '$1.0K', '$1.0K'],
    [1234.5, '$1.2K', '$1.2K'],
    [99_999.5, '$100.0K', '$100.0K'],
    [999_949, '$999.9K', '$999.9K'],
    [999_999, '$1.0M', '$1.0M'],
    [29_700_000, '$29.7M', '$29.7M'],
    [375_010_000, '$375.0M', '$375.0M'],
    [-1.5e6, '−$1.5M', '−$1.5M'],
    [999_999_999, '$1.00B', '$1.00B'],
    [4e9, '$4.00B', '$4.00B'],
    [1.256e12, '$1.26T', '$1.26T'],
    [2.5e15, '$2,500.00T', '$2,500.00T'],
  ])('%d USD: %s', (amount, zh, en) => {
    expect([formatMoney(amount, 'USD', 'zh'), formatMoney(amount, 'USD', 'en')]).toEqual([zh, en])
  })

  test.each([
    [0, '¥0', '¥0'],
    [0.5, '¥0.50', '¥0.50'],
    [99_999.99, '¥99,999.99', '¥100.0K'],
    [100_000.4, '¥100,000', '¥100.0K'],
    [999_999, '¥999,999', '¥1.0M'],
    [999_999.6, '¥1.0百万', '¥1.0M'],
    [1e6, '¥1.0百万', '¥1.0M'],
    [9_990_000, '¥1.00千万', '¥10.0M'],
    [9_940_000, '¥9.9百万', '¥9.9M'],
    [12_300_000, '¥1.23千万', '¥12.3M'],
    [99_999_999, '¥1.00亿', '¥100.0M'],
    [320_000_000, '¥3.20亿', '¥320.0M'],
    [-3.2e8, '−¥3.20亿', '−¥320.0M'],
    [1.5e12, '¥15,000.00亿', '¥1.50T'],
  ])('%d CNY: %s', (amount, zh, en) => {
    expect([formatMoney(amount, 'CNY', 'zh'), formatMoney(amount, 'CNY', 'en')]).toEqual([zh, en])
  })

  test.each([
    [43_200_000, '+$43.2M'],
    [-43_200_000, '−$43.2M'],
    [0, '$0'],
    [0.001, '$0'],
    [null, '—'],
  ])('a change of %d: %s', (amount, text) => {
    expect(formatChange(amount, 'USD', 'en')).toBe(text)
  })

  test('is within half a step of its last decimal, and never reaches a thousand of a unit', () => {
    const units = { '': [1, 2], K: [1e3, 1], M: [1e6, 1], B: [1e9, 2], T: [1e12, 2] }
    fc.assert(
      fc.property(fc.double({ min: -1e14, max: 1e14, noNaN: true }), (amount) => {
        const text = formatMoney(amount, 'USD', 'en').replaceAll(',', '')
        const [, sign, count, unit] = /^(−?)\$([\d.]+)([KMBT]?)$/.exec(text)!
        const [size, digits] = units[unit as keyof typeof units] as [number, number]
        const read = Number(count) * size * (sign ? -1 : 1)
        expect(Math.abs(read - amount)).toBeLessThanOrEqual((size / 2) * 10 ** -digits * (1 + 1e-9))
        expect(Number(count)).toBeLessThan(unit === 'T' ? Infinity : 1000)
      }),
    )
  })
})

describe('in a column', () => {
  test.each([
    [[1_500_000, 29_700_000, 4_000_000_000], 'USD', 'zh', '$M', ['1.5', '29.7', '4,000.0']],
    [[816_880_000, 4_000_000_000], 'USD', 'en', '$M', ['816.9', '4,000.0']],
    [[1.2e9, 4.25e9], 'USD', 'en', '$B', ['1.20', '4.25']],
    [[2e12, 3.5e12], 'USD', 'zh', '$T', ['2.00', '3.50']],
    [[1_500, 4_000_000_000], 'USD', 'en', '$K', ['1.5', '4,000,000.0']],
    [[1, 4_000_000_000], 'USD', 'en', '$K', ['0.0', '4,000,000.0']],
    [[0, 29_700_000], 'USD', 'en', '$M', ['0.0', '29.7']],
    [[999_999, 1_000_000], 'USD', 'en', '$K', ['1,000.0', '1,000.0']],
    [[100_000, 99_999], 'USD', 'en', '$K', ['100.0', '100.0']],
    [[12, 900], 'USD', 'en', '$', ['12', '900']],
    [[0, 0], 'USD', 'en', '$', ['0', '0']],
    [[1_500_000, -29_700_000], 'CNY', 'zh', '百万元', ['1.5', '−29.7']],
    [[320_000_000, 450_000_000, 1_000_000], 'CNY', 'zh', '百万元', ['320.0', '450.0', '1.0']],
    [[12_000_000, 45_500_000], 'CNY', 'zh', '千万元', ['1.20', '4.55']],
    [[320_000_000, 450_000_000], 'CNY', 'zh', '亿元', ['3.20', '4.50']],
    [[320_000_000, 450_000_000], 'CNY', 'en', '¥M', ['320.0', '450.0']],
    [[999_999, 5_000_000], 'CNY', 'zh', '元', ['999,999', '5,000,000']],
    [[999_999, 5_000_000], 'CNY', 'en', '¥K', ['1,000.0', '5,000.0']],
    [[], 'CNY', 'zh', '元', []],
  ] as const)('%j %s in %s', (amounts, currency, language, name, texts) => {
    const unit = moneyUnit(amounts, currency, language)
    expect(unit.name).toBe(name)
    expect(amounts.map((amount) => formatInUnit(amount, unit))).toEqual(texts)
  })

  test('each amount shows its own currency when there are several', () => {
    const unit = moneyUnit([-1.5e8], 'CNY', 'zh')
    expect(formatMoneyInUnit(-1.5e8, 'CNY', unit)).toBe('−¥1.50亿')
  })

  test('an amount that rounds to zero has no sign, a missing one is a dash', () => {
    const unit = moneyUnit([1e6], 'USD', 'en')
    expect([-1, null, undefined, Number.NaN, Infinity].map((amount) => formatInUnit(amount, unit))).toEqual([
      '0.0',
      '—',
      '—',
      '—',
      '—',
    ])
  })
})

test.each([
  [[0, 869_600_000], 'USD', 'zh', '$M'],
  [[-200e6, 9.9e9], 'USD', 'en', '$M'],
  [[12e9], 'USD', 'en', '$B'],
  [[50_000], 'USD', 'en', '$K'],
  [[10_000], 'USD', 'en', '$K'],
  [[500], 'USD', 'en', '$'],
  [[0], 'USD', 'en', '$'],
  [[], 'CNY', 'zh', '元'],
  [[-45e6, 20e6], 'CNY', 'zh', '百万元'],
  [[450e6], 'CNY', 'zh', '千万元'],
  [[6_260e6], 'CNY', 'zh', '亿元'],
  [[6_260e6], 'CNY', 'en', '¥M'],
] as const)('an axis of %j %s in %s counts in %s', (amounts, currency, language, name) => {
  expect(axisUnit(amounts, currency, language).name).toBe(name)
})

test.each([
  [99_999.994, '$99,999.99', '$99,999.99'],
  [99_999.996, '$100,000', '$100,000'],
  [100_000, '$100,000', '$100,000'],
  [-1_234_567.89, '−$1,234,568', '−$1,234,567.89'],
  [28_790.4, '$28,790.40', '$28,790.40'],
  [1200, '$1,200', '$1,200.00'],
  [0, '$0', '$0.00'],
  [null, '—', '—'],
])('%d in full is %s, as a price %s', (amount, full, price) => {
  expect([formatMoneyExact(amount, 'USD'), formatPrice(amount, 'USD')]).toEqual([full, price])
})

test('a price without a currency is in yuan', () => {
  expect(formatPrice(28_790.4)).toBe('¥28,790.40')
})

test.each([
  ['¥9亿', 'CNY'],
  ['￥9亿', 'CNY'],
  ['$1.5m', 'USD'],
  ['＄1.5m', 'USD'],
  ['1.5m', null],
  ['9亿元', 'CNY'],
  ['9亿美元', 'USD'],
  ['3亿欧元', 'EUR'],
  ['5亿港元', 'HKD'],
  ['USD 5', 'USD'],
  ['HK$5', 'HKD'],
  ['', null],
])('the currency of %j is %s', (text, currency) => {
  expect(findCurrency(text)).toBe(currency)
})

test.each([
  [1234.567, '1,234.57'],
  [-0.5, '−0.5'],
  [-0.001, '0'],
  [0, '0'],
])('the number %d is %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test.each([
  [
    [500_000, 598_000, -2000, null],
    ['¥500,000', '¥598,000', '−¥2,000', '—'],
  ],
  [
    [500_000, 33_333.33, -0.001],
    ['¥500,000.00', '¥33,333.33', '¥0.00'],
  ],
  [[], []],
])('prices in one column, %j, agree on cents', (amounts, texts) => {
  const price = priceFormatter(amounts)
  expect(amounts.map((amount) => price(amount))).toEqual(texts)
})

test.each([null, undefined, Number.NaN, Infinity])('%s is a dash', (amount) => {
  const written = [formatMoney(amount, 'CNY', 'zh'), formatMoneyExact(amount, 'USD'), formatPercent(amount)]
  expect([...written, formatNumber(amount)]).toEqual(['—', '—', '—', '—'])
})

test.each([
  [-0.281, '−28.1%'],
  [0.5, '50%'],
  [-0.0001, '0%'],
  [-124.557, '−12,455.7%'],
])('%d is %s', (fraction, text) => {
  expect(formatPercent(fraction)).toBe(text)
})

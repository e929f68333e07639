import { expect, test } from 'vitest'
import { inUnit, moneyUnit } from '@/shared/lib/money'

test.each([
  [[1_500_000, 29_700_000, 4_000_000_000], 'USD', true, '$M', ['1.5', '29.7', '4,000.0']],
  [[1_500_000, -29_700_000], 'CNY', true, '百万元', ['1.5', '−29.7']],
  [[320_000_000, 450_000_000, 1_000_000], 'CNY', true, '百万元', ['320.0', '450.0', '1.0']],
  [[320_000_000, 450_000_000], 'CNY', true, '亿元', ['3.2', '4.5']],
  [[816_880_000, 4_000_000_000], 'USD', true, '$M', ['816.9', '4,000.0']],
  [[1_500, 4_000_000_000], 'USD', true, '$K', ['1.5', '4,000,000.0']],
  [[320_000_000, 450_000_000], 'CNY', false, '¥M', ['320.0', '450.0']],
  [[12, 900], 'USD', false, '$', ['12', '900']],
  [[0, 0], 'USD', false, '$', ['0', '0']],
  [[], 'CNY', true, '元', []],
] as const)('%j %s is counted in one unit', (amounts, currency, isChinese, name, texts) => {
  const unit = moneyUnit(amounts, currency, isChinese)
  expect(unit.name).toBe(name)
  expect(amounts.map((amount) => inUnit(amount, unit))).toEqual(texts)
})

test.each([null, undefined, Number.NaN, Infinity])('%s is a dash', (amount) => {
  expect(inUnit(amount, moneyUnit([1e6], 'USD', false))).toBe('—')
})

test('what rounds to nothing has no sign', () => {
  expect(inUnit(-1, moneyUnit([1e6], 'USD', false))).toBe('0.0')
})

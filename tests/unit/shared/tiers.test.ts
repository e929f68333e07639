import { expect, test } from 'vitest'
import { tierAmong, tierBeyond, tierWith } from '@/entities/tiers/tiers'
import { upgradeAddress } from '@/entities/tiers/upgradeAddress'

test('the smallest tier on sale that has the missing feature is named', () => {
  expect(tierWith('export')).toBe('intelligence_upgrade')
  expect(tierWith('download')).toBe('valuation_pro')
  expect(tierWith('create')).toBe('plus_member')
  expect(tierWith('department')).toBeNull()
  expect(tierAmong(['plus_member', 'company_admin', 'professional'])).toBe('professional')
  expect(tierAmong(['poc_manager'])).toBeNull()
})

test('a used-up quota leads to a tier that has more of it, and nowhere from the largest', () => {
  expect(tierBeyond('valuations', [])).toBe('intelligence_basic')
  expect(tierBeyond('valuations', ['intelligence_basic'])).toBe('intelligence_upgrade')
  expect(tierBeyond('valuations', ['intelligence_basic', 'valuation_pro'])).toBe('plus_member')
  expect(tierBeyond('searches', ['plus_member'])).toBeNull()
  expect(tierBeyond('searches', ['admin'])).toBeNull()
})

test.each([
  [{}, '/aovPay'],
  [{ plan: 'plus_member', back: '/a?b=c#d' }, '/aovPay?plan=plus_member&back=%2Fa%3Fb%3Dc%23d'],
  [{ item: 'points', back: '/' }, '/aovPay?item=points'],
  [{ plan: null, back: '//host' }, '/aovPay?back=%2F'],
] as const)('%j is bought at %s', (bought, address) => {
  expect(upgradeAddress(bought)).toBe(address)
})

import { expect, test } from 'vitest'
import { score } from '@mocks/search'

const NAMES = ['Programmed cell death protein 1 (PD-1)', '程序性死亡受体1（PD-1）', 'PDCD1']

test.each([
  ['pdcd1', 100],
  ['ＰＤＣＤ１', 100],
  ['pdc', 70],
  ['程序性', 70],
  ['死亡', 50],
  ['cell', 50],
  ['pd-1', 50],
  ['PD 1', 50],
  ['rotein', 30],
  ['protien', 0],
  ['protei', 50],
  ['proteim', 15],
  ['cell death', 50],
  ['cell nothing', 0],
  ['zzz', 0],
  ['', 0],
])('%s scores %i', (keyword, expected) => {
  expect(score(keyword, NAMES)).toBe(expected)
})

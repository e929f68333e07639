import { describe, expect, test } from 'vitest'
import { namesOf, score, vocabularyOf, parseKeyword } from '@mocks/search/matching'

const NAMES = [
  ...namesOf('Programmed cell death protein 1 (PD-1)', 'en'),
  ...namesOf('程序性死亡受体1（PD-1）', 'zh'),
  ...namesOf('PDCD1'),
]
const VOCABULARY = vocabularyOf([NAMES])
const scoreOf = (keyword: string, language: 'zh' | 'en' | null = null) =>
  score(parseKeyword(keyword, VOCABULARY, language), NAMES)

test.each([
  // equal
  ['pdcd1', 100],
  ['ＰＤＣＤ１', 100],
  ['pd-1', 100],
  ['PD 1', 100],
  ['pd/1', 100],
  ['程序性死亡受体1（PD-1）', 100],
  // starts with the keyword
  ['pdc', 70],
  ['程序性', 70],
  ['programmed cell', 70],
  // a word starts with the keyword, or Chinese text contains it
  ['cell', 50],
  ['死亡', 50],
  ['亡', 50],
  // inside a word
  ['rotein', 30],
  ['ot', 0],
  // one edit away, in long words
  ['proteim', 15],
  ['proteein', 15],
  // two letters swapped, in shorter words too
  ['protien', 15],
  ['deaht', 15],
  ['cel', 50],
  ['clel', 0],
  ['deatb', 0],
  ['cel1', 0],
  ['pdcd2', 0],
  ['程序性死亡受休1', 0],
  // several words
  ['cell death', 50],
  ['programmed pdcd', 70],
  ['programmed rotein', 30],
  ['cell nothing', 0],
  ['zzz', 0],
  ['', 0],
  [' - ', 0],
])('%s scores %i', (keyword, expected) => {
  expect(scoreOf(keyword)).toBe(expected)
})

test('a code typed in parts finds the same as its joined form, and nothing with the parts apart', () => {
  const other = [...namesOf('PD-L1'), ...namesOf('1-methyl')]
  const scored = (keyword: string) => score(parseKeyword(keyword, vocabularyOf([NAMES, other])), other)
  expect(['PD-1', 'pd1', 'PD 1'].map(scored)).toEqual([0, 0, 0])
  expect(scored('PD methyl')).toBe(50)
})

test.each([
  ['cell', 'en', 55],
  ['cell', 'zh', 50],
  ['程序性', 'zh', 75],
  ['程序性', 'en', 70],
  ['pdcd1', 'zh', 100],
  ['cell pdcd', 'en', 55],
] as const)('%s scores with the interface in %s %i', (keyword, language, expected) => {
  expect(scoreOf(keyword, language)).toBe(expected)
})

test.each(['MK-3475', 'mk3475', 'MK 3475', 'ＭＫ３４７５'])(
  'a code is one however it is set: %s',
  (keyword) => {
    expect(score(parseKeyword(keyword, new Map()), namesOf('MK-3475'))).toBe(100)
  },
)

test('the character that replaces & in requests is understood', () => {
  expect(score(parseKeyword('Merck | Co.', new Map()), namesOf('Merck & Co. (MSD)'))).toBe(70)
})

describe('a typo', () => {
  const sibiono = namesOf('SiBiono GeneTech')
  const roche = [...namesOf('Roche'), ...namesOf('Genentech')]
  const all = vocabularyOf([sibiono, roche])

  test('is not assumed when the word is another entity’s name', () => {
    expect(score(parseKeyword('Genentech', all), roche)).toBe(100)
    expect(score(parseKeyword('Genentech', all), sibiono)).toBe(0)
    expect(score(parseKeyword('GeneTech', all), roche)).toBe(0)
    expect(score(parseKeyword('Genentech', vocabularyOf([sibiono])), sibiono)).toBe(15) // nobody has that name
  })

  test('is tolerated for rare words, not for frequent ones', () => {
    const receptors = (count: number) => Array.from({ length: count }, () => namesOf('Growth receptor'))
    const scoreAmong = (count: number) =>
      score(parseKeyword('receptar', vocabularyOf(receptors(count))), namesOf('Growth receptor'))
    expect([1, 3, 4].map(scoreAmong)).toEqual([15, 15, 0])
  })
})

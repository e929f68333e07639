import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EMPTY_SEARCH,
  FACETS,
  withMode,
  isList,
  MODES,
  withFacet,
  PAGE_SIZES,
  toSearchQuery,
  RANGE_FACETS,
  parseSearch,
  searchPath,
  SORTS_BY_LIST,
  serializeSearch,
  type Search,
} from '@/features/search/model/searchAddress'

const read = (address: string) => parseSearch(new URLSearchParams(address))

test('an empty address asks for all drugs', () => {
  expect(read('')).toEqual(EMPTY_SEARCH)
})

test('an address holds mode, keyword, facets, sort and page', () => {
  const search = read('mode=pipeline&q=PD-1&stage=listed,phase3&year=2010-&sort=year&page=2&pageSize=100')
  expect(search).toEqual({
    mode: 'pipeline',
    keyword: 'PD-1',
    chosen: { stage: ['listed', 'phase3'], year: ['2010-'] },
    sort: 'year',
    page: 2,
    pageSize: 100,
  })
  expect(serializeSearch(search)).toBe(
    'mode=pipeline&q=PD-1&stage=listed,phase3&year=2010-&sort=year&page=2&pageSize=100',
  )
})

test.each([
  ['mode=__proto__', {}],
  ['page=0', {}],
  ['page=-2', {}],
  ['page=1.5', {}],
  ['page=1e2', {}],
  ['page=99999999', {}],
  ['pageSize=7', {}],
  ['sort=price', {}],
  ['mode=company&sort=year', { mode: 'company' }],
  ['year=2010', {}],
  ['year=-', {}],
  ['year=10-2015', {}],
  ['stage=,,%20,', {}],
  ['stage=listed,listed', { chosen: { stage: ['listed'] } }],
  ['colour=red', {}],
  ['q=%20%20', {}],
  [`q=${'x'.repeat(150)}`, { keyword: 'x'.repeat(100) }],
  ['mode=integrated&stage=listed&page=3&q=a', { mode: 'integrated', keyword: 'a' }],
])('nonsense in %s is dropped', (address, rest) => {
  expect(read(address)).toEqual({ ...EMPTY_SEARCH, ...rest })
})

const searchArbitrary: fc.Arbitrary<Search> = fc
  .record({
    mode: fc.constantFrom(...MODES),
    keyword: fc.string({ unit: 'grapheme', maxLength: 10 }).map((text) => text.trim()),
    values: fc.array(
      fc.tuple(
        fc.constantFrom(...FACETS.filter((name) => !RANGE_FACETS.has(name))),
        fc.uniqueArray(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => {
            const plain = text.trim()
            return plain === text && plain !== '' && !plain.includes(',')
          }),
          { minLength: 1, maxLength: 3 },
        ),
      ),
      { maxLength: 4 },
    ),
    sort: fc.nat(),
    page: fc.integer({ min: 1, max: 999_999 }),
    pageSize: fc.constantFrom(...PAGE_SIZES),
  })
  .map(({ mode, keyword, values, sort, page, pageSize }) => {
    if (!isList(mode)) return { ...EMPTY_SEARCH, mode, keyword }
    const sorts = SORTS_BY_LIST[mode]
    return {
      mode,
      keyword,
      chosen: Object.fromEntries(values),
      sort: sorts[sort % sorts.length]!,
      page,
      pageSize,
    }
  })

test('a written search is read back unchanged', () => {
  fc.assert(
    fc.property(searchArbitrary, (search) => {
      expect(read(serializeSearch(search))).toEqual(search)
    }),
  )
})

test('any address is readable, and writing its search is stable', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (address) => {
      const written = serializeSearch(read(address))
      expect(serializeSearch(read(written))).toBe(written)
    }),
  )
})

test('switching the mode keeps only the keyword', () => {
  const search = read('mode=drug&q=PD-1&stage=listed&sort=year&page=4')
  expect(searchPath(withMode(search, 'company'))).toBe('/search?mode=company&q=PD-1')
})

test('changing a facet returns to the first page', () => {
  const search = read('q=a&stage=listed&page=4')
  expect(withFacet(search, 'stage', [])).toMatchObject({ chosen: {}, page: 1 })
  expect(withFacet(search, 'area', ['oncology'])).toMatchObject({
    chosen: { stage: ['listed'], area: ['oncology'] },
    page: 1,
  })
})

test('values travel joined by commas, and no facets at all when none is selected', () => {
  expect(toSearchQuery(read('q=a&stage=listed,phase3'), 'en')).toMatchObject({
    facets: { stage: 'listed,phase3' },
    language: 'en',
  })
  expect(toSearchQuery(read('q=a'), 'zh')).not.toHaveProperty('facets')
})

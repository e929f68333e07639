import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrow, type Facet } from '@mocks/search/facets'

interface Row {
  stage: string
  areas: string[]
  year: string | null
}

const FACETS: readonly Facet<Row>[] = [
  { name: 'stage', values: ({ stage }) => [stage] },
  { name: 'area', values: ({ areas }) => areas },
  { name: 'year', values: ({ year }) => (year === null ? [] : [year]), isYear: true },
]

const STAGES = ['phase1', 'phase2', 'listed'] as const
const AREAS = ['oncology', 'neurology', 'allergy', 'metabolic'] as const
const YEARS = ['2001', '2010', '2015', '2020'] as const

const rows = fc.array(
  fc.record({
    stage: fc.constantFrom(...STAGES),
    areas: fc.uniqueArray(fc.constantFrom(...AREAS), { maxLength: 3 }),
    year: fc.option(fc.constantFrom(...YEARS)),
  }),
  { maxLength: 40 },
)

const someOf = (values: readonly string[]) => fc.subarray([...values]).map((each) => each.join(','))
const range = fc
  .tuple(fc.constantFrom('', ...YEARS), fc.constantFrom('', ...YEARS))
  .map(([from, to]) => (from === '' && to === '' ? '' : `${from}-${to}`))
const chosen = fc.record({ stage: someOf(STAGES), area: someOf(AREAS), year: fc.oneof(range, someOf(YEARS)) })

/** True when a row passes a facet, by the rules of the search model. */
function passes(row: Row, name: string, selection: string): boolean {
  if (selection === '') return true
  if (name === 'stage') return selection.split(',').includes(row.stage)
  if (name === 'area') return row.areas.some((area) => selection.split(',').includes(area))
  if (row.year === null) return false
  if (!selection.includes('-')) return selection.split(',').includes(row.year)
  const [from, to] = selection.split('-') as [string, string]
  return (from === '' || row.year >= from) && (to === '' || row.year <= to)
}

const narrowed = (all: readonly Row[], selection: Record<string, string>) =>
  narrow(all, FACETS, selection, (row) => row)

test('filtered rows pass every facet, in their order', () => {
  fc.assert(
    fc.property(rows, chosen, (all, selection) => {
      const expected = all.filter((row) =>
        Object.entries(selection).every(([name, values]) => passes(row, name, values)),
      )
      expect(narrowed(all, selection).rows).toEqual(expected)
    }),
  )
})

test('each count is that of the rows that pass the other facets and have the value', () => {
  fc.assert(
    fc.property(rows, chosen, (all, selection) => {
      const { facets } = narrowed(all, selection)
      for (const { name, values: valuesOf } of FACETS) {
        const others = all.filter((row) =>
          Object.entries(selection).every(([other, values]) => other === name || passes(row, other, values)),
        )
        const counts = facets.find((facet) => facet.name === name)?.values ?? []
        const values = [...new Set(others.flatMap((row) => valuesOf(row)))]
        // No value with a count of zero, and none missing.
        expect(counts.map(({ value }) => value).sort()).toEqual(values.sort())
        for (const { value, count } of counts) {
          expect(count).toBe(others.filter((row) => valuesOf(row).includes(value)).length)
        }
      }
    }),
  )
})

test('values are sorted by count, years in chronological order', () => {
  const row = (stage: string, year: string): Row => ({ stage, areas: [], year })
  const { facets } = narrowed([row('phase1', '2020'), row('listed', '2001'), row('listed', '2020')], {})
  expect(facets).toEqual([
    {
      name: 'stage',
      values: [
        { value: 'listed', count: 2 },
        { value: 'phase1', count: 1 },
      ],
    },
    {
      name: 'year',
      values: [
        { value: '2001', count: 1 },
        { value: '2020', count: 2 },
      ],
    },
  ])
})

test('a hidden facet is returned only with its selected values', () => {
  const hidden: Facet<Row> = { ...FACETS[0]!, isHidden: true }
  const all: Row[] = STAGES.map((stage) => ({ stage, areas: [], year: null }))
  expect(narrow(all, [hidden], {}, (row) => row).facets).toEqual([])
  expect(narrow(all, [hidden], { stage: 'listed' }, (row) => row)).toEqual({
    rows: [all[2]],
    facets: [{ name: 'stage', values: [{ value: 'listed', count: 1 }] }],
  })
})

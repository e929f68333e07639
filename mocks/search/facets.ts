import type { Facet as FacetAnswer } from '@/features/search/model/search.api'

export interface Label {
  label: string
  labelEn: string
}

export interface Facet<T> {
  name: string
  /** Values of a row; choosing any of them keeps the row. */
  values: (row: T) => readonly string[]
  labelOf?: (value: string) => Label | undefined
  /** Also accepts ranges such as `2015-2020`; sorted by year. */
  isYear?: boolean
  /** Only used by links from other screens: lists just the chosen values. */
  isHidden?: boolean
}

export const UNKNOWN = 'unknown'

export type Chosen = Readonly<Record<string, string>>

type Test = (values: readonly string[]) => boolean

/** Such as `2015-2020`; either end may be open. */
const RANGE = /^(\d{4})?-(\d{4})?$/

function yearTest(token: string): Test {
  const range = RANGE.exec(token)
  if (!range) return (values) => values.includes(token)
  const [from, to] = [Number(range[1] ?? 0), Number(range[2] ?? 9999)]
  return (values) => values.some((year) => Number(year) >= from && Number(year) <= to)
}

const tokensOf = (chosen = '') => chosen.split(',').filter((token) => token !== '')

function testOf<T>({ isYear = false }: Facet<T>, chosen: string | undefined): Test | null {
  const tokens = tokensOf(chosen)
  if (tokens.length === 0) return null
  if (isYear) {
    const tests = tokens.map(yearTest)
    return (values) => tests.some((test) => test(values))
  }
  const chosenSet = new Set(tokens)
  return (values) => values.some((value) => chosenSet.has(value))
}

function answerOf<T>(
  { name, labelOf, isYear, isHidden }: Facet<T>,
  counts: ReadonlyMap<string, number>,
  chosen: string | undefined,
): FacetAnswer {
  const shownValues = isHidden ? tokensOf(chosen) : null
  const values = [...counts]
    .filter(([value]) => shownValues === null || shownValues.includes(value))
    .map(([value, count]) => ({ value, ...labelOf?.(value), count }))
  const isUnknown = ({ value }: { value: string }) => Number(value === UNKNOWN)
  const byCount = (a: { count: number; value: string }, b: typeof a) =>
    isUnknown(a) - isUnknown(b) || b.count - a.count || (a.value < b.value ? -1 : 1)
  return {
    name,
    values: isYear ? values.sort((a, b) => Number(a.value) - Number(b.value)) : values.sort(byCount),
  }
}

/**
 * Filters rows and counts how many rows each value would leave. Values of a facet are combined with OR, facets with
 * AND; the counts of a facet ignore its own selection.
 */
export function narrow<Row, T>(
  rows: readonly Row[],
  facets: readonly Facet<T>[],
  chosen: Chosen,
  itemOf: (row: Row) => T,
): { rows: Row[]; facets: FacetAnswer[] } {
  const tests = facets.map((facet) => testOf(facet, chosen[facet.name]))
  const counts = facets.map(() => new Map<string, number>())
  const count = (facet: number, values: readonly string[]) => {
    const facetCounts = counts[facet]!
    for (const value of values) facetCounts.set(value, (facetCounts.get(value) ?? 0) + 1)
  }
  const tested = tests.flatMap((test, index) => (test ? [{ test, index }] : []))
  const remaining: Row[] = []
  for (const row of rows) {
    const item = itemOf(row)
    const failed = tested.filter(({ test, index }) => !test(facets[index]!.values(item)))
    if (failed.length === 1) count(failed[0]!.index, facets[failed[0]!.index]!.values(item))
    if (failed.length > 0) continue
    remaining.push(row)
    for (const [index, facet] of facets.entries()) count(index, facet.values(item))
  }
  const answers = facets.map((facet, index) => answerOf(facet, counts[index]!, chosen[facet.name]))
  const hasKnownValue = ({ name, values }: FacetAnswer) =>
    values.some(({ value }) => value !== UNKNOWN) || tokensOf(chosen[name]).includes(UNKNOWN)
  return { rows: remaining, facets: answers.filter(hasKnownValue) }
}

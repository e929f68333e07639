import type { Facet as FacetAnswer } from '@/features/search/api'

export interface Label {
  label: string
  labelEn: string
}

/** A way to narrow rows of one kind. */
export interface Facet<T> {
  name: string
  /** The values a row has; it is left when one of them is chosen. */
  values: (row: T) => readonly string[]
  labelOf?: (value: string) => Label | undefined
  /** Chosen as ranges `from-to` as well; listed in the order of time. */
  isYear?: boolean
  /** Narrows, but is not offered: another screen asks for it. */
  isSilent?: boolean
}

export type Chosen = Readonly<Record<string, string>>

type Test = (values: readonly string[]) => boolean

/** `2015-2020`, either end open. */
const RANGE = /^(\d{4})?-(\d{4})?$/

function yearTest(token: string): Test {
  const range = RANGE.exec(token)
  if (!range) return (values) => values.includes(token)
  const [from, to] = [Number(range[1] ?? 0), Number(range[2] ?? 9999)]
  return (values) => values.some((year) => Number(year) >= from && Number(year) <= to)
}

/** Whether a row's values are among those chosen; null where nothing is chosen. */
function testOf<T>({ isYear = false }: Facet<T>, chosen: string | undefined): Test | null {
  const tokens = (chosen ?? '').split(',').filter((token) => token !== '')
  if (tokens.length === 0) return null
  if (isYear) {
    const tests = tokens.map(yearTest)
    return (values) => tests.some((test) => test(values))
  }
  const wanted = new Set(tokens)
  return (values) => values.some((value) => wanted.has(value))
}

function answerOf<T>({ name, labelOf, isYear }: Facet<T>, counts: ReadonlyMap<string, number>): FacetAnswer {
  const values = [...counts].map(([value, count]) => ({ value, ...labelOf?.(value), count }))
  const byCount = (a: { count: number; value: string }, b: typeof a) =>
    b.count - a.count || (a.value < b.value ? -1 : 1)
  return {
    name,
    values: isYear ? values.sort((a, b) => Number(a.value) - Number(b.value)) : values.sort(byCount),
  }
}

/**
 * The rows that pass every facet in which something is chosen, and how many rows each value would leave: values of
 * one facet are joined by OR, facets by AND, and the counts of a facet do not regard its own selection.
 */
export function narrow<Row, T>(
  rows: readonly Row[],
  facets: readonly Facet<T>[],
  chosen: Chosen,
  of: (row: Row) => T,
): { rows: Row[]; facets: FacetAnswer[] } {
  const tests = facets.map((facet) => testOf(facet, chosen[facet.name]))
  const counts = facets.map(() => new Map<string, number>())
  const count = (facet: number, values: readonly string[]) => {
    for (const value of values) counts[facet]!.set(value, (counts[facet]!.get(value) ?? 0) + 1)
  }
  const left: Row[] = []
  for (const row of rows) {
    const values = facets.map((facet) => facet.values(of(row)))
    const failed = tests.flatMap((test, index) => (test && !test(values[index]!) ? [index] : []))
    if (failed.length > 1) continue
    if (failed.length === 1) {
      count(failed[0]!, values[failed[0]!]!)
      continue
    }
    left.push(row)
    for (const [index, each] of values.entries()) count(index, each)
  }
  const offered = facets.flatMap((facet, index) => {
    const isOffered = !facet.isSilent && counts[index]!.size > 0
    return isOffered ? [answerOf(facet, counts[index]!)] : []
  })
  return { rows: left, facets: offered }
}

import type { Facet as FacetAnswer } from '@/features/search/model/search.api'

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
  /** Not offered, because another screen asks for it: only what is chosen is told of. */
  isSilent?: boolean
}

/** The value of rows of which the catalogue does not tell. */
export const UNKNOWN = 'unknown'

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

const tokensOf = (chosen = '') => chosen.split(',').filter((token) => token !== '')

/** Whether a row's values are among those chosen; null where nothing is chosen. */
function testOf<T>({ isYear = false }: Facet<T>, chosen: string | undefined): Test | null {
  const tokens = tokensOf(chosen)
  if (tokens.length === 0) return null
  if (isYear) {
    const tests = tokens.map(yearTest)
    return (values) => tests.some((test) => test(values))
  }
  const wanted = new Set(tokens)
  return (values) => values.some((value) => wanted.has(value))
}

function answerOf<T>(
  { name, labelOf, isYear, isSilent }: Facet<T>,
  counts: ReadonlyMap<string, number>,
  chosen: string | undefined,
): FacetAnswer {
  const told = isSilent ? tokensOf(chosen) : null
  const values = [...counts]
    .filter(([value]) => told === null || told.includes(value))
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
    const its = counts[facet]!
    for (const value of values) its.set(value, (its.get(value) ?? 0) + 1)
  }
  const tested = tests.flatMap((test, index) => (test ? [{ test, index }] : []))
  const left: Row[] = []
  for (const row of rows) {
    const thing = of(row)
    const failed = tested.filter(({ test, index }) => !test(facets[index]!.values(thing)))
    if (failed.length === 1) count(failed[0]!.index, facets[failed[0]!.index]!.values(thing))
    if (failed.length > 0) continue
    left.push(row)
    for (const [index, facet] of facets.entries()) count(index, facet.values(thing))
  }
  const answers = facets.map((facet, index) => answerOf(facet, counts[index]!, chosen[facet.name]))
  // Where nothing is known there is nothing to choose from.
  const isTold = ({ name, values }: FacetAnswer) =>
    values.some(({ value }) => value !== UNKNOWN) || tokensOf(chosen[name]).includes(UNKNOWN)
  return { rows: left, facets: answers.filter(isTold) }
}

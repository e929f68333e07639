import type { ReportContent } from '../model/content'

/** The quantities of a report that lie on one scale, in money. */
export interface Range {
  p10: number
  p50: number
  p90: number
  rnpv: number
  /** Of comparable deals; null where there are none. */
  quartiles: { p25: number; median: number; p75: number } | null
  deals: readonly number[]
}

/** What of a report a range is drawn from; a preview has as much. */
export interface RangeSource {
  monteCarlo: Pick<ReportContent['monteCarlo'], 'quantiles' | 'paths'>
  summary: Pick<ReportContent['summary'], 'rnpv'>
  comparables: Pick<ReportContent['comparables'], 'rows' | 'count' | 'p25' | 'median' | 'p75'>
}

export function rangeOf({
  monteCarlo: { quantiles },
  summary: { rnpv },
  comparables: { rows, p25, median, p75 },
}: Omit<RangeSource, 'monteCarlo'> & {
  monteCarlo: Pick<ReportContent['monteCarlo'], 'quantiles'>
}): Range {
  const { p10, p50, p90 } = quantiles
  const hasQuartiles = p25 !== null && median !== null && p75 !== null
  return {
    p10,
    p50,
    p90,
    rnpv,
    quartiles: hasQuartiles ? { p25, median, p75 } : null,
    deals: hasQuartiles ? rows.map(({ value }) => value) : [],
  }
}

const MARKS = ['p10', 'p50', 'rnpv', 'p90'] as const
export type Mark = (typeof MARKS)[number]

/** Where everything lies across a drawing, in units of its width. */
export interface RangeLayout {
  zero: number
  ticks: { at: number; amount: number }[]
  bar: { from: number; to: number }
  marks: Record<Mark, number>
  /** Centres of the marks' labels, which do not touch each other; from left to right. */
  labels: { mark: Mark; at: number }[]
  box: { from: number; middle: number; to: number } | null
  /** Deals on the scale, and how many lie beyond either end of it. */
  deals: number[]
  beyond: { below: number; above: number }
}

/** Steps of a scale that people count in. */
const STEPS = [1, 2, 2.5, 5, 10]

function stepFor(span: number, most: number): number {
  const least = span / most
  const power = 10 ** Math.floor(Math.log10(least))
  return power * STEPS.find((step) => step * power >= least * (1 - 1e-9))!
}

interface Place {
  at: number
  width: number
}

/** Centres next to where they are wanted, in their order, so that nothing overlaps between 0 and `end`. */
export function apart(places: readonly Place[], gap: number, end: number): number[] {
  const starts: number[] = []
  for (const [index, { at, width }] of places.entries()) {
    const before = places[index - 1]
    const free = before ? starts[index - 1]! + before.width + gap : 0
    starts.push(Math.max(at - width / 2, free))
  }
  let limit = end
  for (let index = places.length - 1; index >= 0; index--) {
    const start = Math.min(starts[index]!, limit - places[index]!.width)
    starts[index] = start
    limit = start - gap
  }
  return starts.map((start, index) => start + places[index]!.width / 2)
}

/** Room for one label of the scale. */
const TICK_ROOM = 56
const GAP = 8
const FEWEST = 4

/**
 * Lays a range out over a width. The scale holds 0, the quantiles, the value and the quartiles; deals far beyond them
 * would only push these together.
 */
export function layoutOf(range: Range, width: number, widthOfLabel: (mark: Mark) => number): RangeLayout {
  const { p10, p90, rnpv, quartiles } = range
  const held = [0, p10, p90, rnpv, ...(quartiles ? [quartiles.p25, quartiles.p75] : [])]
  const [least, most] = [Math.min(...held), Math.max(...held)]
  const step = stepFor(Math.max(most - least, 1), Math.max(FEWEST, Math.floor(width / TICK_ROOM)))
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  const at = (amount: number) => ((amount - first * step) / ((last - first) * step)) * width

  const marks = { p10: at(p10), p50: at(range.p50), rnpv: at(rnpv), p90: at(p90) }
  const ordered = MARKS.toSorted((one, other) => marks[one] - marks[other])
  const centres = apart(
    ordered.map((mark) => ({ at: marks[mark], width: widthOfLabel(mark) })),
    GAP,
    width,
  )
  return {
    zero: at(0),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => {
      const amount = (first + index) * step
      return { at: at(amount), amount }
    }),
    bar: { from: marks.p10, to: marks.p90 },
    marks,
    labels: ordered.map((mark, index) => ({ mark, at: centres[index]! })),
    box: quartiles && { from: at(quartiles.p25), middle: at(quartiles.median), to: at(quartiles.p75) },
    deals: range.deals.map(at).filter((place) => place >= 0 && place <= width),
    beyond: {
      below: range.deals.filter((amount) => at(amount) < 0).length,
      above: range.deals.filter((amount) => at(amount) > width).length,
    },
  }
}

import type { ReportContent } from '../model/reportContent'

export interface ValueRange {
  p10: number
  p50: number
  p90: number
  rnpv: number
  quartiles: { p25: number; median: number; p75: number } | null
  deals: readonly number[]
}

/** Parts of a report that a range is drawn from; a preview has them too. */
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
}): ValueRange {
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

const RANGE_MARKS = ['p10', 'p50', 'rnpv', 'p90'] as const
export type RangeMark = (typeof RANGE_MARKS)[number]

export interface RangeLayout {
  zero: number
  ticks: { at: number; amount: number }[]
  bar: { from: number; to: number }
  marks: Record<RangeMark, number>
  /** Centres of the marks' labels, which do not overlap, from left to right. */
  labels: { mark: RangeMark; at: number }[]
  box: { from: number; middle: number; to: number } | null
  /** Deals on the scale; `beyond` counts those outside it. */
  deals: number[]
  beyond: { below: number; above: number }
}

const STEPS = [1, 2, 2.5, 5, 10]

function stepFor(span: number, max: number): number {
  const min = span / max
  const power = 10 ** Math.floor(Math.log10(min))
  return power * STEPS.find((step) => step * power >= min * (1 - 1e-9))!
}

interface Place {
  at: number
  width: number
}

/** Centres close to the given positions and in their order, without overlaps between 0 and `end`. */
export function spaceLabels(places: readonly Place[], gap: number, end: number): number[] {
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

const MIN_TICK_WIDTH = 56
const GAP = 8
const MIN_TICKS = 4

/**
 * Lays out a range over a width. The scale contains 0, the quantiles, the value and the quartiles; deals far outside
 * would only squeeze these together.
 */
export function layoutOf(
  range: ValueRange,
  width: number,
  widthOfLabel: (mark: RangeMark) => number,
): RangeLayout {
  const { p10, p90, rnpv, quartiles } = range
  const covered = [0, p10, p90, rnpv, ...(quartiles ? [quartiles.p25, quartiles.p75] : [])]
  const [min, max] = [Math.min(...covered), Math.max(...covered)]
  const step = stepFor(Math.max(max - min, 1), Math.max(MIN_TICKS, Math.floor(width / MIN_TICK_WIDTH)))
  const first = Math.floor(min / step)
  const last = Math.max(Math.ceil(max / step), first + 1)
  const at = (amount: number) => ((amount - first * step) / ((last - first) * step)) * width

  const marks = { p10: at(p10), p50: at(range.p50), rnpv: at(rnpv), p90: at(p90) }
  const ordered = RANGE_MARKS.toSorted((one, other) => marks[one] - marks[other])
  const centres = spaceLabels(
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

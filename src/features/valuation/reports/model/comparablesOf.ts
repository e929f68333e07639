import { compareWithMarket } from '../../engine/method/comparables'
import { MIN_COMPARABLES } from '../../engine/method/methodTables'
import { quantile } from '../../engine/method/quantile'
import type { Comparable, ReportContent } from './reportContent'

/** Deals further from the median than this factor are of another class of size. [default] */
export const SIZE_CLASS = 10

/** With fewer deals, the median says nothing about their class of size. */
const MIN_SIZED = 3

/**
 * Separates deals of another class of size, which are not comparable: a figure in another unit, or a company instead of
 * an asset. They are measured by the deals' median and not by the asset, whose value would otherwise choose its own
 * comparison.
 */
function bySizeClass(rows: readonly Comparable[]) {
  const sorted = rows.map(({ value }) => value).toSorted((a, b) => a - b)
  const median = rows.length < MIN_SIZED ? 0 : quantile(sorted, 0.5)
  const isComparable = ({ value }: Comparable) =>
    median <= 0 || (value <= median * SIZE_CLASS && value >= median / SIZE_CLASS)
  return { rows: rows.filter(isComparable), leftOut: rows.filter((deal) => !isComparable(deal)) }
}

/** Compares an rNPV with deals; the percentile is null when there are too few. */
export function comparablesOf(rnpv: number, deals: readonly Comparable[]): ReportContent['comparables'] {
  const { rows, leftOut } = bySizeClass(deals)
  const market = compareWithMarket(
    rnpv,
    rows.map(({ value }) => value),
  )
  return {
    rows,
    ...(leftOut.length > 0 && { leftOut }),
    count: rows.length,
    p25: market?.p25 ?? null,
    median: market?.median ?? null,
    p75: market?.p75 ?? null,
    percentile: market && market.count >= MIN_COMPARABLES ? market.percentile : null,
    ratioToMedian: market?.ratioToMedian ?? null,
  }
}

import type { Evaluation } from '../engine'
import type { RegionName } from '../engine/method/types'

/** What each region brings, of all indications together: sales less their costs, tax and working capital. */
export function contributions({ regions }: Pick<Evaluation, 'regions'>): Map<RegionName, number> {
  const sums = new Map<RegionName, number>()
  for (const { region, pvContribution } of regions) sums.set(region, (sums.get(region) ?? 0) + pvContribution)
  return sums
}

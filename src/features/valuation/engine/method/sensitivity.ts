import { applyDrivers } from './drivers'
import { applyScenario, toSixDigits } from './regionSensitivity'
import { peakOf } from './evaluate'
import { keysOf } from './keys'
import { ledgerOf } from './ledger'
import { loaOf, type Resolved } from './resolved'
import {
  DRIVERS,
  SCENARIOS,
  type Driver,
  type DriverRange,
  type DriverRanges,
  type Scenario,
} from './methodTables'
import { sum } from './time'

export interface TornadoBar {
  key: Driver
  /** rNPV with the driver at its low and high value; a low input may give the higher value. */
  low: number
  high: number
  swing: number
  /** Custom range; absent if it is the method's. */
  range?: DriverRange
}

export interface ScenarioResults {
  rows: { name: string; weight: number; rnpv: number; peakSales: number; loa: number[] }[]
  /** Weighted mean of the rNPVs; null if the weights sum to 0. */
  weighted: number | null
}

const rnpvOf = (r: Resolved): number => ledgerOf(r).present.expected.cashFlow

/**
 * rNPV with one driver at a time at its low and high value, over its custom range or the method's, widest swing first.
 */
export function tornado(r: Resolved, ranges: DriverRanges = {}): TornadoBar[] {
  const bars = keysOf(DRIVERS).map((key) => {
    const range = ranges[key]
    const ends = range ?? DRIVERS[key]
    const low = rnpvOf(applyDrivers(r, { [key]: ends.low }))
    const high = rnpvOf(applyDrivers(r, { [key]: ends.high }))
    return { key, low, high, swing: Math.abs(high - low), ...(range && { range }) }
  })
  return bars.sort((a, b) => toSixDigits(b.swing) - toSixDigits(a.swing) || (a.key < b.key ? -1 : 1))
}

/** rNPV, peak sales and LOA of each named set of driver values, and their weighted value. */
export function scenarios(r: Resolved, list: readonly Scenario[] = SCENARIOS): ScenarioResults {
  const rows = list.map((scenario) => {
    const { name, weight } = scenario
    const changed = applyScenario(r, scenario)
    const { present, success } = ledgerOf(changed)
    const rnpv = present.expected.cashFlow
    const { peakSales } = peakOf(success.sales)
    return { name, weight, rnpv, peakSales, loa: changed.indications.map(loaOf) }
  })
  const weights = sum(rows.map(({ weight }) => weight))
  const weighted = sum(rows.map(({ weight, rnpv }) => weight * rnpv))
  return { rows, weighted: weights === 0 ? null : weighted / weights }
}

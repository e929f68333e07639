import { applyDrivers } from './drivers'
import { ledgerOf } from './ledger'
import type { Resolved } from './resolved'
import {
  DRIVERS,
  type Driver,
  type DriverRange,
  type DriverRanges,
  type DriverValues,
  type Scenario,
} from './methodTables'
import { SALES_REGIONS, type RegionName } from './valuationTypes'

/** Drivers that scale the sales of a market; their bars are equal unless a share reaches all patients. */
const LEVEL_DRIVERS = ['marketSize', 'price', 'peakShare'] as const satisfies Driver[]
const OTHER_DRIVERS = ['growth', 'launchDelay', 'loe'] as const satisfies Driver[]

const REGION_DRIVERS = ['level', ...LEVEL_DRIVERS, ...OTHER_DRIVERS] as const
/** `level` is market size, price or peak share, if they give the same bar. */
type RegionDriver = (typeof REGION_DRIVERS)[number]

interface RegionBar {
  region: RegionName
  driver: RegionDriver
  low: number
  high: number
  swing: number
  /** Custom range; absent if it is the method's. */
  range?: DriverRange
}

function applyDriversIn(region: RegionName, r: Resolved, values: DriverValues): Resolved {
  const moved = applyDrivers(r, values)
  return {
    ...r,
    indications: r.indications.map((it, i) => ({
      ...it,
      markets: it.markets.map((market, m) =>
        market.region === region ? moved.indications[i]!.markets[m]! : market,
      ),
    })),
  }
}

/**
 * Applies a scenario: drivers that a region can have of its own move only in the region that the scenario names; the
 * others, or all if it names none, move everywhere.
 */
export function applyScenario(
  r: Resolved,
  { drivers, region }: Pick<Scenario, 'drivers' | 'region'>,
): Resolved {
  if (region === undefined) return applyDrivers(r, drivers)
  const own: DriverValues = {}
  const shared: DriverValues = { ...drivers }
  for (const driver of [...LEVEL_DRIVERS, ...OTHER_DRIVERS]) {
    if (drivers[driver] === undefined) continue
    own[driver] = drivers[driver]
    delete shared[driver]
  }
  return applyDriversIn(region, applyDrivers(r, shared), own)
}

/** Rounds for comparing swings: rounding noise must not reorder equal ones. */
export const toSixDigits = (value: number) => Number(value.toPrecision(6))

/**
 * rNPV with one driver at a time moved in one region alone, over its custom range or the method's, widest swing first;
 * empty without regions.
 */
export function tornadoByRegion(r: Resolved, ranges: DriverRanges = {}): RegionBar[] {
  const markets = r.indications.flatMap((it) => it.markets)
  const regions = SALES_REGIONS.filter((region) => markets.some((market) => market.region === region))
  const bars = regions.flatMap((region) => {
    const rnpvAt = (driver: Driver, x: number) =>
      ledgerOf(applyDriversIn(region, r, { [driver]: x })).present.expected.cashFlow
    const barOf = (driver: (typeof LEVEL_DRIVERS | typeof OTHER_DRIVERS)[number]): RegionBar => {
      const range = ranges[driver]
      const ends = range ?? DRIVERS[driver]
      const low = rnpvAt(driver, ends.low)
      const high = rnpvAt(driver, ends.high)
      return { region, driver, low, high, swing: Math.abs(high - low), ...(range && { range }) }
    }
    const levels = LEVEL_DRIVERS.map(barOf)
    const first = levels[0]!
    const areEqual = levels.every(
      ({ low, high }) =>
        toSixDigits(low) === toSixDigits(first.low) && toSixDigits(high) === toSixDigits(first.high),
    )
    return [...(areEqual ? [{ ...first, driver: 'level' as const }] : levels), ...OTHER_DRIVERS.map(barOf)]
  })
  const orderOf = ({ region, driver }: RegionBar) =>
    SALES_REGIONS.indexOf(region) * REGION_DRIVERS.length + REGION_DRIVERS.indexOf(driver)
  return bars.sort((a, b) => toSixDigits(b.swing) - toSixDigits(a.swing) || orderOf(a) - orderOf(b))
}

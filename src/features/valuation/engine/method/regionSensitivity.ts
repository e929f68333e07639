import { applyDrivers } from './drivers'
import { presentValue } from './discounting'
import { ledgerOf } from './ledger'
import type { Resolved } from './resolved'
import {
  DRIVERS,
  type Driver,
  type DriverRange,
  type DriverRanges,
  type DriverValues,
  type Scenario,
} from './tables'
import { SALES_REGIONS, type RegionName } from './types'

/** What moves the sales of a market as a whole; their bars are alike unless a share reaches all patients. */
const LEVELS = ['marketSize', 'price', 'peakShare'] as const satisfies Driver[]
/** Drivers that a region can have of its own. */
const OTHERS = ['growth', 'launchDelay', 'loe'] as const satisfies Driver[]

const REGION_DRIVERS = ['level', ...LEVELS, ...OTHERS] as const
/** `level`: market size, price or peak share, where they come to the same. */
type RegionDriver = (typeof REGION_DRIVERS)[number]

interface RegionBar {
  region: RegionName
  driver: RegionDriver
  /** rNPV with the driver at its low and high value in this region alone. */
  low: number
  high: number
  swing: number
  /** Ends that take the place of the method's; absent where they are the method's. */
  range?: DriverRange
}

/** The same valuation with drivers moved in one region of all indications alone. */
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
 * The valuation of a scenario: its drivers moved, those that a region can have of its own in the region that it names
 * alone; the others, and all where it names none, everywhere.
 */
export function applyScenario(
  r: Resolved,
  { drivers, region }: Pick<Scenario, 'drivers' | 'region'>,
): Resolved {
  if (region === undefined) return applyDrivers(r, drivers)
  const own: DriverValues = {}
  const shared: DriverValues = { ...drivers }
  for (const driver of [...LEVELS, ...OTHERS]) {
    if (drivers[driver] === undefined) continue
    own[driver] = drivers[driver]
    delete shared[driver]
  }
  return applyDriversIn(region, applyDrivers(r, shared), own)
}

/** A value as swings are compared: equal ones must not change places by rounding noise. */
export const sixDigits = (value: number) => Number(value.toPrecision(6))

/** rNPV with one driver at a time moved in one region alone, over its own range or the method's, widest swing first; none without regions. */
export function tornadoByRegion(r: Resolved, ranges: DriverRanges = {}): RegionBar[] {
  const markets = r.indications.flatMap((it) => it.markets)
  const regions = SALES_REGIONS.filter((region) => markets.some((market) => market.region === region))
  const bars = regions.flatMap((region) => {
    const rnpvAt = (driver: Driver, x: number) => {
      const { expected, discount } = ledgerOf(applyDriversIn(region, r, { [driver]: x }))
      return presentValue(expected.cashFlow, discount)
    }
    const barOf = (driver: (typeof LEVELS | typeof OTHERS)[number]): RegionBar => {
      const range = ranges[driver]
      const ends = range ?? DRIVERS[driver]
      const low = rnpvAt(driver, ends.low)
      const high = rnpvAt(driver, ends.high)
      return { region, driver, low, high, swing: Math.abs(high - low), ...(range && { range }) }
    }
    const levels = LEVELS.map(barOf)
    const first = levels[0]!
    const areAlike = levels.every(
      ({ low, high }) => sixDigits(low) === sixDigits(first.low) && sixDigits(high) === sixDigits(first.high),
    )
    return [...(areAlike ? [{ ...first, driver: 'level' as const }] : levels), ...OTHERS.map(barOf)]
  })
  const placeOf = ({ region, driver }: RegionBar) =>
    SALES_REGIONS.indexOf(region) * REGION_DRIVERS.length + REGION_DRIVERS.indexOf(driver)
  return bars.sort((a, b) => sixDigits(b.swing) - sixDigits(a.swing) || placeOf(a) - placeOf(b))
}

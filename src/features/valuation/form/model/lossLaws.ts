import type { RegionName } from '../../engine/method/types'

interface LossLaw {
  /** Where it holds. */
  region: RegionName
  /** Percent of a year's profit that losses of earlier years may cover. */
  limit: number
  /** Null without end. */
  years: number | null
}

/**
 * How countries let companies set losses against later profits; source and year stand in the texts. Of Germany and
 * France the million of profit that is free of the limit is not counted.
 */
export const LOSS_LAWS = {
  us: { region: 'us', limit: 80, years: null },
  germany: { region: 'eu', limit: 60, years: null },
  france: { region: 'eu', limit: 50, years: null },
  china: { region: 'china', limit: 100, years: 5 },
  chinaHighTech: { region: 'china', limit: 100, years: 10 },
  japan: { region: 'japan', limit: 50, years: 10 },
} as const satisfies Record<string, LossLaw>
export type LossLawName = keyof typeof LOSS_LAWS
export const LOSS_LAW_NAMES = Object.keys(LOSS_LAWS) as LossLawName[]

/** Longer than any valuation lasts. */
const NO_END = '100'

/**
 * The law as it is typed. Years without end are left empty, unless an empty field means the years of the whole, as in
 * a region of a form that has some.
 */
export function typedLaw(law: LossLawName, isEmptyOther = false) {
  const { limit, years } = LOSS_LAWS[law]
  return {
    lossLimit: String(limit),
    lossYears: years === null ? (isEmptyOther ? NO_END : '') : String(years),
  }
}

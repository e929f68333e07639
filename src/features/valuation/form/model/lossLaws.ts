import type { RegionName } from '../../engine/method/valuationTypes'

interface LossLaw {
  region: RegionName
  /** Percent of a year's profit that losses of earlier years may cover. */
  limit: number
  /** Null without limit. */
  years: number | null
}

/**
 * Rules by country for deducting losses from later profits; source and year are in the translations. The million of
 * profit that is exempt from the limit in Germany and France is ignored.
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

const UNLIMITED_YEARS = '100'

/**
 * A law as form input. Unlimited years are left empty, unless an empty field means those of the whole market, as in a
 * region of a form that has some.
 */
export function typedLaw(law: LossLawName, isEmptyInherited = false) {
  const { limit, years } = LOSS_LAWS[law]
  return {
    lossLimit: String(limit),
    lossYears: years === null ? (isEmptyInherited ? UNLIMITED_YEARS : '') : String(years),
  }
}

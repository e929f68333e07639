import { isFilled } from '@/shared/form/validation'
import { SALES_REGIONS, type RegionName } from '../../engine/method/types'

/** What a region may have of its own, in the order of the table; what is empty is as in the whole market. */
export const REGION_FIELDS = [
  'marketSize',
  'growth',
  'annualCostPerPatient',
  'referenceAnnualCost',
  'grossToNet',
  'priceGrowth',
  'peakShare',
  'filing',
  'regionLag',
  'patentExpiry',
  'dataExclusivityYears',
  'retention',
  'tailYears',
  'tax',
  'lossLimit',
  'lossYears',
] as const
export type RegionField = (typeof REGION_FIELDS)[number]

/** Amounts of a region in the currency of the form. */
export const REGION_AMOUNTS = ['marketSize', 'annualCostPerPatient', 'referenceAnnualCost'] as const
export const isRegionAmount = (field: RegionField) => REGION_AMOUNTS.some((each) => each === field)

/** The fields of each region as they are typed. */
export type TypedRegions = Partial<
  Record<RegionName, Partial<Record<RegionField, string | number | null | undefined>> | undefined>
>

/** The regions that hold anything, in their order. */
export const filledRegions = (regions: TypedRegions | null | undefined): RegionName[] =>
  SALES_REGIONS.filter((region) => Object.values(regions?.[region] ?? {}).some(isFilled))

/** Where the form keeps the source of a region's value. */
export const sourceOfRegion = (region: RegionName, field: RegionField) => `regions.${region}.${field}`

/** A value of a region in the name of its assumption; {@link regionOfName} reads it. */
export const nameOfRegion = (region: RegionName, field: RegionField) => `region:${region}:${field}`

/** What the name of an assumption says of a region; null for any other. */
export function regionOfName(name: string): { region: RegionName; field: RegionField } | null {
  const [about, typedRegion, typedField] = name.split(':')
  const region = SALES_REGIONS.find((each) => each === typedRegion)
  const field = REGION_FIELDS.find((each) => each === typedField)
  return about === 'region' && region && field ? { region, field } : null
}

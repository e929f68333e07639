import { isFilled } from '@/shared/form/validation'
import { SALES_REGIONS, type RegionName } from '../../engine/method/valuationTypes'

/** Terms that a region can have of its own, in the order of the table; empty ones are those of the whole market. */
export const REGION_GROUPS = {
  market: [
    'marketSize',
    'growth',
    'annualCostPerPatient',
    'referenceAnnualCost',
    'grossToNet',
    'priceGrowth',
    'exchangeGrowth',
    'peakShare',
    'peakYear',
    'uptakeByYear',
  ],
  approval: ['filing', 'regionLag'],
  protection: ['patentExpiry', 'dataExclusivityYears', 'retention', 'tailYears'],
  costs: ['cogs', 'sga', 'royalty', 'salesForceCost', 'salesForceLead', 'salesForceGrowth'],
  finance: ['wacc', 'tax', 'lossLimit', 'lossYears'],
} as const
export type RegionGroup = keyof typeof REGION_GROUPS
export type RegionField = (typeof REGION_GROUPS)[RegionGroup][number]

export const REGION_FIELDS: readonly RegionField[] = Object.values(REGION_GROUPS).flat()

/** Amounts of a region, in the currency of the form. */
export const REGION_AMOUNTS = [
  'marketSize',
  'annualCostPerPatient',
  'referenceAnnualCost',
  'salesForceCost',
] as const
export const isRegionAmount = (field: RegionField) => REGION_AMOUNTS.some((each) => each === field)

export type TypedRegions = Partial<
  Record<RegionName, Partial<Record<RegionField, string | number | null | undefined>> | undefined>
>

export const filledRegions = (regions: TypedRegions | null | undefined): RegionName[] =>
  SALES_REGIONS.filter((region) => Object.values(regions?.[region] ?? {}).some(isFilled))

export const regionEvidenceKey = (region: RegionName, field: RegionField) => `regions.${region}.${field}`

/** Encodes a value of a region in the name of its assumption; {@link regionFromName} parses it. */
export const regionToName = (region: RegionName, field: RegionField) => `region:${region}:${field}`

/** Region and field in the name of an assumption; null for any other. */
export function regionFromName(name: string): { region: RegionName; field: RegionField } | null {
  const [prefix, typedRegion, typedField] = name.split(':')
  const region = SALES_REGIONS.find((each) => each === typedRegion)
  const field = REGION_FIELDS.find((each) => each === typedField)
  return prefix === 'region' && region && field ? { region, field } : null
}

import { SALES_REGIONS, yearFrac, type LossRelief, type RegionInput, type RegionName } from '../../engine'
import type { Assumption, Records } from './assumption'
import { exclusivityYears, regionAlone, typedRetention } from './exclusivityInput'
import { percent } from './percent'
import { nameOfRegion, type RegionField } from './regions'
import type { Regions, ValuationForm } from './schema'

type Terms = NonNullable<NonNullable<Regions>[RegionName]>

const UNITS: Readonly<Record<RegionField, Assumption['unit']>> = {
  marketSize: 'money',
  growth: 'percent',
  annualCostPerPatient: 'money',
  referenceAnnualCost: 'money',
  grossToNet: 'percent',
  priceGrowth: 'percent',
  peakShare: 'percent',
  filing: 'percent',
  regionLag: 'years',
  patentExpiry: 'day',
  dataExclusivityYears: 'years',
  retention: 'text',
  tailYears: 'years',
  tax: 'percent',
  lossLimit: 'percent',
  lossYears: 'years',
}

const fraction = (typed: number | undefined) => (typed === undefined ? undefined : percent(typed))

/** Relief for losses, where any of its terms is typed. */
export function reliefInput({
  lossLimit,
  lossYears,
}: Pick<Terms, 'lossLimit' | 'lossYears'>): LossRelief | undefined {
  if (lossLimit === undefined && lossYears === undefined) return undefined
  return { limit: fraction(lossLimit), years: lossYears }
}

/** True if the chosen data exclusivity is another region's law, which protects nothing here. */
function isUnprotected(form: ValuationForm, region: RegionName): boolean {
  const alone = regionAlone(form)
  return alone !== null && alone !== region
}

/** A data exclusivity that is one region's law holds there in full, and in no other region. */
function protectionOf(form: ValuationForm, region: RegionName, own: Terms): RegionInput['exclusivity'] {
  const general = isUnprotected(form, region) ? 0 : exclusivityYears(form)
  const patent = own.patentExpiry ?? form.patentExpiry
  return {
    patentExpiry: patent === undefined ? undefined : yearFrac(form.baseDate, patent),
    dataExclusivityYears: own.dataExclusivityYears ?? general,
    retention: typedRetention(own)?.map(percent),
    tailYears: own.tailYears,
  }
}

/** The regions of an indication as the engine has them, each typed value on record. */
export function regionsInput(
  form: ValuationForm,
  regions: NonNullable<Regions>,
  indication: string,
  { record }: Records,
): RegionInput[] {
  return SALES_REGIONS.flatMap((region): RegionInput[] => {
    const own = regions[region]
    if (own?.marketSize === undefined) return []
    for (const [field, value] of Object.entries(own)) {
      const name = field as RegionField
      if (value !== undefined)
        record({ field: nameOfRegion(region, name), indication, unit: UNITS[name] }, value, 'user')
    }
    if (own.dataExclusivityYears === undefined && isUnprotected(form, region)) {
      const field = nameOfRegion(region, 'dataExclusivityYears')
      record({ field, indication, unit: UNITS.dataExclusivityYears }, 0, 'default')
    }
    return [
      {
        region,
        marketSize: own.marketSize,
        growth: fraction(own.growth),
        annualCostPerPatient: own.annualCostPerPatient,
        referenceAnnualCost: own.referenceAnnualCost,
        grossToNet: fraction(own.grossToNet),
        priceGrowth: fraction(own.priceGrowth),
        peakShare: fraction(own.peakShare),
        filing: fraction(own.filing),
        launchLag: own.regionLag,
        exclusivity: protectionOf(form, region, own),
        taxRate: fraction(own.tax),
        lossRelief: reliefInput(own),
      },
    ]
  })
}

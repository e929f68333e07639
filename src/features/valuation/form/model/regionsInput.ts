import { SALES_REGIONS, yearFrac, type LossRelief, type RegionInput, type RegionName } from '../../engine'
import type { Assumption, Records } from './assumption'
import { modalityClassOf, regionalExclusivity, typedRetention } from './exclusivityInput'
import { percentToFraction } from './percentToFraction'
import { regionToName, type RegionField } from './regions'
import type { Regions, ValuationForm } from './valuationSchema'
import type { ValuedIndication } from './valuedIndications'

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

const fraction = (typed: number | undefined) => (typed === undefined ? undefined : percentToFraction(typed))

export function reliefInput({
  lossLimit,
  lossYears,
}: Pick<Terms, 'lossLimit' | 'lossYears'>): LossRelief | undefined {
  if (lossLimit === undefined && lossYears === undefined) return undefined
  return { limit: fraction(lossLimit), years: lossYears }
}

function protectionOf(
  form: ValuationForm,
  own: Terms,
  dataExclusivityYears: number,
): RegionInput['exclusivity'] {
  const patent = own.patentExpiry ?? form.patentExpiry
  return {
    patentExpiry: patent === undefined ? undefined : yearFrac(form.baseDate, patent),
    dataExclusivityYears,
    retention: typedRetention(own)?.map(percentToFraction),
    tailYears: own.tailYears,
  }
}

export function regionsInput(
  form: ValuationForm,
  regions: NonNullable<Regions>,
  { id: indication, isRare }: Pick<ValuedIndication, 'id' | 'isRare'>,
  { record }: Records,
): RegionInput[] {
  const drug = { modalityClass: modalityClassOf(form), isRare }
  return SALES_REGIONS.flatMap((region): RegionInput[] => {
    const own = regions[region]
    if (own?.marketSize === undefined) return []
    for (const [field, value] of Object.entries(own)) {
      const name = field as RegionField
      if (value !== undefined)
        record({ field: regionToName(region, name), indication, unit: UNITS[name] }, value, 'user')
    }
    const byLaw = regionalExclusivity(form, region, drug)
    if (own.dataExclusivityYears === undefined && byLaw.source !== 'user') {
      const field = regionToName(region, 'dataExclusivityYears')
      record({ field, indication, unit: UNITS.dataExclusivityYears }, byLaw.years, byLaw.source)
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
        exclusivity: protectionOf(form, own, own.dataExclusivityYears ?? byLaw.years),
        taxRate: fraction(own.tax),
        lossRelief: reliefInput(own),
      },
    ]
  })
}

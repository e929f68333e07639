import {
  SALES_REGIONS,
  yearFrac,
  type LossRelief,
  type RegionInput,
  type RegionName,
  type SalesForce,
  type Uptake,
} from '../../engine'
import type { Assumption, Records } from './assumption'
import { modalityClassOf, regionalExclusivity, typedRetention } from './exclusivityInput'
import { curveOf, fractionsOf } from './marketInput'
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
  exchangeGrowth: 'percent',
  peakShare: 'percent',
  peakYear: 'number',
  uptakeByYear: 'text',
  filing: 'percent',
  regionLag: 'years',
  patentExpiry: 'day',
  dataExclusivityYears: 'years',
  retention: 'text',
  tailYears: 'years',
  cogs: 'percent',
  sga: 'percent',
  royalty: 'percent',
  salesForceCost: 'money',
  salesForceLead: 'years',
  salesForceGrowth: 'percent',
  wacc: 'percent',
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

/** Yearly growth of an amount in the region's currency, in that of the form; undefined if neither is typed. */
function convertedGrowth(growth: number | undefined, exchangeGrowth: number | undefined) {
  if (exchangeGrowth === undefined) return fraction(growth)
  return (1 + percentToFraction(growth ?? 0)) * (1 + percentToFraction(exchangeGrowth)) - 1
}

/** The region's own growth of the price, in the money of the form; undefined if it is that of the whole market. */
const priceGrowthOf = (form: ValuationForm, { priceGrowth, exchangeGrowth }: Terms) =>
  exchangeGrowth === undefined
    ? fraction(priceGrowth)
    : convertedGrowth(priceGrowth ?? form.priceGrowth, exchangeGrowth)

/** Cost of selling that does not depend on sales; undefined if no cost is typed. */
export function salesForceInput(
  terms: Pick<Terms, 'salesForceCost' | 'salesForceLead' | 'salesForceGrowth'>,
  exchangeGrowth?: number,
): SalesForce | undefined {
  const { salesForceCost, salesForceLead, salesForceGrowth } = terms
  if (salesForceCost === undefined) return undefined
  return {
    annualCost: salesForceCost,
    lead: salesForceLead,
    growth: convertedGrowth(salesForceGrowth, exchangeGrowth),
  }
}

/** Uptake of a region with a ramp of its own, in the shape chosen for the whole market. */
function uptakeOf(form: ValuationForm, { peakYear, uptakeByYear }: Terms): Uptake | undefined {
  if (uptakeByYear !== undefined) return { type: 'custom', values: fractionsOf(uptakeByYear) }
  return peakYear === undefined ? undefined : { type: curveOf(form), peakYear }
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
        priceGrowth: priceGrowthOf(form, own),
        peakShare: fraction(own.peakShare),
        uptake: uptakeOf(form, own),
        filing: fraction(own.filing),
        launchLag: own.regionLag,
        exclusivity: protectionOf(form, own, own.dataExclusivityYears ?? byLaw.years),
        cogsPct: fraction(own.cogs),
        sgaPct: fraction(own.sga),
        royaltyPct: fraction(own.royalty),
        salesForce: salesForceInput(own, own.exchangeGrowth),
        discountRate: fraction(own.wacc),
        taxRate: fraction(own.tax),
        lossRelief: reliefInput(own),
      },
    ]
  })
}

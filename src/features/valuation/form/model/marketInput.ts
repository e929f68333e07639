import {
  DEFAULT_ENTRANTS,
  type GenericTerms,
  type Market,
  type PriceEvent,
  type ShareInput,
  type Source,
  type Uptake,
  shareOf,
} from '../../engine'
import type { Assumption, BasisPart, Records } from './assumption'
import { DEFAULTS } from './formDefaults'
import { countSource, priceSource, uptakeSource } from './genericInput'
import type { UPTAKE_TYPES } from './formOptions'
import { PATIENT_FIELDS, type PatientField } from './patientBasis'
import { isDerivedMarket, marketOf } from './patients'
import type { ValuationForm } from './valuationSchema'
import { parsePercents } from './percentList'
import { percentToFraction } from './percentToFraction'
import type { ValuedIndication } from './valuedIndications'

/** The numbers of all curves but the custom one come from a publication or the product. */
const UPTAKE_SOURCES = {
  empirical: 'Robey',
  linear: 'default',
  logistic: 'default',
  bass: 'Bass',
  custom: 'user',
} as const satisfies Record<(typeof UPTAKE_TYPES)[number], Source | 'user'>

export function marketInput(
  form: ValuationForm,
  indication: ValuedIndication,
  generic: GenericTerms | null,
  priceEvents: PriceEvent[],
  records: Records,
): Market {
  const { record, given, typedOr } = records
  const { id, other } = indication
  const about = <U extends Assumption['unit']>(field: string, unit: U) => ({ field, unit, indication: id })
  const ownOrLead = (field: 'growth' | 'patientPool', leads: number) => {
    if (other) return typedOr(about(field, 'percent'), other[field], leads, 'lead')
    return given(about(field, 'percent'), leads, DEFAULTS[field])
  }
  const currentSales = other ? other.currentSales : form.currentSales
  if (currentSales !== undefined) record(about('currentSales', 'money'), currentSales, 'user')
  if (form.priceGrowth !== undefined) record(about('priceGrowth', 'percent'), form.priceGrowth, 'user')

  return {
    marketSize: sizeInput(form, indication, records),
    growth: percentToFraction(
      ownOrLead('growth', form.decline === undefined ? form.growth : 0 - form.decline),
    ),
    growthHorizon: typedOr(about('growthHorizon', 'years'), form.growthHorizon, DEFAULTS.growthHorizon),
    ...priceInput(form, indication, generic, records),
    ...(form.priceGrowth !== undefined && { priceGrowth: percentToFraction(form.priceGrowth) }),
    patientPool: percentToFraction(ownOrLead('patientPool', form.patientPool)),
    ...shareInput(form, indication, generic, records),
    comboRevenueShare: percentToFraction(
      typedOr(about('comboRevenueShare', 'percent'), form.comboRevenueShare, DEFAULTS.comboRevenueShare),
    ),
    uptake: uptakeInput(form, indication, records),
    currentSales,
    ...(priceEvents.length > 0 && { priceEvents }),
  }
}

/** Shape of the uptake when no ramp is given year by year. */
export const curveOf = ({ uptake = DEFAULTS.uptake }: ValuationForm) =>
  uptake === 'custom' ? DEFAULTS.uptake : uptake

/** Uptake of an indication: its own ramp or peak year, otherwise those of the preferred one. */
function uptakeInput(form: ValuationForm, { id, other }: ValuedIndication, records: Records): Uptake {
  const { record, typedOr } = records
  const about = <U extends Assumption['unit']>(field: string, unit: U) => ({ field, unit, indication: id })
  const ownRamp = other?.uptakeByYear
  const leads =
    form.uptake === 'custom' && other?.peakYear === undefined ? (form.uptakeByYear ?? '100') : undefined
  const ramp = ownRamp ?? leads
  if (ramp !== undefined) {
    record(about('uptake', 'text'), 'custom', UPTAKE_SOURCES.custom)
    record(about('uptakeByYear', 'text'), ramp, other && ownRamp === undefined ? 'lead' : 'user')
    return { type: 'custom', values: fractionsOf(ramp) }
  }
  const type = curveOf(form)
  record(about('uptake', 'text'), type, UPTAKE_SOURCES[type])
  if (other?.peakYear !== undefined)
    return { type, peakYear: record(about('peakYear', 'number'), other.peakYear, 'user') }
  return { type, peakYear: typedOr(about('peakYear', 'number'), form.peakYear, DEFAULTS.peakYear) }
}

/** Custom uptake as fractions of the peak by year. */
export const fractionsOf = (ramp: string): number[] => (parsePercents(ramp) ?? []).map(percentToFraction)

const PATIENT_UNITS: Partial<Record<PatientField, BasisPart['unit']>> = {
  population: 'number',
  rate: 'number',
  treatmentMonths: 'years',
}

/** Market size as typed, or derived from the patients; then each of their numbers is recorded. */
function sizeInput(
  form: ValuationForm,
  { id, other }: ValuedIndication,
  { record, derived }: Records,
): number {
  const about = { field: 'marketSize', unit: 'money', indication: id } as const
  if (other) return record(about, other.marketSize, 'user')
  const { patients = {} } = form
  const cost = form.referenceAnnualCost ?? form.annualCostPerPatient
  if (!isDerivedMarket(form.marketSize, marketOf(patients, cost)))
    return record(about, form.marketSize, 'user')
  const parts = PATIENT_FIELDS.flatMap((name): BasisPart[] => {
    const value = patients[name]
    if (value === undefined) return []
    const unit = PATIENT_UNITS[name] ?? 'percent'
    const counted = name === 'treatmentMonths' ? value / 12 : value
    record({ field: name, unit, indication: id }, counted, 'user')
    return [
      {
        name: name === 'rate' ? patients.basis! : name,
        value: unit === 'percent' ? percentToFraction(counted) : counted,
        unit,
        source: 'user',
      },
    ]
  })
  return derived(about, form.marketSize, {
    formula: 'patients',
    parts: [...parts, { name: 'yearlyCost', value: cost, unit: 'money', source: 'user' }],
  })
}

const typedOrDefault = (typed: number | undefined) => (typed === undefined ? 'default' : 'user')

/** Price, and the price behind the market size; for a generic the former is a fraction of the original's. */
function priceInput(
  form: ValuationForm,
  { id, other }: ValuedIndication,
  generic: GenericTerms | null,
  { record, derived }: Records,
) {
  const about = (field: string) => ({ field, unit: 'money', indication: id }) as const
  const own = other?.annualCostPerPatient
  const typed = own ?? form.annualCostPerPatient
  const source = other && own === undefined ? 'lead' : 'user'
  // A price without its own reference is taken as the price behind its own market.
  const ownReference = other?.referenceAnnualCost ?? own
  const reference = ownReference ?? form.referenceAnnualCost ?? form.annualCostPerPatient
  const referenceSource = other && ownReference === undefined ? 'lead' : 'user'

  const price = generic ? Math.max(0.01, typed * generic.priceFactor) : typed
  if (generic) {
    derived(about('annualCostPerPatient'), price, {
      formula: 'genericPrice',
      parts: [
        { name: 'originalPrice', value: typed, unit: 'money', source: 'user' },
        { name: 'genericPrice', value: generic.priceFactor, unit: 'percent', source: priceSource(form) },
      ],
    })
  } else record(about('annualCostPerPatient'), price, source)
  record(about('referenceAnnualCost'), reference, referenceSource)
  return { annualCostPerPatient: price, referenceAnnualCost: reference }
}

function shareInput(
  form: ValuationForm,
  { id, other }: ValuedIndication,
  generic: GenericTerms | null,
  { record, derived, typedOr }: Records,
): ShareInput {
  const about = { indication: id, unit: 'number' } as const
  const headToHead = typedOr(
    { ...about, field: 'headToHeadOutcome', unit: 'text' },
    form.headToHeadOutcome,
    DEFAULTS.headToHeadOutcome,
  )
  const share = chosenShare()
  if (!generic) return share
  const molecule = shareOf(share)
  const peakShare = molecule * generic.share
  derived({ ...about, field: 'peakShare', unit: 'percent' }, peakShare * 100, {
    formula: 'genericShare',
    parts: [
      {
        name: 'moleculeShare',
        value: molecule,
        unit: 'percent',
        source: share.peakShare === undefined ? 'Kalyanaram' : 'user',
      },
      {
        name: 'genericUptake',
        value: generic.share * generic.count,
        unit: 'percent',
        source: uptakeSource(form),
      },
      { name: 'genericCount', value: generic.count, unit: 'number', source: countSource(form) },
    ],
  })
  return { peakShare }

  function chosenShare(): ShareInput {
    const typed = other?.peakShare ?? form.peakShare
    if (typed !== undefined) {
      const source = other && other.peakShare === undefined ? 'lead' : 'user'
      // For a generic the derived share is recorded, with this one as a part of it.
      if (!generic) record({ ...about, field: 'peakShare', unit: 'percent' }, typed, source)
      return { peakShare: percentToFraction(typed), headToHead }
    }
    const order = typedOr({ ...about, field: 'orderOfEntry' }, form.orderOfEntry, DEFAULTS.orderOfEntry)
    const entrants = typedOr(
      { ...about, field: 'entrants' },
      form.entrants,
      Math.max(DEFAULT_ENTRANTS, order),
    )
    const { classPenetration } = form
    const input = {
      orderOfEntry: order,
      entrants,
      headToHead,
      ...(classPenetration !== undefined && { classPenetration: percentToFraction(classPenetration) }),
    }
    if (classPenetration !== undefined)
      record({ ...about, field: 'classPenetration', unit: 'percent' }, classPenetration, 'user')
    if (!generic) {
      derived({ ...about, field: 'peakShare', unit: 'percent' }, shareOf(input) * 100, {
        formula: 'byOrder',
        parts: [
          { name: 'orderOfEntry', value: order, unit: 'number', source: typedOrDefault(form.orderOfEntry) },
          { name: 'entrants', value: entrants, unit: 'number', source: typedOrDefault(form.entrants) },
          ...(input.classPenetration === undefined
            ? []
            : [
                {
                  name: 'classPenetration',
                  value: input.classPenetration,
                  unit: 'percent',
                  source: 'user',
                } as const,
              ]),
        ],
      })
    }
    return input
  }
}

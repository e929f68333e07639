import {
  DEFAULT_ENTRANTS,
  type GenericTerms,
  type Market,
  type PriceEvent,
  type ShareInput,
  type Source,
  shareOf,
} from '../../engine'
import type { Assumption, BasisPart, Records } from './assumption'
import { DEFAULTS } from './defaults'
import { countSource, priceSource, uptakeSource } from './genericInput'
import type { UPTAKE_TYPES } from './options'
import { PATIENT_FIELDS, type PatientField } from './patientBasis'
import { isMarket, marketOf } from './patients'
import type { ValuationForm } from './schema'
import { percent } from './percent'
import type { Subject } from './subjects'

/** A curve is chosen from a list: its numbers are a publication's or the product's, never typed. */
const UPTAKE_SOURCES = {
  empirical: 'Robey',
  linear: 'default',
  logistic: 'default',
  bass: 'Bass',
} as const satisfies Record<(typeof UPTAKE_TYPES)[number], Source>

/** The market of one indication. */
export function marketInput(
  form: ValuationForm,
  subject: Subject,
  generic: GenericTerms | null,
  priceEvents: PriceEvent[],
  records: Records,
): Market {
  const { record, given, typedOr } = records
  const { id, other } = subject
  const { uptake = DEFAULTS.uptake } = form
  const about = <U extends Assumption['unit']>(field: string, unit: U) => ({ field, unit, indication: id })
  /** An own value of another indication, else the lead's. */
  const ownOrLeads = (field: 'growth' | 'patientPool', leads: number) => {
    if (other) return typedOr(about(field, 'percent'), other[field], leads, 'lead')
    return given(about(field, 'percent'), leads, DEFAULTS[field])
  }
  const currentSales = other ? other.currentSales : form.currentSales
  if (currentSales !== undefined) record(about('currentSales', 'money'), currentSales, 'user')
  if (form.priceGrowth !== undefined) record(about('priceGrowth', 'percent'), form.priceGrowth, 'user')

  return {
    marketSize: sizeInput(form, subject, records),
    growth: percent(ownOrLeads('growth', form.decline === undefined ? form.growth : 0 - form.decline)),
    growthHorizon: typedOr(about('growthHorizon', 'years'), form.growthHorizon, DEFAULTS.growthHorizon),
    ...priceInput(form, subject, generic, records),
    ...(form.priceGrowth !== undefined && { priceGrowth: percent(form.priceGrowth) }),
    patientPool: percent(ownOrLeads('patientPool', form.patientPool)),
    ...shareInput(form, subject, generic, records),
    comboRevenueShare: percent(
      typedOr(about('comboRevenueShare', 'percent'), form.comboRevenueShare, DEFAULTS.comboRevenueShare),
    ),
    uptake: {
      type: record(about('uptake', 'text'), uptake, UPTAKE_SOURCES[uptake]),
      peakYear: typedOr(about('peakYear', 'number'), form.peakYear, DEFAULTS.peakYear),
    },
    currentSales,
    ...(priceEvents.length > 0 && { priceEvents }),
  }
}

const PATIENT_UNITS: Partial<Record<PatientField, BasisPart['unit']>> = {
  population: 'number',
  rate: 'number',
  treatmentMonths: 'years',
}

/** The market size: as it was typed, or worked out from the patients, each of their numbers on record. */
function sizeInput(form: ValuationForm, { id, other }: Subject, { record, derived }: Records): number {
  const about = { field: 'marketSize', unit: 'money', indication: id } as const
  if (other) return record(about, other.marketSize, 'user')
  const { patients = {} } = form
  const cost = form.referenceAnnualCost ?? form.annualCostPerPatient
  if (!isMarket(form.marketSize, marketOf(patients, cost))) return record(about, form.marketSize, 'user')
  const parts = PATIENT_FIELDS.flatMap((name): BasisPart[] => {
    const value = patients[name]
    if (value === undefined) return []
    const unit = PATIENT_UNITS[name] ?? 'percent'
    const counted = name === 'treatmentMonths' ? value / 12 : value
    record({ field: name, unit, indication: id }, counted, 'user')
    return [
      {
        name: name === 'rate' ? patients.basis! : name,
        value: unit === 'percent' ? percent(counted) : counted,
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

/** The price, and the one behind the market size; of a generic the first is a part of the original's. */
function priceInput(
  form: ValuationForm,
  { id, other }: Subject,
  generic: GenericTerms | null,
  { record, derived }: Records,
) {
  const about = (field: string) => ({ field, unit: 'money', indication: id }) as const
  const own = other?.annualCostPerPatient
  const typed = own ?? form.annualCostPerPatient
  const source = other && own === undefined ? 'lead' : 'user'
  // An own price without its own reference is read as the price behind its own market.
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
  { id, other }: Subject,
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

  /** Of an original, or of the molecule that a generic copies. */
  function chosenShare(): ShareInput {
    const typed = other?.peakShare ?? form.peakShare
    if (typed !== undefined) {
      const source = other && other.peakShare === undefined ? 'lead' : 'user'
      // Of a generic the derived one is on record, and this as a part of it.
      if (!generic) record({ ...about, field: 'peakShare', unit: 'percent' }, typed, source)
      return { peakShare: percent(typed), headToHead }
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
      ...(classPenetration !== undefined && { classPenetration: percent(classPenetration) }),
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

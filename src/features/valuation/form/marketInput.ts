import type { Market } from '../engine'
import type { Assumption, Records } from './assumption'
import { DEFAULTS } from './defaults'
import type { ValuationForm } from './schema'
import { percent } from './percent'
import type { Subject } from './subjects'

/** Years for which the market grows. */
const GROWTH_HORIZON = 10

/** The market of one indication. */
export function marketInput(form: ValuationForm, subject: Subject, records: Records): Market {
  const { record, given, typedOr } = records
  const { id, other } = subject
  const about = <U extends Assumption['unit']>(field: string, unit: U) => ({ field, unit, indication: id })
  /** An own value of another indication, else the lead's. */
  const ownOrLeads = (
    field: 'growth' | 'annualCostPerPatient' | 'patientPool',
    unit: 'percent' | 'money',
  ) => {
    if (other) return typedOr(about(field, unit), other[field], form[field], 'lead')
    return given(
      about(field, unit),
      form[field],
      field === 'annualCostPerPatient' ? undefined : DEFAULTS[field],
    )
  }
  const currentSales = other ? other.currentSales : form.currentSales
  if (currentSales !== undefined) record(about('currentSales', 'money'), currentSales, 'user')
  record(about('growthHorizon', 'years'), GROWTH_HORIZON, 'default')

  return {
    marketSize: record(about('marketSize', 'money'), other ? other.marketSize : form.marketSize, 'user'),
    growth: percent(ownOrLeads('growth', 'percent')),
    growthHorizon: GROWTH_HORIZON,
    annualCostPerPatient: ownOrLeads('annualCostPerPatient', 'money'),
    patientPool: percent(ownOrLeads('patientPool', 'percent')),
    ...shareInput(form, subject, records),
    headToHead: typedOr(
      about('headToHeadOutcome', 'text'),
      form.headToHeadOutcome,
      DEFAULTS.headToHeadOutcome,
    ),
    comboRevenueShare: percent(
      typedOr(about('comboRevenueShare', 'percent'), form.comboRevenueShare, DEFAULTS.comboRevenueShare),
    ),
    uptake: {
      type: typedOr(about('uptake', 'text'), form.uptake, DEFAULTS.uptake, 'Robey'),
      peakYear: typedOr(about('peakYear', 'number'), form.peakYear, DEFAULTS.peakYear),
    },
    currentSales,
  }
}

function shareInput(form: ValuationForm, { id, other }: Subject, { record, typedOr }: Records) {
  const about = { indication: id, unit: 'number' } as const
  const peakShare = other?.peakShare ?? form.peakShare
  if (peakShare !== undefined) {
    const source = other && other.peakShare === undefined ? 'lead' : 'user'
    return {
      peakShare: percent(record({ ...about, field: 'peakShare', unit: 'percent' }, peakShare, source)),
    }
  }
  const order = typedOr(
    { ...about, field: 'orderOfEntry' },
    form.orderOfEntry,
    DEFAULTS.orderOfEntry,
    'Kalyanaram',
  )
  if (form.entrants !== undefined) record({ ...about, field: 'entrants' }, form.entrants, 'user')
  return { orderOfEntry: order, entrants: form.entrants }
}

import { namesOf } from '@/entities/catalog/catalogNames'
import type { Language } from '@/shared/lib/language'
import { defaultModality } from '../form/model/formOptions'
import type { OmittedValue, Prefill } from '../form/model/prefilled'
import type { FormValues } from '../form/model/valuationSchema'
import type { Npv } from './npv.api'
import { isListed } from './npvValuation'
import type { NpvForm } from './npvSchema'

const isOriginal = ({ retention }: NpvForm) => retention !== 'generic'

function productOf(form: NpvForm, language: Language): Partial<FormValues> {
  const { retention, product, name, lossOfExclusivity } = form
  const pipelineName = product ? namesOf(product, language)[0] : name
  if (!isOriginal(form)) return { pipelineName, newDrugType: 'generic' }
  const drugType = retention === 'biologic' ? 'biological' : 'chemical'
  return {
    pipelineName,
    newDrugType: 'original',
    drugType,
    modality: defaultModality(drugType),
    patentStatus: 'patent',
    patentExpiry: lossOfExclusivity,
    // Loss of exclusivity already is the later of patent and data exclusivity.
    dataExclusivity: 'none',
  }
}

function stageOf(form: NpvForm): Partial<FormValues> {
  if (isListed(form))
    return { currentStage: 'listed', launchDate: form.launchDate, currentSales: form.currentSales }
  return {
    currentStage: 'applying',
    probabilityOfApproval: form.probability ?? 100,
    // With one stage left, the budget is the remaining cost.
    futureBudget: form.remainingCost ?? 0,
  }
}

/** Converts a price event to the valuation form, where `cut` is the percentage taken off. */
const customEventOf = ({ date, factor }: { date: string; factor: number }) => ({
  kind: 'own',
  when: date,
  cut: String(100 - factor),
})

/** Prefills a full valuation from a calculation; `left` lists the inputs that it cannot take over. */
export function prefill(
  { name, form }: Pick<Npv, 'name' | 'form'>,
  language: Language,
  today: string,
): Prefill {
  const { currency, marketSize, annualCostPerPatient, referenceAnnualCost, patientPool } = form
  const { peakShare, peakYear } = form
  const { growth, cogs, sga, wacc, tax = 0, baseDate } = form
  const taken = {
    ...productOf(form, language),
    ...stageOf(form),
    currency,
    marketSize,
    annualCostPerPatient,
    referenceAnnualCost,
    patientPool,
    peakShare,
    peakYear,
    ...(growth >= 0 && { growth }),
    cogs,
    sga,
    wacc,
    tax,
    ...(baseDate >= today && { baseDate }),
    ...(form.priceEvents?.length && { priceEvents: form.priceEvents.map(customEventOf) }),
  }
  const omitted: OmittedValue[] = []
  if (form.sales?.some((typed) => typed !== undefined)) omitted.push('sales')
  if (growth < 0) omitted.push('growth')
  // A full valuation asks for the original's figures and derives the generic's.
  const genericFigures = { marketSize, annualCostPerPatient, referenceAnnualCost, peakShare }
  if (!isOriginal(form)) omitted.push('generic')
  const filled = Object.entries(taken).filter(
    ([field, value]) => value !== undefined && (isOriginal(form) || !(field in genericFigures)),
  )
  return {
    name,
    values: Object.fromEntries(
      filled.map(([field, value]) => [field, typeof value === 'number' ? String(value) : value]),
    ),
    from: Object.fromEntries(filled.map(([field]) => [field, 'npv' as const])),
    omitted,
  }
}

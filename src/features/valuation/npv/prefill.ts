import { namesOf } from '@/entities/catalog/names'
import type { Language } from '@/shared/lib/language'
import { defaultModality } from '../form/model/options'
import type { LeftBehind, Prefill } from '../form/model/prefilled'
import type { FormValues } from '../form/model/schema'
import type { Npv } from './npv.api'
import { isListed } from './npvValuation'
import type { NpvForm } from './schema'

const isOriginal = ({ retention }: NpvForm) => retention !== 'generic'

/** The product as the valuation form describes it, as far as the calculation says. */
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
    // Loss of exclusivity is the later of both already.
    dataExclusivity: 'none',
  }
}

function stageOf(form: NpvForm): Partial<FormValues> {
  if (isListed(form))
    return { currentStage: 'listed', launchDate: form.launchDate, currentSales: form.currentSales }
  return {
    currentStage: 'applying',
    probabilityOfApproval: form.probability ?? 100,
    // Of the one stage left the budget is what remains to be spent.
    futureBudget: form.remainingCost ?? 0,
  }
}

/** A day from which a part of the price is left, as the valuation form has it. */
const ownEvent = ({ date, factor }: { date: string; factor: number }) => ({
  kind: 'own',
  when: date,
  cut: String(100 - factor),
})

/** A calculation as the start of a full valuation, and what of it has no place there. */
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
    ...(form.priceEvents?.length && { priceEvents: form.priceEvents.map(ownEvent) }),
  }
  const left: LeftBehind[] = []
  if (form.sales?.some((typed) => typed !== undefined)) left.push('sales')
  if (growth < 0) left.push('growth')
  // A full valuation asks for the original's and works out the generic's.
  const ofGeneric = { marketSize, annualCostPerPatient, referenceAnnualCost, peakShare }
  if (!isOriginal(form)) left.push('generic')
  const filled = Object.entries(taken).filter(
    ([field, value]) => value !== undefined && (isOriginal(form) || !(field in ofGeneric)),
  )
  return {
    name,
    values: Object.fromEntries(
      filled.map(([field, value]) => [field, typeof value === 'number' ? String(value) : value]),
    ),
    from: Object.fromEntries(filled.map(([field]) => [field, 'npv' as const])),
    left,
  }
}

import { DISCOUNT_RATES } from '../engine'
import { DEFAULTS } from '../form/model/formDefaults'
import type { NpvForm, NpvValues } from './npvSchema'

/** Percent. Products on the market are approved, so users need a reason to lower it. */
export const DEFAULT_PROBABILITY = 100

/** Percent. */
export const suggestedWacc = (status: 'listed' | 'upcoming'): number =>
  Math.round(DISCOUNT_RATES[status === 'listed' ? 'listed' : 'applying'] * 100)

/** Initial form values. These are product defaults, not published numbers. */
export const blankNpv = (today: string): Partial<NpvValues> => ({
  currency: 'USD',
  baseDate: today,
  retention: 'small_molecule',
  growth: String(DEFAULTS.growth),
  patientPool: String(DEFAULTS.patientPool),
  peakYear: String(DEFAULTS.peakYear),
  probability: String(DEFAULT_PROBABILITY),
  remainingCost: '0',
  cogs: String(DEFAULTS.cogs),
  sga: String(DEFAULTS.sga),
  wacc: String(suggestedWacc('listed')),
  tax: String(DEFAULTS.tax),
  sales: [],
  priceEvents: [],
})

/** Converts a stored calculation to form values (numbers as text). A base date in the past becomes today. */
export function npvValues(form: NpvForm, today: string): Partial<NpvValues> {
  const typed = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
  return {
    ...blankNpv(today),
    ...typed,
    baseDate: form.baseDate < today ? today : form.baseDate,
    referenceAnnualCost: String(form.referenceAnnualCost ?? form.annualCostPerPatient),
    sales: (form.sales ?? []).map((year) => year ?? ''),
    priceEvents: (form.priceEvents ?? []).map(({ date, factor }) => ({ date, factor: String(factor) })),
  }
}

import { DISCOUNT_RATES } from '../engine'
import { DEFAULTS } from '../form/model/defaults'
import type { NpvForm, NpvValues } from './schema'

/** Percent: what the user must have reason to change, a product on the market is approved. */
export const PROBABILITY = 100

/** Percent. */
export const suggestedWacc = (status: 'listed' | 'upcoming'): number =>
  Math.round(DISCOUNT_RATES[status === 'listed' ? 'listed' : 'applying'] * 100)

/** A calculation before anything was typed; product defaults, not published numbers. */
export const blankNpv = (today: string): Partial<NpvValues> => ({
  currency: 'USD',
  baseDate: today,
  retention: 'small_molecule',
  growth: String(DEFAULTS.growth),
  patientPool: String(DEFAULTS.patientPool),
  peakYear: String(DEFAULTS.peakYear),
  probability: String(PROBABILITY),
  remainingCost: '0',
  cogs: String(DEFAULTS.cogs),
  sga: String(DEFAULTS.sga),
  wacc: String(suggestedWacc('listed')),
  tax: String(DEFAULTS.tax),
  sales: [],
  priceEvents: [],
})

/** A stored calculation for editing, numbers as typed. A base date that has passed becomes today. */
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

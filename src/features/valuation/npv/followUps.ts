import { isFilled } from '@/shared/form/validation'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { convertTyped } from '../form/model/followUps'
import { visibleFields } from './visibleFields'
import { suggestedWacc } from './npvDefaults'
import { parseSales } from './salesEntry'
import type { NpvValues } from './npvSchema'

const AMOUNTS = [
  'marketSize',
  'annualCostPerPatient',
  'referenceAnnualCost',
  'currentSales',
  'remainingCost',
] as const

/**
 * Returns the changes that follow from an edit: amounts are converted to a new currency, and the discount rate follows
 * the product's status until the user replaces the suggested one. `before` are the values before the edit.
 */
export function followUps(
  changed: Partial<NpvValues>,
  values: NpvValues,
  before: NpvValues,
): Partial<NpvValues> {
  const patch: Record<string, unknown> = {}

  if ('launchDate' in changed || 'baseDate' in changed) {
    const status = visibleFields(values).probability ? 'upcoming' : 'listed'
    const proposed = (['listed', 'upcoming'] as const).map((each) => String(suggestedWacc(each)))
    const isProposed = !isFilled(values.wacc) || proposed.includes(String(values.wacc))
    if (isProposed) patch.wacc = String(suggestedWacc(status))
  }

  const [from, to] = [before.currency, changed.currency] as (ConvertibleCurrency | undefined)[]
  if (from && to && from !== to) {
    for (const name of AMOUNTS) if (isFilled(values[name])) patch[name] = convertTyped(values[name], from, to)
    patch.sales = (values.sales ?? []).map((typed) => {
      const entry = isFilled(typed) ? parseSales(typed!) : null
      return entry?.kind === 'amount' ? convertTyped(entry.amount, from, to) : typed
    })
  }
  return patch
}

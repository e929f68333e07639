import { isDay } from '@/shared/lib/dates'
import { parseSales } from './salesEntry'

type Raw = Record<string, unknown>

interface ConditionFields {
  baseDate?: unknown
  launchDate?: unknown
  retention?: unknown
  sales?: unknown
}

const isTyped = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

/** Days are compared as strings: YYYY-MM-DD sorts by time. */
const asDay = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : null)

/** True when the sales of any year were typed as money; these amounts then set the level of sales. */
export const hasTypedAmounts = (sales: unknown): boolean =>
  Array.isArray(sales) && sales.some((typed) => isTyped(typed) && parseSales(typed)?.kind === 'amount')

/** Returns which conditional fields apply. The form shows and the schema checks exactly these. */
export function visibleFields({ baseDate, launchDate, retention, sales }: ConditionFields) {
  const [base, launch] = [asDay(baseDate), asDay(launchDate)]
  const isDated = base !== null && launch !== null
  const isUpcoming = isDated && launch > base
  return {
    probability: isUpcoming,
    remainingCost: isUpcoming,
    currentSales: isDated && !isUpcoming && !hasTypedAmounts(sales),
    lossOfExclusivity: retention !== 'generic',
  }
}

/**
 * Removes the fields that do not apply. An empty reference cost becomes the annual cost per patient, the price behind
 * the market size. Non-objects are returned unchanged.
 */
export function pickApplicable(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values
  const remaining: Raw = { ...values }
  for (const [name, isVisible] of Object.entries(visibleFields(remaining)))
    if (!isVisible) delete remaining[name]
  if (!isTyped(remaining.referenceAnnualCost)) remaining.referenceAnnualCost = remaining.annualCostPerPatient
  return remaining
}

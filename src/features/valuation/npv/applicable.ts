import { isDay } from '@/shared/lib/dates'
import { parseSales } from './salesEntry'

type Raw = Record<string, unknown>

interface Deciding {
  baseDate?: unknown
  launchDate?: unknown
  retention?: unknown
  sales?: unknown
}

const isTyped = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

/** Days are compared as text: YYYY-MM-DD sorts by time. */
const asDay = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : null)

/** Whether the sales of any year were typed as money; they then say how high sales are. */
export const hasTypedAmounts = (sales: unknown): boolean =>
  Array.isArray(sales) && sales.some((typed) => isTyped(typed) && parseSales(typed)?.kind === 'amount')

/** Which conditional fields the form asks for. The screen shows and the schema checks exactly these. */
export function asks({ baseDate, launchDate, retention, sales }: Deciding) {
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
 * Values without the fields that the form does not ask for; where nothing else was said, the price is what stands behind
 * the market size. Anything but an object is returned as it is.
 */
export function applicable(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values
  const kept: Raw = { ...values }
  for (const [name, isAsked] of Object.entries(asks(kept))) if (!isAsked) delete kept[name]
  if (!isTyped(kept.referenceAnnualCost)) kept.referenceAnnualCost = kept.annualCostPerPatient
  return kept
}

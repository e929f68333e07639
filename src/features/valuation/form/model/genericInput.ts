import { genericTerms, type GenericTerms } from '../../engine'
import type { Records } from './assumption'
import { genericKind } from './formOptions'
import { percentToFraction } from './percentToFraction'
import type { ValuationForm } from './valuationSchema'

/** Default of the tender switch for a generic in China. */
export const isTenderProposed = (drugType: unknown): boolean => drugType !== 'biological'

export const isTendered = ({ tender, targetMarket, drugType }: ValuationForm): boolean =>
  targetMarket === 'china' && (tender ?? isTenderProposed(drugType))

/** Terms of a generic of the original that the form describes (method, section 18); null for an original. */
export function genericOf(form: ValuationForm): GenericTerms | null {
  const kind = genericKind(form)
  if (kind === null) return null
  const terms = genericTerms({
    kind,
    market: form.targetMarket,
    count: form.genericCount,
    discount: form.genericDiscount === undefined ? undefined : percentToFraction(form.genericDiscount),
    tender: isTendered(form),
  })
  // The form accepts only numbers that the method accepts.
  return terms.ok ? terms.value : null
}

export function priceSource({ genericDiscount, drugType, targetMarket }: ValuationForm) {
  if (genericDiscount !== undefined) return 'user' as const
  if (drugType === 'biological') return 'FTC' as const
  return targetMarket === 'china' ? ('default' as const) : ('FDA' as const)
}

export function countSource({ genericCount, drugType }: ValuationForm) {
  if (genericCount !== undefined) return 'user' as const
  return drugType === 'biological' ? ('FTC' as const) : ('default' as const)
}

const asPercent = (fraction: number) => Number((fraction * 100).toFixed(1))

export function recordGeneric(form: ValuationForm, generic: GenericTerms, { record }: Records) {
  record({ field: 'genericCount', unit: 'number' }, generic.count, countSource(form))
  record({ field: 'genericDiscount', unit: 'percent' }, asPercent(1 - generic.priceFactor), priceSource(form))
  if (generic.tenderFactor < 1)
    record({ field: 'tenderCut', unit: 'percent' }, asPercent(1 - generic.tenderFactor), 'NVBP')
}

export const uptakeSource = (form: ValuationForm) => {
  if (form.drugType === 'biological') return 'FTC' as const
  return isTendered(form) ? ('NVBP' as const) : ('Grabowski' as const)
}

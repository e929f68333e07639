import { blankForm } from './defaults'
import type { FormValues, ValuationForm } from './schema'

/** Numbers as the text that a user would have typed. */
function asTyped(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asTyped)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    // Sources are kept as they are; the size of a file is no input.
    Object.entries(value).map(([name, inner]) => [name, name === 'evidence' ? inner : asTyped(inner)]),
  )
}

/** A stored form for editing. A base date that has passed becomes today, unless it was asked for. */
export function formValues(form: ValuationForm, today: string): FormValues {
  const baseDate = form.baseDate < today && !form.pastBaseDate ? today : form.baseDate
  const typed = asTyped({
    ...form,
    baseDate,
    // What the market size was read with stays when the price is changed.
    referenceAnnualCost: form.referenceAnnualCost ?? form.annualCostPerPatient,
    // A text without the switch decided by itself once: the user is asked to confirm.
    biomarkerSelected: form.biomarkerSelected ?? (form.biomarker === undefined ? false : undefined),
  }) as FormValues
  return { ...blankForm(today), ...typed }
}

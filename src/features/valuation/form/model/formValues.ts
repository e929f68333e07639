import { blankForm } from './formDefaults'
import type { FormValues, ValuationForm } from './valuationSchema'

function toTyped(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(toTyped)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    // Sources stay as they are; the size of a file is not an input.
    Object.entries(value).map(([name, inner]) => [name, name === 'evidence' ? inner : toTyped(inner)]),
  )
}

/** Values of a stored form for editing. A base date in the past becomes today, unless the user asked for it. */
export function formValues(form: ValuationForm, today: string): FormValues {
  const baseDate = form.baseDate < today && !form.pastBaseDate ? today : form.baseDate
  const typed = toTyped({
    ...form,
    baseDate,
    // The price behind the market size stays when the price is changed.
    referenceAnnualCost: form.referenceAnnualCost ?? form.annualCostPerPatient,
    // Without the switch, the text alone used to decide: the user has to confirm it.
    biomarkerSelected: form.biomarkerSelected ?? (form.biomarker === undefined ? false : undefined),
  }) as FormValues
  return { ...blankForm(today), ...typed }
}

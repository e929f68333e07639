import type { FormValues } from './valuationSchema'

/** Source of a value: a block of the drug's page, an NPV calculation, or the product's defaults. */
export const PREFILL_SOURCES = ['record', 'timeline', 'patents', 'sales', 'npv', 'defaults'] as const
export type PrefillSource = (typeof PREFILL_SOURCES)[number]

export type PrefilledField = keyof FormValues

/** Values of an NPV calculation that a valuation has no field for, or does not allow. */
export type OmittedValue = 'sales' | 'growth' | 'generic'

export interface Prefill {
  /** Name of the drug or the calculation, in the language at the time of prefilling. */
  name: string
  values: Partial<FormValues>
  from: Readonly<Partial<Record<PrefilledField, PrefillSource>>>
  /** Dates of which only the year or month is known; its middle is used instead. */
  estimated?: readonly PrefilledField[]
  omitted?: readonly OmittedValue[]
}

/** True when two values of a form, or two forms, are equal; absent counts as empty. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Clears prefilled values that are unchanged; typed values stay. */
export function withoutPrefill(
  values: FormValues,
  { values: filled }: Prefill,
  blank: FormValues,
): FormValues {
  const isOwn = (name: PrefilledField) => !(name in filled && isSame(values[name], filled[name]))
  const names = new Set([...Object.keys(blank), ...Object.keys(values)]) as Set<PrefilledField>
  return Object.fromEntries(
    [...names].map((name) => [name, name in values && isOwn(name) ? values[name] : blank[name]]),
  ) as FormValues
}

import type { FormValues } from './schema'

/** Where a value was taken from: a block of the drug's page, an NPV calculation, or the product's defaults. */
export const PREFILL_SOURCES = ['record', 'timeline', 'patents', 'sales', 'npv', 'defaults'] as const
export type PrefillSource = (typeof PREFILL_SOURCES)[number]

export type PrefilledField = keyof FormValues

/** What an NPV calculation says and a valuation has no place for, or does not allow. */
export type LeftBehind = 'sales' | 'growth' | 'generic'

export interface Prefill {
  /** Of the drug or the calculation, in the language of the moment. */
  name: string
  values: Partial<FormValues>
  from: Readonly<Partial<Record<PrefilledField, PrefillSource>>>
  /** Days of which only the year or the month is known; the middle of it stands in. */
  estimated?: readonly PrefilledField[]
  left?: readonly LeftBehind[]
}

/** Whether two values of a form, or two forms, are the same; what is absent counts as empty. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A form without those values that were prefilled and are still as they were; what was typed stays. */
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

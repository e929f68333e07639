import { once } from '../platform/once'
import { BIOMARKERS, catalog, type Company, type Drug, type Indication } from '../entities/seed/catalog'
import { UNKNOWN, type Label } from './facets'
import type { Named } from './kind'

/** What rows have for values, and what those that are ids are called. */

export const one = (value: string | null | undefined): string[] => (value ? [value] : [])
export const each = <T>(things: readonly T[], value: (thing: T) => string) =>
  things.length === 1 ? [value(things[0]!)] : [...new Set(things.map(value))]
export const id = (thing: Named) => thing.id
export const area = (indication: Indication) => indication.therapeuticArea
export const country = (company: Company) => company.country

/** What the catalogue says nothing of is said to be so, and not taken for a no. */
export const known = (values: readonly string[]) => (values.length > 0 ? values : [UNKNOWN])
export const yesNo = (is: boolean | undefined) => [is === undefined ? UNKNOWN : is ? 'yes' : 'no']

/** What authorities have granted a drug. */
export function designations({ orphan, breakthrough }: Drug): readonly string[] {
  const granted = [orphan && 'orphan', breakthrough && 'breakthrough'].filter(
    (each) => typeof each === 'string',
  )
  if (granted.length > 0) return granted
  return orphan === false && breakthrough === false ? ['none'] : [UNKNOWN]
}

/** Labels of facets that hold ids. */
function labelsOf(things: () => readonly Named[]) {
  const labels = once(
    () =>
      new Map<string, Label>(
        things().map(({ id: value, nameEn, nameZh }) => [value, { label: nameZh, labelEn: nameEn }]),
      ),
  )
  return (value: string) => labels().get(value)
}

export const nameOf = {
  drug: labelsOf(catalog.drugs),
  target: labelsOf(catalog.targets),
  indication: labelsOf(catalog.indications),
  company: labelsOf(catalog.companies),
  biomarker: labelsOf(() => BIOMARKERS),
}

import { once } from '../platform/once'
import { BIOMARKERS, catalog, type Company, type Drug, type Indication } from '../entities/seed/catalog'
import { UNKNOWN, type Label } from './facets'
import type { Named } from './kind'

export const optionalValue = (value: string | null | undefined): string[] => (value ? [value] : [])
export const each = <T>(items: readonly T[], value: (item: T) => string) =>
  items.length === 1 ? [value(items[0]!)] : [...new Set(items.map(value))]
export const idOf = (item: Named) => item.id
export const area = (indication: Indication) => indication.therapeuticArea
export const country = (company: Company) => company.country

/** Missing data counts as unknown, not as no. */
export const orUnknown = (values: readonly string[]) => (values.length > 0 ? values : [UNKNOWN])
export const yesNo = (is: boolean | undefined) => [is === undefined ? UNKNOWN : is ? 'yes' : 'no']

export function designations({ orphan, breakthrough }: Drug): readonly string[] {
  const granted = [orphan && 'orphan', breakthrough && 'breakthrough'].filter(
    (each) => typeof each === 'string',
  )
  if (granted.length > 0) return granted
  return orphan === false && breakthrough === false ? ['none'] : [UNKNOWN]
}

function labelsOf(items: () => readonly Named[]) {
  const labels = once(
    () =>
      new Map<string, Label>(
        items().map(({ id: value, nameEn, nameZh }) => [value, { label: nameZh, labelEn: nameEn }]),
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

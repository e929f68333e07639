import { once } from '../platform/once'
import { catalog, type Company, type Indication } from '../domain/seed/catalog'
import type { Label } from './facets'
import type { Named } from './kind'

/** What rows have for values, and what those that are ids are called. */

export const one = (value: string | null | undefined): string[] => (value ? [value] : [])
export const each = <T>(things: readonly T[], value: (thing: T) => string) =>
  things.length === 1 ? [value(things[0]!)] : [...new Set(things.map(value))]
export const id = (thing: Named) => thing.id
export const area = (indication: Indication) => indication.therapeuticArea
export const country = (company: Company) => company.country

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
}

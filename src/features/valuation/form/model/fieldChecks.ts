import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import type { IssueParams } from '@/shared/form/validation'
import { isSame, type Prefill } from './prefilled'
import type { FormValues } from './valuationSchema'
import { warningsOnce, type Warning } from './formWarnings'

/** Value that the user should check; never blocks. */
export interface Check {
  path: FieldPath
  key: Warning['key'] | 'estimated'
  params: IssueParams
}

/** Unusual values, and estimated days of which only the month or year is known, until they are changed. */
export function checksOf(values: FormValues, prefill: Prefill | null, launch: string | null): Check[] {
  const warned = warningsOnce(values, launch)
  const estimated = (prefill?.estimated ?? [])
    .filter((name) => isSame(values[name], prefill?.values[name]))
    .filter((name) => !warned.some(({ path }) => pathKey(path) === name))
  return [...estimated.map((name): Check => ({ path: [name], key: 'estimated', params: {} })), ...warned]
}

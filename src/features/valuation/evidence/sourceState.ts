import { isFilled } from '../form/model/applicable'
import type { FieldPath } from '@/shared/form/fieldPath'
import type { FormValues } from '../form/model/schema'
import { bearsEvidence, evidencePath } from '../form/model/places'

const valueAt = (values: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    values,
  )

/** Whether a field can carry a source now, and does: only assumptions that have a value can. */
export function sourceState(values: FormValues, path: FieldPath): 'none' | 'open' | 'given' {
  if (!bearsEvidence(path) || !isFilled(valueAt(values, path))) return 'none'
  return isFilled(valueAt(values, evidencePath(path))) ? 'given' : 'open'
}

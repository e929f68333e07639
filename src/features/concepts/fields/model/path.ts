import type { FieldPath } from '@/shared/form/fieldPath'

/** `experiments.0.cost` as the place of a field in its form. */
export const pathOf = (field: string): FieldPath =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** What a stage holds at a place; undefined where it has none. */
export const valueAt = (values: unknown, field: string): unknown =>
  pathOf(field).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    values,
  )

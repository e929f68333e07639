import type { FieldPath } from '@/shared/ui/form/fieldPath'

/** `experiments.0.cost` as the place of a field in its form. */
export const pathOf = (field: string): FieldPath =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

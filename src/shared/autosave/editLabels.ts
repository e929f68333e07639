import { EMPTY_VALUE } from '@/shared/lib/money'

export interface EditLabels {
  noun: string
  labelOf: (field: string) => string
  textOf: (field: string, value: unknown) => string
}

export const plainText = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '') || EMPTY_VALUE

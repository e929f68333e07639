import { EMPTY_VALUE } from '@/shared/lib/money'

/** The words of an area about what is edited. */
export interface Words {
  /** What it is called within a sentence. */
  noun: string
  labelOf: (field: string) => string
  /** What a field holds, to be read. */
  textOf: (field: string, value: unknown) => string
}

/** What a field holds that says itself. */
export const plainText = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '') || EMPTY_VALUE

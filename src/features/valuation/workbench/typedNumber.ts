import { formatNumber, NO_CENTS_FROM } from '@/shared/lib/money'
import { parseNumber } from '@/shared/lib/parseNumber'
import type { TFunction } from '@/shared/i18n'

/** Without `max`, any value from `min` on is valid. */
export interface NumberRule {
  min: number
  max?: number
  isInteger?: boolean
  /** An empty field is null. */
  isOptional?: boolean
}

export type ValidationErrorKey =
  | 'required'
  | 'number'
  | 'range'
  | 'integerRange'
  | 'min'
  | 'nameTwice'
  | 'above'
  | 'between'
  | 'eventGone'
  | 'sameInput'
  | 'noDistribution'
  | 'pairTwice'

export interface ValidationError {
  key: ValidationErrorKey
  params?: { min?: number; max?: number }
}

export type ParsedNumber = { ok: true; value: number | null } | { ok: false; issue: ValidationError }

const invalid = (key: ValidationErrorKey, params: ValidationError['params'] = {}): ParsedNumber => ({
  ok: false,
  issue: { key, params },
})

/** Above this, the cents of an amount are lost in floating point. */
const MAX_AMOUNT = 1e14

/** Money in plain units. */
export const AMOUNT: NumberRule = { min: 0, max: MAX_AMOUNT }
/** Percent. */
export const SHARE: NumberRule = { min: 0, max: 100 }

export function readTyped(typed: string, { min, max, isInteger, isOptional }: NumberRule): ParsedNumber {
  if (typed.trim() === '') return isOptional ? { ok: true, value: null } : invalid('required')
  const value = parseNumber(typed)
  if (value === null) return invalid('number')
  const isWithin = value >= min && (max === undefined || value <= max)
  if (isWithin && (!isInteger || Number.isInteger(value))) return { ok: true, value }
  if (max === undefined || max === MAX_AMOUNT) return invalid('min', { min })
  return invalid(isInteger ? 'integerRange' : 'range', { min, max })
}

/** Parses several fields: their values when all are valid, and the errors by field name. */
export function readFields<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, NumberRule>>,
): { values: Record<Name, number | null> | null; issues: Partial<Record<Name, ValidationError>> } {
  const values = {} as Record<Name, number | null>
  const issues: Partial<Record<Name, ValidationError>> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const reading = readTyped(typed[name], rules[name])
    if (reading.ok) values[name] = reading.value
    else issues[name] = reading.issue
  }
  return { values: Object.keys(issues).length === 0 ? values : null, issues }
}

export const issueText = (t: TFunction, { key, params = {} }: ValidationError): string =>
  t(`valuationWorkbench:issue.${key}`, { min: formatNumber(params.min), max: formatNumber(params.max) })

/** Formats a number for a field, without the noise of binary fractions. */
export const asTyped = (value: number, digits = 4): string => String(Number(value.toFixed(digits)))

/** Formats an amount for a field, with cents only in small amounts. */
export const amountAsTyped = (amount: number): string =>
  asTyped(amount, Math.abs(amount) < NO_CENTS_FROM ? 2 : 0)

/** Returns an unused key for a new row. */
export const nextKey = (keys: readonly string[]): string =>
  String(Math.max(0, ...keys.map(Number).filter(Number.isFinite)) + 1)

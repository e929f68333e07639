import { formatNumber, WITHOUT_CENTS } from '@/shared/lib/money'
import { parseNumber } from '@/shared/lib/typedNumber'
import type { TFunction } from '@/shared/i18n'

/** What a typed number has to be; without `max` anything from `min` on. */
export interface NumberRule {
  min: number
  max?: number
  isInteger?: boolean
  /** May be left empty, which reads as null. */
  isOptional?: boolean
}

export type IssueKey =
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

/** Why what was typed cannot be used. */
export interface Issue {
  key: IssueKey
  params?: { min?: number; max?: number }
}

export type Reading = { ok: true; value: number | null } | { ok: false; issue: Issue }

const refused = (key: IssueKey, params: Issue['params'] = {}): Reading => ({
  ok: false,
  issue: { key, params },
})

/** Above it the cents of an amount get lost in floating point. */
const LARGEST_AMOUNT = 1e14

/** Money in plain units, from 0 on. */
export const AMOUNT: NumberRule = { min: 0, max: LARGEST_AMOUNT }
/** Percent from 0 to 100. */
export const SHARE: NumberRule = { min: 0, max: 100 }

/** The number that was typed, if it keeps the rule. */
export function readTyped(typed: string, { min, max, isInteger, isOptional }: NumberRule): Reading {
  if (typed.trim() === '') return isOptional ? { ok: true, value: null } : refused('required')
  const value = parseNumber(typed)
  if (value === null) return refused('number')
  const isWithin = value >= min && (max === undefined || value <= max)
  if (isWithin && (!isInteger || Number.isInteger(value))) return { ok: true, value }
  if (max === undefined || max === LARGEST_AMOUNT) return refused('min', { min })
  return refused(isInteger ? 'integerRange' : 'range', { min, max })
}

/** Reads several fields: their values where all are right, and what is wrong by the field's name. */
export function readFields<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, NumberRule>>,
): { values: Record<Name, number | null> | null; issues: Partial<Record<Name, Issue>> } {
  const values = {} as Record<Name, number | null>
  const issues: Partial<Record<Name, Issue>> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const reading = readTyped(typed[name], rules[name])
    if (reading.ok) values[name] = reading.value
    else issues[name] = reading.issue
  }
  return { values: Object.keys(issues).length === 0 ? values : null, issues }
}

/** A issue in words. */
export const issueText = (t: TFunction, { key, params = {} }: Issue): string =>
  t(`valuationWorkbench:issue.${key}`, { min: formatNumber(params.min), max: formatNumber(params.max) })

/** A number as a field shows it before anything was typed: no noise of binary fractions. */
export const asTyped = (value: number, digits = 4): string => String(Number(value.toFixed(digits)))

/** An amount likewise, with cents where they say something. */
export const amountAsTyped = (amount: number): string =>
  asTyped(amount, Math.abs(amount) < WITHOUT_CENTS ? 2 : 0)

/** A key for a new row among those with the given ones. */
export const nextKey = (keys: readonly string[]): string =>
  String(Math.max(0, ...keys.map(Number).filter(Number.isFinite)) + 1)

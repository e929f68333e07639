import { failure, type EngineError } from './engineResult'

export type Rule = (value: unknown) => boolean
export type Rules = Readonly<Record<string, Rule>>

/** Larger amounts are implausible for one asset, in any currency. */
export const MAX_MONEY = 1e15

export const number =
  (test: (x: number) => boolean): Rule =>
  (value) =>
    typeof value === 'number' && Number.isFinite(value) && test(value)
/** Both ends inclusive. */
export const between = (low: number, high: number): Rule => number((x) => x >= low && x <= high)
/** Null and undefined mean absent. */
export const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === null || value === undefined || rule(value)
export const oneOf =
  (names: readonly string[]): Rule =>
  (value) =>
    names.some((name) => name === value)
export const listOf =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.every(rule)
export const text: Rule = (value) => typeof value === 'string' && value !== ''
/** For a part that is checked by its own rules. */
export const anything: Rule = () => true

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * First error of an object: E_SHAPE if it is not an object (field: its `name`) or has a key without a rule (field: the
 * key), E_RANGE for the first value that breaks its rule; null if it is valid.
 */
export function objectError(name: string, rules: Rules, value: unknown): EngineError | null {
  if (!isPlain(value)) return failure('E_SHAPE', name).error
  const unknownKey = Object.keys(value).find((key) => !Object.hasOwn(rules, key))
  if (unknownKey !== undefined) return failure('E_SHAPE', unknownKey).error
  const wrong = Object.entries(rules).find(
    ([key, rule]) => !rule(Object.hasOwn(value, key) ? value[key] : undefined),
  )
  return wrong ? failure('E_RANGE', wrong[0]).error : null
}

/**
 * First error among the entries of a list. An absent list is valid; anything but a list is E_SHAPE with the list's
 * `name`.
 */
export function listError(name: string, rules: Rules, list: unknown): EngineError | null {
  if (list === null || list === undefined) return null
  if (!Array.isArray(list)) return failure('E_SHAPE', name).error
  for (const entry of list) {
    const error = objectError(name, rules, entry)
    if (error) return error
  }
  return null
}

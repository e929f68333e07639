import { failure, type EngineError } from './outcome'

/** Whether one value may stand where it does. */
export type Rule = (value: unknown) => boolean
/** The keys that an object may have, with their rules. */
export type Rules = Readonly<Record<string, Rule>>

/** Amounts above this are no amounts of money for one asset, in any currency. */
export const MOST_MONEY = 1e15

export const number =
  (test: (x: number) => boolean): Rule =>
  (value) =>
    typeof value === 'number' && Number.isFinite(value) && test(value)
/** Both ends included. */
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
/** A part with rules of its own. */
export const anything: Rule = () => true

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What is wrong with an object: E_SHAPE when it is none (field: its `name`) or has a key without a rule (field: the
 * key), E_RANGE for the first value that breaks its rule; null when all is well.
 */
export function broken(name: string, rules: Rules, value: unknown): EngineError | null {
  if (!isPlain(value)) return failure('E_SHAPE', name).error
  const unknownKey = Object.keys(value).find((key) => !Object.hasOwn(rules, key))
  if (unknownKey !== undefined) return failure('E_SHAPE', unknownKey).error
  const wrong = Object.entries(rules).find(
    ([key, rule]) => !rule(Object.hasOwn(value, key) ? value[key] : undefined),
  )
  return wrong ? failure('E_RANGE', wrong[0]).error : null
}

/** The same for each entry of a list; an absent list is well, anything else is E_SHAPE with the list's `name`. */
export function brokenIn(name: string, rules: Rules, list: unknown): EngineError | null {
  if (list === null || list === undefined) return null
  if (!Array.isArray(list)) return failure('E_SHAPE', name).error
  for (const entry of list) {
    const error = broken(name, rules, entry)
    if (error) return error
  }
  return null
}

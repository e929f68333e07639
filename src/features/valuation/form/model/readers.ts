import * as z from 'zod'
import { isDay } from '@/shared/lib/dates'
import { parseInteger, parseNumber, toHalfWidth } from '@/shared/lib/typedNumber'

/** The rules a value can break; each has a text under `issue` in both languages. */
export const ISSUE_KEYS = [
  'required',
  'pick',
  'invalid',
  'tooShort',
  'day',
  'integerRange',
  'integerMin',
  'range',
  'min',
  'positive',
  'tooLarge',
  'modality',
  'notInFuture',
  'baseDate',
  'afterClinicalStart',
  'afterLaunch',
  'afterPreviousStage',
  'tooManyIndications',
  'indicationTwice',
  'indicationPreferred',
  'entrants',
  'shareOrPool',
  'link',
  'tooLong',
] as const
export type IssueKey = (typeof ISSUE_KEYS)[number]
export type IssueParams = Record<string, string | number>

type Refuse = (key: IssueKey, params?: IssueParams) => undefined
/** Turns what was typed into a value, or refuses it with a reason. Numbers come from stored forms. */
export type Reader<T> = (typed: string | number, refuse: Refuse) => T | undefined

const Typed = z.union([z.string(), z.number()]).nullish()
type Typed = z.infer<typeof Typed>

const isBlank = (typed: Typed): typed is '' | null | undefined =>
  typed === null || typed === undefined || (typeof typed === 'string' && typed.trim() === '')

const refuseIn =
  (context: z.RefinementCtx): Refuse =>
  (key, params = {}) => {
    context.addIssue({ code: 'custom', message: key, params })
    return undefined
  }

/** A field that must be filled. What is refused is undefined after it; the issue keeps it from being used. */
export const required = <T>(read: Reader<T>) =>
  Typed.transform((typed, context) => {
    const refuse = refuseIn(context)
    return (isBlank(typed) ? refuse('required') : read(typed, refuse)) as T
  })

/** A field that may be empty; empty is undefined. */
export const optional = <T>(read: Reader<T>) =>
  Typed.transform((typed, context) =>
    isBlank(typed) ? undefined : read(typed, refuseIn(context)),
  ).optional()

/** Characters, trimmed, at least two of them. */
export const words: Reader<string> = (typed, refuse) => {
  const text = String(typed).trim()
  return Array.from(text).length >= 2 ? text : refuse('tooShort', { min: 2 })
}

export const day: Reader<string> = (typed, refuse) => {
  const text = toHalfWidth(String(typed)).trim()
  return isDay(text) ? text : refuse('day')
}

export const oneOf =
  <const T extends string>(options: readonly T[]): Reader<T> =>
  (typed, refuse) =>
    options.find((option) => option === typed) ?? refuse('invalid')

export const integer =
  (min: number, max: number): Reader<number> =>
  (typed, refuse) => {
    const value = parseInteger(typed)
    return value !== null && value >= min && value <= max ? value : refuse('integerRange', { min, max })
  }

export const count: Reader<number> = (typed, refuse) => {
  const value = parseInteger(typed)
  return value !== null && value >= 0 ? value : refuse('integerMin', { min: 0 })
}

export const number =
  (min: number, max: number): Reader<number> =>
  (typed, refuse) => {
    const value = parseNumber(typed)
    return value !== null && value >= min && value <= max ? value : refuse('range', { min, max })
  }

/** Above it the cents of an amount get lost in floating point. */
export const LARGEST_AMOUNT = 1e14

const amount =
  (isAllowed: (value: number) => boolean, key: 'positive' | 'min', min = 0): Reader<number> =>
  (typed, refuse) => {
    const value = parseNumber(typed)
    if (value === null || !isAllowed(value)) return refuse(key, { min })
    return value <= LARGEST_AMOUNT ? value : refuse('tooLarge')
  }

/** Money in plain units. */
export const positiveAmount = amount((value) => value > 0, 'positive')
/** Of one patient and year: below a cent the number of patients behind a market has no meaning. */
export const price = amount((value) => value >= 0.01, 'min', 0.01)
export const amountFromZero = amount((value) => value >= 0, 'min')

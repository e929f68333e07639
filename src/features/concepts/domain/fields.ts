import * as z from 'zod'
import { isDay } from '@/shared/lib/dates'
import { MAX_AMOUNT, MAX_ROWS, TEXT_LIMITS, type TextLimit } from './limits'

/** The rules a value can break; the message of each issue is one of these, its limits are in `params`. */
export const ISSUES = [
  'required',
  'tooShort',
  'tooLong',
  'control',
  'choice',
  'phone',
  'email',
  'day',
  'number',
  'range',
  'tooMany',
  'sum',
  'comment',
  'after',
] as const
export type Issue = (typeof ISSUES)[number]

/** Breaks a rule, with what a text about it says. */
export type Refuse = (path: (string | number)[], issue: Issue, params?: Record<string, number>) => void
export const refuseIn =
  (context: z.RefinementCtx): Refuse =>
  (path, issue, params = {}) =>
    context.addIssue({ code: 'custom', message: issue, path, params })

/** Turns what was typed into a value, or names the rule that it breaks. */
type Read<T> = (typed: string, refuse: (issue: Issue, params?: Record<string, number>) => undefined) => T

const Typed = z.union([z.string(), z.number()]).nullish()

const isBlank = (typed: z.infer<typeof Typed>) => String(typed ?? '').trim() === ''

/** A field that must be filled. */
export const required = <T>(read: Read<T | undefined>) =>
  Typed.transform((typed, context) => {
    const refuse = (issue: Issue, params = {}) => refuseIn(context)([], issue, params) as undefined
    return (isBlank(typed) ? refuse('required') : read(String(typed).trim(), refuse)) as T
  })

/** A field that may be empty; empty is null. */
export const optional = <T>(read: Read<T | undefined>) =>
  Typed.transform((typed, context): T | null => {
    const refuse = (issue: Issue, params = {}) => refuseIn(context)([], issue, params) as undefined
    return isBlank(typed) ? null : (read(String(typed).trim(), refuse) ?? null)
  })

// oxlint-disable-next-line no-control-regex -- they are what is refused; line breaks and tabs are not
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** Characters (not code units), trimmed. */
export const words =
  (limit: TextLimit): Read<string | undefined> =>
  (typed, refuse) => {
    const { min, max } = TEXT_LIMITS[limit]
    const { length } = Array.from(typed)
    if (CONTROL.test(typed)) return refuse('control')
    if (length < min) return refuse('tooShort', { min, max })
    return length > max ? refuse('tooLong', { min, max }) : typed
  }

/** A code of a dictionary, or an id; which ones there are the server knows. */
export const code: Read<string | undefined> = (typed, refuse) =>
  typed.length <= 64 ? typed : refuse('choice')

export const oneOf =
  <const T extends string>(options: readonly T[]): Read<T | undefined> =>
  (typed, refuse) =>
    options.find((option) => option === typed) ?? refuse('choice')

export const phone: Read<string | undefined> = (typed, refuse) => {
  const digits = typed.replace(/[\s-]/g, '')
  return /^(1[3-9]\d{9}|\+\d{6,15})$/.test(digits) ? digits : refuse('phone')
}

export const email: Read<string | undefined> = (typed, refuse) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed) && typed.length <= 100 ? typed.toLowerCase() : refuse('email')

export const day: Read<string | undefined> = (typed, refuse) => (isDay(typed) ? typed : refuse('day'))

const number =
  (min: number, max: number, isWhole: boolean): Read<number | undefined> =>
  (typed, refuse) => {
    const value = Number(typed.replaceAll(/[,，]/g, ''))
    if (!Number.isFinite(value) || (isWhole && !Number.isInteger(value))) return refuse('number')
    return value < min || value > max ? refuse('range', { min, max }) : value
  }

/** Money, at most two decimals kept. */
export const amount: Read<number | undefined> = (typed, refuse) => {
  const value = number(0, MAX_AMOUNT, false)(typed, refuse)
  return value === undefined ? undefined : Math.round(value * 100) / 100
}
export const integer = (min: number, max: number) => number(min, max, true)

/** Rows of a table; at least one where they are required. */
export const rowsOf = <T extends z.ZodType>(row: T, least: 0 | 1) =>
  z
    .array(row)
    .nullish()
    .transform((rows, context) => {
      const given = rows ?? []
      const refuse = refuseIn(context)
      if (given.length < least) refuse([], 'required')
      if (given.length > MAX_ROWS) refuse([], 'tooMany', { max: MAX_ROWS })
      return given
    })

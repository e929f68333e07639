import * as z from 'zod/mini'
import { pathKey, valueAt, type FieldPath } from './fieldPath'

/** Rules of the built-in parsers; each has a text under `parts:issue` in both languages. */
export const ISSUES = [
  'required',
  'choice',
  'pick',
  'consent',
  'tooShort',
  'tooLong',
  'control',
  'phone',
  'email',
  'phoneOrEmail',
  'sentCode',
  'creditCode',
  'link',
  'day',
  'dayMin',
  'dayMax',
  'time',
  'range',
  'integerRange',
  'integerMin',
  'min',
  'positive',
  'currencySign',
  'separators',
  'notNumber',
  'decimals',
  'noDecimals',
  'tooLarge',
  'tooMany',
] as const
export type IssueKey = (typeof ISSUES)[number]
export type IssueParams = Readonly<Record<string, string | number>>

export interface ValidationError<Own extends string = never> {
  path: FieldPath
  key: IssueKey | Own
  params: IssueParams
}

export type AddError<Own extends string = never> = (
  path: FieldPath,
  key: IssueKey | Own,
  params?: IssueParams,
) => void

/** For rules between fields: `const addError: AddError<OwnRule> = errorReporter(context)`. */
export const errorReporter =
  (context: z.core.$RefinementCtx): AddError<string> =>
  (path, key, params = {}) =>
    context.addIssue({ code: 'custom', message: key, path: [...path], params })

/** Cross-field rules run even if single fields failed, unless the shape is wrong. */
export const RUN_DESPITE_FIELD_ERRORS: { when: (payload: z.core.ParsePayload) => boolean } = {
  when: ({ issues }) => issues.every(({ code }) => code === 'custom'),
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

export const isFilled = (value: unknown): boolean => !isBlank(value)

/** zod's own issues stem from values that no field produces. */
function keyOf({ code, message, path }: z.core.$ZodIssue, values: unknown): string {
  if (code === 'custom' || ISSUES.some((key) => key === message)) return message
  return isBlank(valueAt(values, path)) ? 'required' : 'choice'
}

export type Checked<Body, Own extends string = never> =
  | { isValid: true; body: Body; issues: readonly [] }
  | { isValid: false; body: null; issues: readonly ValidationError<Own>[] }

/** Validates values: returns the parsed body, or the first error of each invalid field. */
export function check<Body, Own extends string = never>(
  schema: z.ZodMiniType<Body>,
  values: unknown,
): Checked<Body, Own> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { isValid: true, body: parsed.data, issues: [] }
  const byField = new Map<string, ValidationError<Own>>()
  for (const issue of parsed.error.issues) {
    const path = issue.path as (string | number)[]
    const params = issue.code === 'custom' ? ((issue.params ?? {}) as IssueParams) : {}
    const key = keyOf(issue, values) as ValidationError<Own>['key']
    if (!byField.has(pathKey(path))) byField.set(pathKey(path), { path, key, params })
  }
  return { isValid: false, body: null, issues: [...byField.values()] }
}

const cache = new WeakMap<z.ZodMiniType, WeakMap<object, Checked<unknown, string>>>()

/** Like {@link check}, cached per values object, because every field of a form checks the same one. */
export function checkOnce<Body, Own extends string = never>(
  schema: z.ZodMiniType<Body>,
  values: object,
): Checked<Body, Own> {
  const ofSchema = cache.get(schema) ?? new WeakMap<object, Checked<unknown, string>>()
  cache.set(schema, ofSchema)
  const checked = ofSchema.get(values) ?? check(schema, values)
  ofSchema.set(values, checked)
  return checked as Checked<Body, Own>
}

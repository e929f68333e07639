import * as z from 'zod/mini'
import { pathKey, valueAt, type FieldPath } from './fieldPath'

/** The rules that a reader knows; each has a text under `parts:issue` in both languages. */
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
  'time',
  'range',
  'integerRange',
  'integerMin',
  'min',
  'positive',
  'decimals',
  'tooLarge',
  'tooMany',
] as const
export type IssueKey = (typeof ISSUES)[number]
export type IssueParams = Readonly<Record<string, string | number>>

/** A rule that a field breaks. An area names rules of its own by `Own`, and has their texts. */
export interface ValidationError<Own extends string = never> {
  path: FieldPath
  key: IssueKey | Own
  params: IssueParams
}

/** Breaks a rule, of the readers or of the area's own, at a place below a schema. */
export type AddError<Own extends string = never> = (
  path: FieldPath,
  key: IssueKey | Own,
  params?: IssueParams,
) => void

/** For rules between fields: `const refuse: Refuse<OwnRule> = refuseIn(context)`. */
export const errorReporter =
  (context: z.core.$RefinementCtx): AddError<string> =>
  (path, key, params = {}) =>
    context.addIssue({ code: 'custom', message: key, path: [...path], params })

/** For rules between fields: they are also checked while single fields are wrong, but not on values of a wrong shape. */
export const RUN_DESPITE_FIELD_ERRORS: { when: (payload: z.core.ParsePayload) => boolean } = {
  when: ({ issues }) => issues.every(({ code }) => code === 'custom'),
}

/** Whether nothing has been entered yet. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Whether anything was typed or chosen. */
export const isFilled = (value: unknown): boolean => !isBlank(value)

/** Issues of the schema library's own come of values that no field makes. */
function keyOf({ code, message, path }: z.core.$ZodIssue, values: unknown): string {
  if (code === 'custom' || ISSUES.some((key) => key === message)) return message
  return isBlank(valueAt(values, path)) ? 'required' : 'choice'
}

export type Checked<Body, Own extends string = never> =
  | { isRight: true; body: Body; issues: readonly [] }
  | { isRight: false; body: null; issues: readonly ValidationError<Own>[] }

/** Reads values by a schema: what it makes of them, or the first issue of each wrong field. */
export function check<Body, Own extends string = never>(
  schema: z.ZodMiniType<Body>,
  values: unknown,
): Checked<Body, Own> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { isRight: true, body: parsed.data, issues: [] }
  const byField = new Map<string, ValidationError<Own>>()
  for (const issue of parsed.error.issues) {
    const path = issue.path as (string | number)[]
    const params = issue.code === 'custom' ? ((issue.params ?? {}) as IssueParams) : {}
    const key = keyOf(issue, values) as ValidationError<Own>['key']
    if (!byField.has(pathKey(path))) byField.set(pathKey(path), { path, key, params })
  }
  return { isRight: false, body: null, issues: [...byField.values()] }
}

const known = new WeakMap<z.ZodMiniType, WeakMap<object, Checked<unknown, string>>>()

/** As {@link check}, once per values object: every field of a form asks for the same one. */
export function checkOnce<Body, Own extends string = never>(
  schema: z.ZodMiniType<Body>,
  values: object,
): Checked<Body, Own> {
  const ofSchema = known.get(schema) ?? new WeakMap<object, Checked<unknown, string>>()
  known.set(schema, ofSchema)
  const checked = ofSchema.get(values) ?? check(schema, values)
  ofSchema.set(values, checked)
  return checked as Checked<Body, Own>
}

import type * as z from 'zod/mini'
import { fieldNames } from './fieldParsers'
import { pathKey, valueAt, type FieldPath } from './fieldPath'
import { isFilled } from './validation'

type Values = Record<string, unknown>

export interface FittedDraft {
  values: Values
  /** Filled fields that the form no longer has, or whose values it no longer takes. */
  dropped: { path: FieldPath; isKnown: boolean; value: unknown }[]
}

/** True for a value that no field of the form can hold; any other issue is unfinished input. */
function isUnfit(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return issue.message === 'choice' || issue.message === 'pick'
  // An alternative whose own fields are unfinished fits.
  if (issue.code === 'invalid_union')
    return issue.errors.every((issues) => issues.some(({ path }) => path.length === 0))
  return issue.code === 'invalid_type' || issue.code === 'invalid_value'
}

function withoutPath(values: unknown, [name, ...rest]: FieldPath): unknown {
  if (name === undefined || typeof values !== 'object' || values === null) return values
  if (Array.isArray(values)) {
    return rest.length === 0
      ? values.filter((_, index) => index !== name)
      : values.map((row: unknown, index) => (index === name ? withoutPath(row, rest) : row))
  }
  const { [name]: inner, ...others } = values as Values
  return rest.length === 0 ? others : { ...others, [name]: withoutPath(inner, rest) }
}

/** Splits a draft of an earlier release into the values that the form still takes and those that it does not. */
export function fitDraft(schema: z.ZodMiniType, values: Values): FittedDraft {
  const known = fieldNames(schema)
  const unknown = known.length === 0 ? [] : Object.keys(values).filter((name) => !known.includes(name))
  const issues = schema.safeParse(values).error?.issues ?? []
  const unfit = issues.filter(isUnfit).map(({ path }) => path as FieldPath)
  const paths = [...unknown.map((name): FieldPath => [name]), ...unfit]
  const dropped = [...new Map(paths.map((path) => [pathKey(path), path])).values()]
    .map((path) => ({ path, isKnown: known.includes(String(path[0])), value: valueAt(values, path) }))
    .filter(({ path, value }) => path.length > 0 && isFilled(value))
  // From the last row to the first, because a removed row moves those after it.
  const fitting = dropped.toReversed().reduce<unknown>((rest, { path }) => withoutPath(rest, path), values)
  return { values: fitting as Values, dropped }
}

import type * as z from 'zod/mini'
import { pathKey } from './fieldPath'
import { check, type ValidationError } from './validation'
import { fieldNames, ruleOf } from './fieldParsers'

export interface Completeness<Own extends string = never> {
  required: number
  /** Required fields with a valid value. */
  filled: number
  issues: readonly ValidationError<Own>[]
}

/**
 * Measures how complete values are. A field that a choice makes required (e.g. the sum of a requested insurance) counts
 * as required while it is missing.
 */
export function completenessOf<Own extends string = never>(
  schema: z.ZodMiniType,
  values: unknown,
): Completeness<Own> {
  const { issues } = check<unknown, Own>(schema, values ?? {})
  const alwaysRequired = fieldNames(schema).filter((name) => ruleOf(schema, [name]).isRequired)
  const isAlwaysRequired = ({ path }: ValidationError<Own>) => alwaysRequired.includes(String(path[0]))
  const invalid = new Set(issues.map(({ path }) => path[0]))
  const missing = issues.filter((issue) => issue.key === 'required' && !isAlwaysRequired(issue))
  return {
    required: alwaysRequired.length + new Set(missing.map(({ path }) => pathKey(path))).size,
    filled: alwaysRequired.filter((name) => !invalid.has(name)).length,
    issues,
  }
}

import type * as z from 'zod/mini'
import { pathKey } from './fieldPath'
import { check, type ValidationError } from './validation'
import { fieldNames, ruleOf } from './fieldParsers'

export interface Completeness<Own extends string = never> {
  /** Required fields. */
  required: number
  /** Those of them that hold something right. */
  filled: number
  issues: readonly ValidationError<Own>[]
}

/**
 * How far values have come. What a choice makes required (the sum of a wanted insurance) counts as required while it
 * is missing.
 */
export function completenessOf<Own extends string = never>(
  schema: z.ZodMiniType,
  values: unknown,
): Completeness<Own> {
  const { issues } = check<unknown, Own>(schema, values ?? {})
  const always = fieldNames(schema).filter((name) => ruleOf(schema, [name]).isRequired)
  const isAlways = ({ path }: ValidationError<Own>) => always.includes(String(path[0]))
  const wrong = new Set(issues.map(({ path }) => path[0]))
  const missing = issues.filter((issue) => issue.key === 'required' && !isAlways(issue))
  return {
    required: always.length + new Set(missing.map(({ path }) => pathKey(path))).size,
    filled: always.filter((name) => !wrong.has(name)).length,
    issues,
  }
}

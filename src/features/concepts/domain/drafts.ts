import * as z from 'zod'
import { ISSUES, type Issue } from './fields'

/** What is typed so far: any field may be absent, and need not be right yet. */
export type DraftOf<S extends z.ZodType> = { readonly [K in keyof z.input<S>]?: z.input<S>[K] | null }

/** A stage as it is kept while it is written: its known fields with whatever they hold, the others left out. */
export const draftOf = <S extends z.ZodObject>(stage: S) =>
  z.object(
    Object.fromEntries(Object.keys(stage.shape).map((name) => [name, z.unknown().optional()])),
  ) as unknown as z.ZodType<DraftOf<S>, DraftOf<S>>

/** A field of a draft that breaks a rule. */
export interface Fault {
  /** `experiments.0.cost` */
  field: string
  issue: Issue
  params: Readonly<Record<string, number>>
}

const issueOf = (message: string): Issue => ISSUES.find((issue) => issue === message) ?? 'choice'

/** Every rule that a draft breaks, in the order of the form; none for one that may be submitted. */
export function faultsOf(stage: z.ZodObject, draft: unknown): Fault[] {
  const parsed = stage.safeParse(draft ?? {})
  if (parsed.success) return []
  const order = Object.keys(stage.shape)
  return parsed.error.issues
    .map((issue) => ({
      field: issue.path.join('.'),
      issue: issueOf(issue.message),
      params: ('params' in issue ? issue.params : {}) as Fault['params'],
    }))
    .sort((a, b) => order.indexOf(a.field.split('.')[0]!) - order.indexOf(b.field.split('.')[0]!))
}

export interface Completeness {
  /** Required fields. */
  required: number
  /** Those of them that hold something right. */
  filled: number
  faults: readonly Fault[]
}

/** Whether a field may not be left out. */
export const isRequired = (field: z.ZodType) => !field.safeParse(undefined).success

/**
 * How far a draft has come. What a choice makes required (the sum of a wanted insurance) counts as required while it
 * is missing.
 */
export function completenessOf(stage: z.ZodObject, draft: unknown): Completeness {
  const faults = faultsOf(stage, draft)
  const always = Object.keys(stage.shape).filter((name) => isRequired(stage.shape[name] as z.ZodType))
  const wrong = new Set(faults.map(({ field }) => field.split('.')[0]!))
  const missing = faults.filter(
    ({ field, issue }) => issue === 'required' && !always.includes(field.split('.')[0]!),
  )
  return {
    required: always.length + new Set(missing.map(({ field }) => field)).size,
    filled: always.filter((name) => !wrong.has(name)).length,
    faults,
  }
}

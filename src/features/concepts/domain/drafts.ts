import * as z from 'zod/mini'
import { pathKey } from '@/shared/form/fieldPath'
import { check, type ValidationError, type IssueKey } from '@/shared/form/validation'

export const CONCEPT_RULES = ['sum', 'comment', 'after'] as const
export type ConceptRule = (typeof CONCEPT_RULES)[number]

/** Input so far: any field may be absent or invalid. */
export type DraftOf<S extends z.ZodMiniType> = { readonly [K in keyof z.input<S>]?: z.input<S>[K] | null }

/** Schema for the draft of a stage: its known fields with any value; unknown fields are dropped. */
export const draftOf = <S extends z.ZodMiniObject>(stage: S) =>
  z.object(
    Object.fromEntries(Object.keys(stage.shape).map((name) => [name, z.optional(z.unknown())])),
  ) as unknown as z.ZodMiniType<DraftOf<S>, DraftOf<S>>

export interface FieldError {
  /** Path such as `experiments.0.cost`. */
  field: string
  issue: IssueKey | ConceptRule
  params: Readonly<Record<string, string | number>>
}

const toFieldError = ({ path, key, params }: ValidationError<ConceptRule>): FieldError => ({
  field: pathKey(path),
  issue: key,
  params,
})

/** Returns the first error of each invalid field of a draft, in form order; empty for a draft that may be submitted. */
export function fieldErrorsOf(stage: z.ZodMiniObject, draft: unknown): FieldError[] {
  const order = Object.keys(stage.shape)
  return check<unknown, ConceptRule>(stage, draft ?? {})
    .issues.map(toFieldError)
    .sort((a, b) => order.indexOf(a.field.split('.')[0]!) - order.indexOf(b.field.split('.')[0]!))
}

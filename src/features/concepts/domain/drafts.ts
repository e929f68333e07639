import * as z from 'zod/mini'
import { pathKey } from '@/shared/form/fieldPath'
import { check, type ValidationError, type IssueKey } from '@/shared/form/validation'

/** The rules that only a concept has. */
export const CONCEPT_RULES = ['sum', 'comment', 'after'] as const
export type ConceptRule = (typeof CONCEPT_RULES)[number]

/** What is typed so far: any field may be absent, and need not be right yet. */
export type DraftOf<S extends z.ZodMiniType> = { readonly [K in keyof z.input<S>]?: z.input<S>[K] | null }

/** A stage as it is kept while it is written: its known fields with whatever they hold, the others left out. */
export const draftOf = <S extends z.ZodMiniObject>(stage: S) =>
  z.object(
    Object.fromEntries(Object.keys(stage.shape).map((name) => [name, z.optional(z.unknown())])),
  ) as unknown as z.ZodMiniType<DraftOf<S>, DraftOf<S>>

/** A field of a draft that breaks a rule. */
export interface FieldIssue {
  /** `experiments.0.cost` */
  field: string
  issue: IssueKey | ConceptRule
  params: Readonly<Record<string, string | number>>
}

const fieldIssueOf = ({ path, key, params }: ValidationError<ConceptRule>): FieldIssue => ({
  field: pathKey(path),
  issue: key,
  params,
})

/** The first rule that each wrong field of a draft breaks, in the order of the form; none for one that may be submitted. */
export function issuesOf(stage: z.ZodMiniObject, draft: unknown): FieldIssue[] {
  const order = Object.keys(stage.shape)
  return check<unknown, ConceptRule>(stage, draft ?? {})
    .issues.map(fieldIssueOf)
    .sort((a, b) => order.indexOf(a.field.split('.')[0]!) - order.indexOf(b.field.split('.')[0]!))
}

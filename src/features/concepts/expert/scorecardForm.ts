import * as z from 'zod/mini'
import { oneOf, required } from '@/shared/form/fieldParsers'
import { ItemInput, VOTES, weightedScore, type Scorecard } from '../domain/review'

type FieldValue = string | number | null | undefined

/** Unvalidated scorecard; its items are those of the dictionary `poc_score_item`. */
export interface ScorecardDraft {
  items?: Record<string, { score?: FieldValue; comment?: FieldValue } | undefined>
  vote?: (typeof VOTES)[number]
}

/** Schema of the scorecard's form, items by code; a recusal needs none. */
export function scorecardSchema(codes: readonly string[]): z.ZodMiniType<Scorecard> {
  const requiredFields = (draft: unknown): unknown => {
    const { items = {}, vote } = draft as ScorecardDraft
    return vote === 'recuse'
      ? { vote }
      : { vote, items: Object.fromEntries(codes.map((code) => [code, items[code] ?? {}])) }
  }
  return z.pipe(
    z.transform(requiredFields),
    z.pipe(
      z.object({
        items: z.optional(z.object(Object.fromEntries(codes.map((code) => [code, ItemInput])))),
        vote: required(oneOf(VOTES)),
      }),
      z.transform(({ items, vote }) => ({
        vote,
        scores: items ? codes.map((item) => ({ item, ...items[item]! })) : [],
      })),
    ),
  )
}

/** Weighted score of the items scored so far, and their number. */
export function partialScore(draft: ScorecardDraft, weights: ReadonlyMap<string, number>) {
  const scores = [...weights.keys()].flatMap((item) => {
    const score = Number(draft.items?.[item]?.score)
    return score > 0 ? [{ item, score }] : []
  })
  return { total: weightedScore(scores, weights), count: scores.length }
}

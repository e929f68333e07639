import * as z from 'zod/mini'
import { oneOf, required } from '@/shared/form/fieldParsers'
import { ItemInput, VOTES, weightedScore, type Scorecard } from '../domain/review'

type Typed = string | number | null | undefined

/** A scorecard as far as it is filled in; its items are those of the dictionary `poc_score_item`. */
export interface CardDraft {
  items?: Record<string, { score?: Typed; comment?: Typed } | undefined>
  vote?: (typeof VOTES)[number]
}

/** A scorecard's form: each item under its code; none is asked of who recuses himself. */
export function cardForm(codes: readonly string[]): z.ZodMiniType<Scorecard> {
  const asked = (draft: unknown): unknown => {
    const { items = {}, vote } = draft as CardDraft
    return vote === 'recuse'
      ? { vote }
      : { vote, items: Object.fromEntries(codes.map((code) => [code, items[code] ?? {}])) }
  }
  return z.pipe(
    z.transform(asked),
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

/** The weighted score of what is scored so far, and of how many items. */
export function scoredSoFar(draft: CardDraft, weights: ReadonlyMap<string, number>) {
  const scores = [...weights.keys()].flatMap((item) => {
    const score = Number(draft.items?.[item]?.score)
    return score > 0 ? [{ item, score }] : []
  })
  return { total: weightedScore(scores, weights), count: scores.length }
}

import { faultsOf, type Fault } from '../domain/drafts'
import { Scorecard, weightedScore, type VOTES } from '../domain/review'
import type { FieldFault } from './checks'

type Typed = string | number | null | undefined

/** A scorecard as far as it is filled in; its items are those of the dictionary `poc_score_item`. */
export interface CardDraft {
  items?: Record<string, { score?: Typed; comment?: Typed } | undefined>
  vote?: (typeof VOTES)[number]
}

/** What would be handed in: an entry for each item, or none from who recuses himself. */
export const cardOf = ({ items = {}, vote }: CardDraft, codes: readonly string[]) => ({
  vote,
  scores: vote === 'recuse' ? [] : codes.map((item) => ({ item, ...items[item] })),
})

/** Everything that is wrong with a scorecard, by the field of the form that mends it. */
export const cardFaults = (draft: CardDraft, codes: readonly string[]): FieldFault[] =>
  faultsOf(Scorecard, cardOf(draft, codes)).map((fault) => ({ ...fault, ...placeOf(fault, codes) }))

function placeOf({ field, issue }: Fault, codes: readonly string[]): Pick<FieldFault, 'path' | 'issue'> {
  const [list, index, cell] = field.split('.')
  if (list === 'vote') return { path: ['vote'], issue: 'required' }
  return { path: ['items', codes[Number(index)] ?? '', cell ?? 'score'], issue }
}

/** The weighted score of what is scored so far, and of how many items. */
export function scoredSoFar(draft: CardDraft, weights: ReadonlyMap<string, number>) {
  const scores = [...weights.keys()].flatMap((item) => {
    const score = Number(draft.items?.[item]?.score)
    return score > 0 ? [{ item, score }] : []
  })
  return { total: weightedScore(scores, weights), count: scores.length }
}

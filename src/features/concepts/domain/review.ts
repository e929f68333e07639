import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { dictCode, integer, nullable, required } from '@/shared/form/fieldParsers'
import type { ConceptRule } from './drafts'
import { needsComment, SCORE, words } from './limits'

export const VOTES = ['invest', 'conditions', 'moreInfo', 'decline', 'recuse'] as const

/** What is said of an item of the scorecard: a remarkable score needs a comment. */
const Judgement = { score: required(integer(SCORE.min, SCORE.max)), comment: nullable(words('comment')) }

function commented(
  { score, comment }: { score?: number; comment?: string | null },
  context: z.core.$RefinementCtx,
) {
  const refuse: AddError<ConceptRule> = errorReporter(context)
  if (score !== undefined && needsComment(score) && !comment) refuse(['comment'], 'comment')
}

/** An item of a scorecard while it is filled in. */
export const ItemInput = z.object(Judgement).check(z.superRefine(commented, RUN_DESPITE_FIELD_ERRORS))

const ItemScore = z
  .object({
    /** Dictionary `poc_score_item`. */
    item: required(dictCode),
    ...Judgement,
  })
  .check(z.superRefine(commented, RUN_DESPITE_FIELD_ERRORS))
export type ItemScore = z.infer<typeof ItemScore>

/** An expert's judgement. Who recuses himself now gives no scores. */
export const Scorecard = z.object({ scores: z.array(ItemScore), vote: z.enum(VOTES) }).check(
  z.superRefine(({ scores, vote }, context) => {
    if (vote !== 'recuse' && scores?.length === 0) errorReporter(context)(['scores'], 'required')
  }, RUN_DESPITE_FIELD_ERRORS),
)
export type Scorecard = z.infer<typeof Scorecard>

/** Judgements needed of a panel: more than half of its members without a conflict. */
export const quorumOf = (members: number) => Math.floor(members / 2) + 1

/** Whether a decision may follow: nobody of the panel has still to declare, and enough of it have judged. */
export const isJudged = ({
  members,
  votes,
  undeclared,
}: Record<'members' | 'votes' | 'undeclared', number>) => undeclared === 0 && votes >= quorumOf(members)

/** Weights of the items of a scorecard, as the dictionary `poc_score_item` keeps them. */
export const weightsOf = (
  entries: readonly { dictValue: string; remark?: string | null | undefined }[],
): ReadonlyMap<string, number> =>
  new Map(entries.map(({ dictValue, remark }) => [dictValue, Number(remark) || 0]))

/** Items that a judgement leaves out; none is asked of who recuses himself. */
export const unscored = (
  { scores, vote }: Pick<Scorecard, 'scores' | 'vote'>,
  weights: ReadonlyMap<string, number>,
): string[] =>
  vote === 'recuse' ? [] : [...weights.keys()].filter((item) => !scores.some((score) => score.item === item))

/** Mean of the scores by the weights of their items, 1..10; null while none of them has a weight. */
export function weightedScore(
  scores: readonly Pick<ItemScore, 'item' | 'score'>[],
  weights: ReadonlyMap<string, number>,
): number | null {
  const weightOf = ({ item }: Pick<ItemScore, 'item'>) => weights.get(item) ?? 0
  const total = scores.reduce((sum, each) => sum + weightOf(each), 0)
  if (total === 0) return null
  return scores.reduce((sum, each) => sum + each.score * weightOf(each), 0) / total
}

import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { dictCode, integer, nullable, required } from '@/shared/form/fieldParsers'
import type { ConceptRule } from './drafts'
import { needsComment, SCORE, limitedText } from './limits'

export const VOTES = ['invest', 'conditions', 'moreInfo', 'decline', 'recuse'] as const

/** Extreme scores need a comment. */
const Judgement = {
  score: required(integer(SCORE.min, SCORE.max)),
  comment: nullable(limitedText('comment')),
}

function requireComment(
  { score, comment }: { score?: number; comment?: string | null },
  context: z.core.$RefinementCtx,
) {
  const addError: AddError<ConceptRule> = errorReporter(context)
  if (score !== undefined && needsComment(score) && !comment) addError(['comment'], 'comment')
}

export const ItemInput = z.object(Judgement).check(z.superRefine(requireComment, RUN_DESPITE_FIELD_ERRORS))

const ItemScore = z
  .object({
    /** Dictionary `poc_score_item`. */
    item: required(dictCode),
    ...Judgement,
  })
  .check(z.superRefine(requireComment, RUN_DESPITE_FIELD_ERRORS))
export type ItemScore = z.infer<typeof ItemScore>

/** An expert's judgement. Experts who recuse themselves give no scores. */
export const Scorecard = z.object({ scores: z.array(ItemScore), vote: z.enum(VOTES) }).check(
  z.superRefine(({ scores, vote }, context) => {
    if (vote !== 'recuse' && scores?.length === 0) errorReporter(context)(['scores'], 'required')
  }, RUN_DESPITE_FIELD_ERRORS),
)
export type Scorecard = z.infer<typeof Scorecard>

/** Number of judgements required of a panel: more than half of its members without a conflict. */
export const quorumOf = (members: number) => Math.floor(members / 2) + 1

/** True when a decision may follow: all members have declared, and enough of them have judged. */
export const isDecidable = ({
  members,
  votes,
  undeclared,
}: Record<'members' | 'votes' | 'undeclared', number>) => undeclared === 0 && votes >= quorumOf(members)

/** Weights by item of the scorecard; the dictionary `poc_score_item` keeps them in `remark`. */
export const weightsOf = (
  entries: readonly { dictValue: string; remark?: string | null | undefined }[],
): ReadonlyMap<string, number> =>
  new Map(entries.map(({ dictValue, remark }) => [dictValue, Number(remark) || 0]))

/** Items that a judgement leaves out; empty for a recusal. */
export const unscoredItems = (
  { scores, vote }: Pick<Scorecard, 'scores' | 'vote'>,
  weights: ReadonlyMap<string, number>,
): string[] =>
  vote === 'recuse' ? [] : [...weights.keys()].filter((item) => !scores.some((score) => score.item === item))

/** Weighted mean of the scores, 1 to 10; null while no item has a weight. */
export function weightedScore(
  scores: readonly Pick<ItemScore, 'item' | 'score'>[],
  weights: ReadonlyMap<string, number>,
): number | null {
  const weightOf = ({ item }: Pick<ItemScore, 'item'>) => weights.get(item) ?? 0
  const total = scores.reduce((sum, each) => sum + weightOf(each), 0)
  if (total === 0) return null
  return scores.reduce((sum, each) => sum + each.score * weightOf(each), 0) / total
}

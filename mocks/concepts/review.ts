import type { conceptApi } from '@/features/concepts/model/concepts.api'
import type { NOTED_STAGES } from '@/features/concepts/domain/inputs'
import { weightedScore } from '@/features/concepts/domain/review'
import { pathOf, valueAt } from '@/shared/form/fieldPath'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import { now } from '../platform/clock'
import { scoreWeights } from './figures'
import { reviewOf, type StoredConcept } from './store'
import { nextId, type Account } from '../platform/db'
import { db } from '../account/store'

type Scores = RawAnswerOf<typeof conceptApi.scores>
type Stage = (typeof NOTED_STAGES)[number]

const draftOf = (concept: StoredConcept, stage: Stage): unknown =>
  stage === 'first' ? concept.firstStage : concept.secondStage

const valueInDraft = (concept: StoredConcept, stage: Stage, field: string) =>
  valueAt(draftOf(concept, stage), pathOf(field)) ?? null

export const withNotes = (
  concept: StoredConcept,
  { nickName }: Account,
  stage: Stage,
  notes: readonly { field: string; text: string }[],
): Pick<StoredConcept, 'notes'> => ({
  notes: [
    ...(concept.notes ?? []),
    ...notes.map(({ field, text }) => ({
      id: nextId(),
      stage,
      field,
      text,
      author: nickName,
      time: now(),
      reply: null,
      before: valueInDraft(concept, stage, field),
      after: null,
    })),
  ],
})

export const withReview =
  ({ userId }: Account, review: StoredConcept['reviews'][string]) =>
  ({ reviews }: StoredConcept): Pick<StoredConcept, 'reviews'> => ({
    reviews: { ...reviews, [userId]: review },
  })

/** Records the fields' new values in their notes when a stage is resubmitted. */
export const withAnswers = (concept: StoredConcept, stage: Stage) =>
  (concept.notes ?? []).map((note) =>
    note.stage === stage && (note.after === null || note.after === undefined)
      ? { ...note, after: valueInDraft(concept, stage, note.field) }
      : note,
  )

/** Panel of a submitted concept: every expert. Reviews start over, except for declared conflicts. */
export function panelFor({ ownerId, creatorId, reviews }: StoredConcept) {
  const experts = db.accounts.filter(({ roles }) => roles.includes('poc_expert'))
  return {
    panel: experts.map(({ userId }) => userId).filter((id) => id !== ownerId && id !== creatorId),
    reviews: Object.fromEntries(Object.entries(reviews).filter(([, { hasConflict }]) => hasConflict)),
  }
}

const cardOf = ({ name, card }: StoredConcept['reviews'][string]) =>
  card && {
    by: name,
    time: card.time,
    scores: card.scores,
    vote: card.vote,
    total: weightedScore(card.scores, scoreWeights()),
  }

const NO_REVIEW = { members: 0, votes: 0, undeclared: 0, mine: 'none' as const }

/**
 * Scores visible to the caller: their own, and others' once they have scored. The chair does not score and sees all.
 */
export function scoresFor(concept: StoredConcept, account: Account): Scores {
  const review = reviewOf(concept, account) ?? NO_REVIEW
  const own = concept.reviews[account.userId]
  const isChair = account.roles.includes('poc_expert_chair') && review.mine === 'declared'
  const others = Object.entries(concept.reviews).flatMap(([id, each]) => {
    const card = id === account.userId || each.hasConflict ? undefined : cardOf(each)
    return card ? [card] : []
  })
  return {
    mine: (own && cardOf(own)) ?? null,
    others: review.mine === 'scored' || isChair ? others : [],
    review: { ...review, deadline: concept.deadline },
  }
}

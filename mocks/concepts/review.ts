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

/** What a stage holds at `experiments.0.cost`. */
const heldAt = (concept: StoredConcept, stage: Stage, field: string) =>
  valueAt(draftOf(concept, stage), pathOf(field)) ?? null

/** The notes with new ones on fields, each with what the field held. */
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
      before: heldAt(concept, stage, field),
      after: null,
    })),
  ],
})

/** The judgement with what a member of the panel has said. */
export const withReview =
  ({ userId }: Account, review: StoredConcept['reviews'][string]) =>
  ({ reviews }: StoredConcept): Pick<StoredConcept, 'reviews'> => ({
    reviews: { ...reviews, [userId]: review },
  })

/** The notes with what their fields hold now that the stage is handed in again. */
export const withAnswers = (concept: StoredConcept, stage: Stage) =>
  (concept.notes ?? []).map((note) =>
    note.stage === stage && (note.after === null || note.after === undefined)
      ? { ...note, after: heldAt(concept, stage, note.field) }
      : note,
  )

/** Who judges a concept that was handed in: every expert, from the start again, but for conflicts known before. */
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

/** The judgements that a caller may see: his own, then those of others; the chair, who gives none, sees all of them. */
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

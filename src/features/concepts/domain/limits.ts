import { amount, text } from '@/shared/form/fieldParsers'

/** Characters, both ends included. */
export const TEXT_LIMITS = {
  name: { min: 2, max: 80 },
  /** Of an auditor who passes a concept. */
  opinion: { min: 10, max: 500 },
  /** Of whoever returns or stops one. */
  reason: { min: 5, max: 500 },
  note: { min: 2, max: 500 },
  reply: { min: 2, max: 500 },
  /** Said after a decision. */
  addendum: { min: 10, max: 2000 },
  comment: { min: 2, max: 500 },
  line: { min: 1, max: 200 },
  summary: { min: 10, max: 1000 },
  text: { min: 1, max: 2000 },
} as const
export type TextLimit = keyof typeof TEXT_LIMITS

/** Text of one of these lengths. */
export const words = (limit: TextLimit) => text(TEXT_LIMITS[limit].min, TEXT_LIMITS[limit].max)

export const SCORE = { min: 1, max: 10 } as const
/** A score at or beyond one of these needs a comment. */
const REMARKABLE = { low: 3, high: 9 }
export const needsComment = (score: number) => score <= REMARKABLE.low || score >= REMARKABLE.high

/** Rows of a table in a form. */
export const MAX_ROWS = 50
/** Money, in plain units: below decimal(18,2), as far as a number keeps its cents. */
export const money = amount(0, 9_999_999_999_999)

import { amount, text } from '@/shared/form/fieldParsers'

/** In characters, both ends included. */
export const TEXT_LIMITS = {
  name: { min: 2, max: 80 },
  /** By an auditor who passes a concept. */
  opinion: { min: 10, max: 500 },
  /** For returning or stopping a concept. */
  reason: { min: 5, max: 500 },
  note: { min: 2, max: 500 },
  reply: { min: 2, max: 500 },
  addendum: { min: 10, max: 2000 },
  comment: { min: 2, max: 500 },
  line: { min: 1, max: 200 },
  summary: { min: 10, max: 1000 },
  text: { min: 1, max: 2000 },
} as const
export type TextLimit = keyof typeof TEXT_LIMITS

export const limitedText = (limit: TextLimit) => text(TEXT_LIMITS[limit].min, TEXT_LIMITS[limit].max)

export const SCORE = { min: 1, max: 10 } as const
/** Scores at or beyond these need a comment. */
const COMMENT_THRESHOLDS = { low: 3, high: 9 }
export const needsComment = (score: number) =>
  score <= COMMENT_THRESHOLDS.low || score >= COMMENT_THRESHOLDS.high

/** Rows of a table in a form. */
export const MAX_ROWS = 50
/** In currency units: within decimal(18,2), and small enough for a number to keep its cents. */
export const money = amount(0, 9_999_999_999_999)

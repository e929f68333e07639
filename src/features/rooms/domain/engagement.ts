export interface EngagementInput {
  sessions: number
  /** Documents visible to them, and the number that they have opened. */
  permitted: number
  opened: number
  minutes: number
  questions: number
  /** Days since the last visit of a member; null if there was none. */
  idleDays: number | null
}

const saturation = (value: number, max: number) => Math.min(1, value / max)

/** Components of the score in the formula's order, with maximum points and the share reached, 0 to 1. */
const PARTS = {
  sessions: { maxPoints: 30, shareOf: ({ sessions }: EngagementInput) => saturation(sessions, 10) },
  documents: {
    maxPoints: 25,
    shareOf: ({ opened, permitted }: EngagementInput) =>
      permitted === 0 ? 0 : saturation(opened, permitted),
  },
  minutes: { maxPoints: 20, shareOf: ({ minutes }: EngagementInput) => saturation(minutes, 120) },
  questions: { maxPoints: 15, shareOf: ({ questions }: EngagementInput) => saturation(questions, 10) },
  recency: {
    maxPoints: 10,
    shareOf: ({ idleDays }: EngagementInput) =>
      idleDays === null ? 0 : Math.exp(-Math.max(0, idleDays) / 14),
  },
} as const

export type EngagementPart = keyof typeof PARTS
export const ENGAGEMENT_PARTS = Object.keys(PARTS) as EngagementPart[]

/** Engagement score of a tag, 0 to 100, with the points of each component. */
export function engagementOf(doings: EngagementInput): {
  total: number
  parts: Record<EngagementPart, number>
} {
  const parts = Object.fromEntries(
    ENGAGEMENT_PARTS.map((part) => [part, PARTS[part].maxPoints * PARTS[part].shareOf(doings)]),
  ) as Record<EngagementPart, number>
  return { total: ENGAGEMENT_PARTS.reduce((sum, part) => sum + parts[part], 0), parts }
}

/** Ms without an action after which a new session starts. */
const SESSION_GAP = 30 * 60_000

/** Number of sessions in a person's actions, given their times in ms. */
export function sessionsIn(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted.filter((time, at) => at === 0 || time - sorted[at - 1]! > SESSION_GAP).length
}

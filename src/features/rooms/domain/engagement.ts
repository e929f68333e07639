/** What the members of a tag have done in a room. */
export interface Doings {
  sessions: number
  /** Documents that they may see, and how many of them they have opened. */
  permitted: number
  opened: number
  /** In which pages were read. */
  minutes: number
  questions: number
  /** Since one of them was there; null where none ever was. */
  idleDays: number | null
}

const full = (value: number, most: number) => Math.min(1, value / most)

/** The parts of the engagement, in the order in which the formula names them: what each counts at most, and how. */
const PARTS = {
  sessions: { most: 30, shareOf: ({ sessions }: Doings) => full(sessions, 10) },
  documents: {
    most: 25,
    shareOf: ({ opened, permitted }: Doings) => (permitted === 0 ? 0 : full(opened, permitted)),
  },
  minutes: { most: 20, shareOf: ({ minutes }: Doings) => full(minutes, 120) },
  questions: { most: 15, shareOf: ({ questions }: Doings) => full(questions, 10) },
  recency: {
    most: 10,
    shareOf: ({ idleDays }: Doings) => (idleDays === null ? 0 : Math.exp(-Math.max(0, idleDays) / 14)),
  },
} as const

export type EngagementPart = keyof typeof PARTS
export const ENGAGEMENT_PARTS = Object.keys(PARTS) as EngagementPart[]

/** How much a tag takes part, 0 to 100, and what it is made of. */
export function engagementOf(doings: Doings): { total: number; parts: Record<EngagementPart, number> } {
  const parts = Object.fromEntries(
    ENGAGEMENT_PARTS.map((part) => [part, PARTS[part].most * PARTS[part].shareOf(doings)]),
  ) as Record<EngagementPart, number>
  return { total: ENGAGEMENT_PARTS.reduce((sum, part) => sum + parts[part], 0), parts }
}

/** Ms without an act after which the next one begins another session. */
const PAUSE = 30 * 60_000

/** How many sessions the acts of one person are, by their times in ms. */
export function sessionsIn(times: readonly number[]): number {
  const inOrder = times.toSorted((a, b) => a - b)
  return inOrder.filter((time, at) => at === 0 || time - inOrder[at - 1]! > PAUSE).length
}

import type { FindingState, Health } from './states'

export interface HealthFacts {
  /** ISO day. */
  today: string
  end: string
  /** The project has ended, regardless of its dates. */
  isOver: boolean
  milestones: readonly { due: string; isAccepted: boolean }[]
  budget: number
  spent: number
  /** Accepted milestones by weight, 0 to 100. */
  progress: number
  findings: readonly { severity: number; likelihood: number; state: FindingState }[]
}

export const HEALTH_PARTS = ['dates', 'budget', 'findings'] as const
export type HealthPart = (typeof HEALTH_PARTS)[number]

/** Figures from which a part is at risk or off track [assumed]. */
export const HEALTH_LIMITS = {
  /** Days since the most overdue milestone or the end of the project. */
  dates: { atRisk: 1, offTrack: 31 },
  /** Percent of the budget spent, minus percent of the milestones accepted. */
  budget: { atRisk: 15, offTrack: 30 },
  /** Severity × likelihood of the worst open finding. */
  findings: { atRisk: 10, offTrack: 20 },
} as const satisfies Record<HealthPart, { atRisk: number; offTrack: number }>

const DAY = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

function delayOf({ today, end, isOver, milestones }: HealthFacts): number {
  if (isOver) return 0
  const due = [end, ...milestones.flatMap((each) => (each.isAccepted ? [] : [each.due]))]
  return Math.max(0, ...due.map((day) => daysBetween(day, today)))
}

function overspentOf({ budget, spent, progress }: HealthFacts): number {
  const used = budget > 0 ? (spent / budget) * 100 : spent > 0 ? 100 : 0
  return Math.max(0, Math.round(used - progress))
}

const exposureOf = ({ findings }: HealthFacts) =>
  Math.max(
    0,
    ...findings.map(({ severity, likelihood, state }) => (state === 'open' ? severity * likelihood : 0)),
  )

const FIGURE_OF: Record<HealthPart, (facts: HealthFacts) => number> = {
  dates: delayOf,
  budget: overspentOf,
  findings: exposureOf,
}

export interface HealthOfPart {
  part: HealthPart
  figure: number
  health: Health
}

function healthOfPart(part: HealthPart, facts: HealthFacts): HealthOfPart {
  const figure = FIGURE_OF[part](facts)
  const { atRisk, offTrack } = HEALTH_LIMITS[part]
  return { part, figure, health: figure >= offTrack ? 'offTrack' : figure >= atRisk ? 'atRisk' : 'onTrack' }
}

/** Health of a project: that of its worst part. */
export function healthOf(facts: HealthFacts): { health: Health; parts: HealthOfPart[] } {
  const parts = HEALTH_PARTS.map((part) => healthOfPart(part, facts))
  const has = (health: Health) => parts.some((each) => each.health === health)
  return { health: has('offTrack') ? 'offTrack' : has('atRisk') ? 'atRisk' : 'onTrack', parts }
}

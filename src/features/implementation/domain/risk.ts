import { HEALTH_LIMITS } from './health'

/** How bad a finding is, and how likely: one to five. */
export const RISK_STEPS = [1, 2, 3, 4, 5] as const

export type Band = 'low' | 'medium' | 'high'

/** What a finding would make of the health of its project while it is open: nothing, at risk or off track. */
export function bandOf({ severity, likelihood }: { severity: number; likelihood: number }): Band {
  const { atRisk, offTrack } = HEALTH_LIMITS.findings
  const product = severity * likelihood
  return product >= offTrack ? 'high' : product >= atRisk ? 'medium' : 'low'
}

import { HEALTH_LIMITS } from './health'

export const RISK_STEPS = [1, 2, 3, 4, 5] as const

export type RiskBand = 'low' | 'medium' | 'high'

/** Effect that an open finding has on the health of its project: none, at risk or off track. */
export function riskBandOf({ severity, likelihood }: { severity: number; likelihood: number }): RiskBand {
  const { atRisk, offTrack } = HEALTH_LIMITS.findings
  const product = severity * likelihood
  return product >= offTrack ? 'high' : product >= atRisk ? 'medium' : 'low'
}

import { applyScenario, evaluate, SCENARIOS, type Evaluation, type Resolved } from '../../engine'
import type { RegionName } from '../../engine/method/valuationTypes'
import type { ReportContent } from './reportContent'

/** Contribution of each region over all indications: sales less their costs, tax and working capital. */
export function contributions({ regions }: Pick<Evaluation, 'regions'>): Map<RegionName, number> {
  const sums = new Map<RegionName, number>()
  for (const { region, pvContribution } of regions) sums.set(region, (sums.get(region) ?? 0) + pvContribution)
  return sums
}

type InScenario = ReportContent['scenarios']['rows'][number]['regions']

/** Contribution of each region in each of the method's scenarios; empty without regions. */
export const contributionsInScenarios = (resolved: Resolved): InScenario[] =>
  SCENARIOS.map((scenario) =>
    [...contributions(evaluate(applyScenario(resolved, scenario)))].map(([region, pvContribution]) => ({
      region,
      pvContribution,
    })),
  )

/** rNPV of the scenarios by region; amounts are in the order of the scenarios. */
export interface ScenariosByRegion {
  regions: { region: string; amounts: (number | null)[] }[]
  /** Development, launch, and indications without regions. */
  rest: number[]
}

export function scenariosByRegion({ scenarios: { rows } }: ReportContent): ScenariosByRegion | null {
  const names = new Set(rows.flatMap(({ regions }) => regions.map(({ region }) => region)))
  if (names.size === 0) return null
  const amountIn = ({ regions }: (typeof rows)[number], name: string) =>
    regions.find(({ region }) => region === name)?.pvContribution ?? null
  return {
    regions: [...names].map((region) => ({ region, amounts: rows.map((row) => amountIn(row, region)) })),
    rest: rows.map(({ rnpv, regions }) =>
      regions.reduce((left, { pvContribution }) => left - pvContribution, rnpv),
    ),
  }
}

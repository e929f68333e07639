import { applyScenario, evaluate, SCENARIOS, type Evaluation, type Resolved } from '../../engine'
import type { RegionName } from '../../engine/method/types'
import type { ReportContent } from './content'

/** What each region brings, of all indications together: sales less their costs, tax and working capital. */
export function contributions({ regions }: Pick<Evaluation, 'regions'>): Map<RegionName, number> {
  const sums = new Map<RegionName, number>()
  for (const { region, pvContribution } of regions) sums.set(region, (sums.get(region) ?? 0) + pvContribution)
  return sums
}

type InScenario = ReportContent['scenarios']['rows'][number]['regions']

/** What each region brings in each of the method's scenarios; none where there are no regions. */
export const contributionsInScenarios = (resolved: Resolved): InScenario[] =>
  SCENARIOS.map((scenario) =>
    [...contributions(evaluate(applyScenario(resolved, scenario)))].map(([region, pvContribution]) => ({
      region,
      pvContribution,
    })),
  )

/** The scenarios' rNPVs taken apart; amounts stand in the order of the scenarios. */
export interface ScenariosByRegion {
  regions: { region: string; amounts: (number | null)[] }[]
  /** Development, launch, and indications without regions. */
  rest: number[]
}

/** Null where no scenario has regions, as in older reports. */
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

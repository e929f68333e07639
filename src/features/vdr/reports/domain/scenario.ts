/** What a scenario may change of a valuation, named as in its form, in its order. */
export const SCENARIO_INPUTS = [
  'marketSize',
  'growth',
  'annualCostPerPatient',
  'peakShare',
  'cogs',
  'sga',
  'wacc',
] as const
export type ScenarioInput = (typeof SCENARIO_INPUTS)[number]

/** Scenarios that are compared with their base at a time. */
export const MOST_COMPARED = 3

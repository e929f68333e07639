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

/** Scenarios that are compared with their base at a time. */
export const MOST_COMPARED = 3

/** What a report, or a scenario made of it, is called in its room. */
export const reportName = (pipeline: string, version: number, scenario = ''): string =>
  [`${pipeline} v${version}`, scenario].filter(Boolean).join(' · ')

/** Fields of a valuation that a scenario may change, with the names and in the order of its form. */
export const SCENARIO_INPUTS = [
  'marketSize',
  'growth',
  'annualCostPerPatient',
  'peakShare',
  'cogs',
  'sga',
  'wacc',
] as const

export const MAX_COMPARED_SCENARIOS = 3

export const reportName = (pipeline: string, version: number, scenario = ''): string =>
  [`${pipeline} v${version}`, scenario].filter(Boolean).join(' · ')

/** New patients per year, or people who live with the disease. */
export const PATIENT_BASES = ['incidence', 'prevalence'] as const

/** Percentages of the patients of the previous step; empty means all of them. */
export const PATIENT_SHARES = ['diagnosed', 'inLine', 'eligible', 'treated'] as const
export type PatientShare = (typeof PATIENT_SHARES)[number]

/** Fields from which the market size is calculated, in the order of the calculation. */
export const PATIENT_FIELDS = [
  'population',
  'rate',
  ...PATIENT_SHARES,
  'treatmentMonths',
  'compliance',
] as const
export type PatientField = (typeof PATIENT_FIELDS)[number]

/** Number of people to which rates refer. */
export const PER_PEOPLE = 100_000

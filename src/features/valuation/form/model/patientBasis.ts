/** New patients in a year, or those who live with the disease. */
export const PATIENT_BASES = ['incidence', 'prevalence'] as const

/** Parts of the patients before, in percent; all of them where one is left empty. */
export const PATIENT_SHARES = ['diagnosed', 'inLine', 'eligible', 'treated'] as const
export type PatientShare = (typeof PATIENT_SHARES)[number]

/** Fields of the builder whose numbers the market size rests on, in the order of the calculation. */
export const PATIENT_FIELDS = [
  'population',
  'rate',
  ...PATIENT_SHARES,
  'treatmentMonths',
  'compliance',
] as const
export type PatientField = (typeof PATIENT_FIELDS)[number]

/** Rates are given for so many people. */
export const PER_PEOPLE = 100_000

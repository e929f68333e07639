export const DRUG_TYPES = ['chemical', 'biological'] as const
export type DrugType = (typeof DRUG_TYPES)[number]

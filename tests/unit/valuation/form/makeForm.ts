import type { FormValues } from '@/features/valuation/form/model/valuationSchema'

export const TODAY = '2026-11-21'

export const NSCLC = {
  id: 'nsclc',
  nameEn: 'Non-small cell lung cancer',
  nameZh: '非小细胞肺癌',
  therapeuticArea: 'oncology',
}
export const PSORIASIS = {
  id: 'psoriasis',
  nameEn: 'Psoriasis',
  nameZh: '银屑病',
  therapeuticArea: 'autoimmune',
}
export const PD1 = { id: 'pd1', nameEn: 'PD-1', nameZh: '程序性死亡受体1' }

/** A valid form as typed: a phase 2 antibody. Pass only what matters to the case. */
export const makeForm = (changes: Record<string, unknown> = {}): FormValues => ({
  pipelineName: 'AB-101',
  companyName: 'Acme Bio',
  drugType: 'biological',
  modality: 'antibody',
  newDrugType: 'original',
  dosageForm: 'intravenous',
  currentStage: 'phase2',
  clinicalStartDate: '2024-03-01',
  stageStartDate: '2026-02-01',
  preferredIndication: NSCLC,
  targets: [PD1],
  patientPool: '60',
  patentStatus: 'patent',
  patentExpiry: '2042-06-30',
  corePatentNumber: 'US1234567',
  dataExclusivity: 'us_biologic',
  targetMarket: 'global',
  currency: 'USD',
  marketSize: '4000000000',
  growth: '5',
  annualCostPerPatient: '120000',
  cogs: '15',
  sga: '30',
  wacc: '11',
  baseDate: TODAY,
  expectedReturn: '5',
  spend: '30000000',
  ...changes,
})

/** Additional fields that each stage needs. */
export const STAGE_FIELDS: Record<string, Record<string, unknown>> = {
  preclinical: { clinicalStartDate: undefined },
  phase1: {},
  phase2: {},
  phase3: {},
  applying: { stageStartDate: undefined, applicationDate: '2026-05-01' },
  listed: { stageStartDate: undefined, launchDate: '2025-03-01' },
  listedIndicationExpansion: {
    stageStartDate: undefined,
    launchDate: '2025-03-01',
    newIndicationClinicalDate: '2026-01-15',
  },
  listedCrossDomainExpansion: {
    stageStartDate: undefined,
    launchDate: '2025-03-01',
    newIndicationClinicalDate: '2026-01-15',
  },
}

export const inStage = (currentStage: string, changes: Record<string, unknown> = {}) =>
  makeForm({ currentStage, ...STAGE_FIELDS[currentStage], ...changes })

export const makeOtherIndication = (changes: Record<string, unknown> = {}) => ({
  indication: PSORIASIS,
  marketSize: '1000000000',
  ...changes,
})

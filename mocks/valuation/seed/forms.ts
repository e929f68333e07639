import { ValuationBody } from '@/features/valuation/form/model/valuationBody'
import type { FormValues, ValuationForm } from '@/features/valuation/form/model/valuationSchema'
import { addYears } from '@/shared/lib/dates'
import { FACTS } from '../../entities/seed/catalog/known/facts'

export function catalogueOption(entity: 'indication' | 'target', id: string) {
  const things = entity === 'indication' ? FACTS.indications : FACTS.targets
  const found = things.find((thing) => thing.id === id)
  if (!found) throw new Error(`no ${entity} ${id}`)
  const { nameEn, nameZh } = found
  return { id, nameEn, nameZh, therapeuticArea: 'therapeuticArea' in found ? found.therapeuticArea : null }
}

/** Form values, as a user would type them, for an invented oncology antibody in phase 2; pass only what differs. */
export const makeDraft = (today: string, changes: Partial<FormValues> = {}): FormValues => ({
  pipelineName: 'DEMO-101（演示）',
  companyName: '演示生物科技',
  drugType: 'biological',
  modality: 'antibody',
  newDrugType: 'original',
  dosageForm: 'intravenous',
  biomarkerSelected: false,
  currentStage: 'phase2',
  clinicalStartDate: addYears(today, -3),
  stageStartDate: addYears(today, -1),
  preferredIndication: catalogueOption('indication', 'nsclc'),
  targets: [catalogueOption('target', 'pdl1')],
  patientPool: '45',
  patentStatus: 'patent',
  patentExpiry: addYears(today, 15),
  corePatentNumber: 'DEMO-CN1010101',
  dataExclusivity: 'us_biologic',
  targetMarket: 'global',
  currency: 'USD',
  marketSize: '6000000000',
  growth: '5',
  annualCostPerPatient: '60000',
  referenceAnnualCost: '60000',
  peakShare: '12',
  cogs: '15',
  sga: '30',
  wacc: '11',
  baseDate: today,
  expectedReturn: '5',
  spend: '20000000',
  ...changes,
})

export const makeForm = (today: string, changes: Partial<FormValues> = {}): ValuationForm =>
  ValuationBody.parse(makeDraft(today, changes))

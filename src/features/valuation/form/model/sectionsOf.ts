import type { FieldPath } from '@/shared/form/fieldPath'

export const SECTIONS = ['asset', 'stage', 'indications', 'trial', 'protection', 'market', 'finance'] as const
export type SectionName = (typeof SECTIONS)[number]

/** Where the fields stand; what is not named here is in the section of costs and finance. */
const FIELDS: Readonly<Record<Exclude<SectionName, 'finance'>, readonly string[]>> = {
  asset: [
    'pipelineName',
    'companyName',
    'drugType',
    'modality',
    'newDrugType',
    'dosageForm',
    'mechanism',
    'biomarker',
    'biomarkerSelected',
  ],
  stage: [
    'currentStage',
    'clinicalStartDate',
    'stageStartDate',
    'applicationDate',
    'launchDate',
    'newIndicationClinicalDate',
  ],
  indications: ['preferredIndication', 'isRare', 'otherIndications', 'targets', 'probabilityOfApproval'],
  trial: ['trials', 'headToHeadDrug', 'headToHeadOutcome', 'combinationDrug', 'comboRevenueShare'],
  protection: [
    'patentStatus',
    'patentExpiry',
    'corePatentNumber',
    'dataExclusivity',
    'dataExclusivityYears',
    'dataExclusivityShare',
    'genericCount',
    'genericDiscount',
    'tender',
  ],
  market: [
    'targetMarket',
    'currency',
    'marketSize',
    'growth',
    'annualCostPerPatient',
    'referenceAnnualCost',
    'patientPool',
    'peakShare',
    'orderOfEntry',
    'entrants',
    'peakYear',
    'uptake',
    'currentSales',
  ],
}

/** The section in which a field is shown. */
export function sectionOf(path: FieldPath): SectionName {
  const isMarketOfOther = path[0] === 'otherIndications' && FIELDS.market.includes(String(path.at(-1)))
  if (isMarketOfOther) return 'market'
  const named = SECTIONS.find((section) => section !== 'finance' && FIELDS[section].includes(String(path[0])))
  return named ?? 'finance'
}

/** How many fields of each section still need something. */
export const missingBySection = (issues: readonly { path: FieldPath }[]): Record<SectionName, number> =>
  Object.fromEntries(
    SECTIONS.map((section) => [section, issues.filter(({ path }) => sectionOf(path) === section).length]),
  ) as Record<SectionName, number>

/** Id of a section's heading in a form of that name. */
export const headingOf = (form: string, section: SectionName) => `${form}_section_${section}`

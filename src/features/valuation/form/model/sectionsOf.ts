import { pathOf, type FieldPath } from '@/shared/form/fieldPath'
import { isFilled } from '@/shared/form/validation'
import { asks } from './applicable'
import { checkForm } from './body'
import type { Check } from './checks'
import type { FormValues } from './schema'

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
    'patients',
    'regions',
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
    'priceEvents',
  ],
}

/** The section in which a field is shown. */
export function sectionOf(path: FieldPath): SectionName {
  // A source stands with its field.
  if (path[0] === 'evidence') return sectionOf(pathOf(String(path[1])))
  const [own] = path[0] === 'otherIndications' ? pathOf(String(path[path[2] === 'evidence' ? 3 : 2])) : []
  if (FIELDS.market.includes(String(own))) return 'market'
  const named = SECTIONS.find((section) => section !== 'finance' && FIELDS[section].includes(String(path[0])))
  return named ?? 'finance'
}

const countIn = (section: SectionName, fields: readonly { path: FieldPath }[]) =>
  fields.filter(({ path }) => sectionOf(path) === section).length

/** Whether nothing has to be filled in: in place of a patent a generic has estimates. */
const isOptional = (section: SectionName, { newDrugType }: FormValues) =>
  section === 'trial' || (section === 'protection' && newDrugType === 'generic')

const holds = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holds) : isFilled(value)

/** Whether some fields, of those that are asked for, hold anything. */
export function hold(names: readonly string[], values: FormValues): boolean {
  const asked = asks(values) as Partial<Record<string, boolean>>
  return names.some((name) => asked[name] !== false && holds(values[name as keyof FormValues]))
}

export type SectionState = { kind: 'missing' | 'check'; count: number } | { kind: 'done' | 'optional' }

/** How a section stands: what it lacks or has wrong comes before what to look at twice. */
export function stateOf(section: SectionName, values: FormValues, checks: readonly Check[]): SectionState {
  const missing = countIn(section, checkForm(values).issues)
  if (missing > 0) return { kind: 'missing', count: missing }
  const unusual = countIn(section, checks)
  if (unusual > 0) return { kind: 'check', count: unusual }
  const isEmpty = isOptional(section, values) && section !== 'finance' && !hold(FIELDS[section], values)
  return { kind: isEmpty ? 'optional' : 'done' }
}

/** Whether a section begins folded away: nobody has to look at it. */
export const startsFolded = (section: SectionName, values: FormValues, checks: readonly Check[]): boolean =>
  isOptional(section, values) && ['done', 'optional'].includes(stateOf(section, values, checks).kind)

/** Id of a section's heading in a form of that name. */
export const headingOf = (form: string, section: SectionName) => `${form}_section_${section}`

import { pathOf, type FieldPath } from '@/shared/form/fieldPath'
import { isFilled } from '@/shared/form/validation'
import { visibleFields } from './visibleFields'
import { checkForm } from './valuationBody'
import type { Check } from './fieldChecks'
import type { FormValues } from './valuationSchema'

export const SECTIONS = ['asset', 'stage', 'indications', 'trial', 'protection', 'market', 'finance'] as const
export type SectionName = (typeof SECTIONS)[number]

/** Fields by section; fields that are not listed are in the finance section. */
const FIELDS_BY_SECTION: Readonly<Record<Exclude<SectionName, 'finance'>, readonly string[]>> = {
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
    'uptakeByYear',
    'currentSales',
    'priceEvents',
  ],
}

export function sectionOf(path: FieldPath): SectionName {
  // A source belongs to the section of its field.
  if (path[0] === 'evidence') return sectionOf(pathOf(String(path[1])))
  const [own] = path[0] === 'otherIndications' ? pathOf(String(path[path[2] === 'evidence' ? 3 : 2])) : []
  if (FIELDS_BY_SECTION.market.includes(String(own))) return 'market'
  const named = SECTIONS.find(
    (section) => section !== 'finance' && FIELDS_BY_SECTION[section].includes(String(path[0])),
  )
  return named ?? 'finance'
}

const countIn = (section: SectionName, fields: readonly { path: FieldPath }[]) =>
  fields.filter(({ path }) => sectionOf(path) === section).length

/** True when nothing is required: a generic has estimates instead of a patent. */
const isOptional = (section: SectionName, { newDrugType }: FormValues) =>
  section === 'trial' || (section === 'protection' && newDrugType === 'generic')

export const hasValue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasValue) : isFilled(value)

export function hasAnyValue(names: readonly string[], values: FormValues): boolean {
  const visible = visibleFields(values) as Partial<Record<string, boolean>>
  return names.some((name) => visible[name] !== false && hasValue(values[name as keyof FormValues]))
}

export type SectionState = { kind: 'missing' | 'check'; count: number } | { kind: 'done' | 'optional' }

/** State of a section; missing or invalid fields take precedence over those to check. */
export function sectionStateOf(
  section: SectionName,
  values: FormValues,
  checks: readonly Check[],
): SectionState {
  const missing = countIn(section, checkForm(values).issues)
  if (missing > 0) return { kind: 'missing', count: missing }
  const unusual = countIn(section, checks)
  if (unusual > 0) return { kind: 'check', count: unusual }
  const isEmpty =
    isOptional(section, values) && section !== 'finance' && !hasAnyValue(FIELDS_BY_SECTION[section], values)
  return { kind: isEmpty ? 'optional' : 'done' }
}

/** True when a section starts collapsed, because nothing in it needs attention. */
export const startsCollapsed = (
  section: SectionName,
  values: FormValues,
  checks: readonly Check[],
): boolean =>
  isOptional(section, values) && ['done', 'optional'].includes(sectionStateOf(section, values, checks).kind)

export const headingIdOf = (form: string, section: SectionName) => `${form}_section_${section}`

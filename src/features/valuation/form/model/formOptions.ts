import type { DrugType } from '@/entities/drugTypes'
import {
  DATA_EXCLUSIVITY,
  type Discounting,
  FORM_MODALITIES,
  type FormModality,
  GENERIC_DEVELOPMENT,
  type GenericKind,
  HEAD_TO_HEAD,
  type Region,
  type StageName,
  STAGES,
} from '../../engine'

const namesOf = <T extends object>(table: T) => Object.keys(table) as [keyof T, ...(keyof T)[]]

export const MODALITIES = namesOf(FORM_MODALITIES)

/** Made by chemical synthesis; peptides and oligonucleotides are filed as either type. */
const CHEMICAL: readonly FormModality[] = ['small_molecule', 'peptide', 'sirna', 'antisense']

export const modalitiesOf = (type: DrugType): readonly FormModality[] =>
  type === 'chemical' ? CHEMICAL : MODALITIES.filter((modality) => modality !== 'small_molecule')

export const defaultModality = (type: DrugType): FormModality =>
  type === 'chemical' ? 'small_molecule' : 'antibody'

export const NEW_DRUG_TYPES = ['original', 'generic'] as const
export const PATENT_STATUSES = ['patent', 'none'] as const

export const EXCLUSIVITIES = [...namesOf(DATA_EXCLUSIVITY), 'custom'] as const
export type ExclusivityPreset = (typeof EXCLUSIVITIES)[number]

export const CURRENT_STAGES = [
  ...STAGES,
  'listed',
  'listedIndicationExpansion',
  'listedCrossDomainExpansion',
] as const
export type CurrentStage = (typeof CURRENT_STAGES)[number]

/** On the market, with or without a further indication in development. */
export const isListed = (stage: CurrentStage | undefined) => stage?.startsWith('listed') ?? false

/** On the market; the valuation is of a further indication in development. */
export const isExpansion = (stage: CurrentStage | undefined) => stage?.endsWith('Expansion') ?? false

const FIRST_STAGE: Record<CurrentStage, StageName | null> = {
  preclinical: 'preclinical',
  phase1: 'phase1',
  phase2: 'phase2',
  phase3: 'phase3',
  applying: 'applying',
  listed: null,
  listedIndicationExpansion: 'phase3',
  // No phase 1: the drug's safety is known.
  listedCrossDomainExpansion: 'phase2',
}

/** Current stage of development; null for a product on the market without an expansion. */
export const stageOf = (current: CurrentStage): StageName | null => FIRST_STAGE[current]

interface Development {
  currentStage?: CurrentStage | undefined
  newDrugType?: (typeof NEW_DRUG_TYPES)[number] | undefined
  drugType?: DrugType | undefined
}

export const genericKind = ({ newDrugType, drugType }: Development): GenericKind | null =>
  newDrugType === 'generic' ? (drugType ?? 'chemical') : null

/** Development stages ahead, the current one first; none for a listed indication. */
export function stagesAhead(development: Development): readonly StageName[] {
  const { currentStage } = development
  const first = currentStage ? FIRST_STAGE[currentStage] : null
  if (first === null) return []
  const kind = genericKind(development)
  const passed: readonly StageName[] = kind ? GENERIC_DEVELOPMENT[kind].ahead : STAGES
  return STAGES.slice(STAGES.indexOf(first)).filter((stage) => stage === first || passed.includes(stage))
}

export const DOSAGE_FORMS = [
  'oral',
  'injection',
  'intravenous',
  'subcutaneous',
  'inhalation',
  'external',
  'eyeDrops',
  'other',
] as const

export const TRIAL_PHASES = ['phase1', 'phase2', 'phase3'] as const
export const TRIAL_DESIGNS = [
  'single',
  'parallel',
  'sequential',
  'crossover',
  'firstLine',
  'secondLine',
  'thirdLine',
  'maintenance',
] as const

export const HEAD_TO_HEAD_OUTCOMES = namesOf(HEAD_TO_HEAD)
export const TARGET_MARKETS = ['china', 'global'] as const
export type TargetMarket = (typeof TARGET_MARKETS)[number]
export { UPTAKE_TYPES } from '../../engine/method/valuationTypes'

/** Region whose law a choice of data exclusivity follows; null if it holds everywhere or there is none. */
export const regionOf = (exclusivity: ExclusivityPreset | undefined): Region | null =>
  exclusivity === undefined || exclusivity === 'custom' ? null : DATA_EXCLUSIVITY[exclusivity].region

export const DISCOUNTINGS = ['mid', 'end', 'start'] as const satisfies Discounting[]

export const MAX_OTHER_INDICATIONS = 2

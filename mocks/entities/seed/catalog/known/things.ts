import type { DRUG_STAGES } from '@/entities/drugs.api'
import type { Subsidiary } from './subsidiaries'

export type Stage = (typeof DRUG_STAGES)[number]

interface Thing {
  id: string
  nameEn: string
  nameZh: string
  /** Invented for demonstrations. */
  isDemo: boolean
}

export interface Company extends Thing {
  /** Companies that are part of it. */
  subsidiaries: readonly Subsidiary[]
  /** Their names. */
  aliases: readonly string[]
  country: string
}

export interface Target extends Thing {
  symbol: string | null
  uniprot: string | null
  targetClass: string
}

export interface Indication extends Thing {
  icd10: string
  therapeuticArea: string
}

/** What patients are chosen by. */
export interface Biomarker extends Thing {
  /** What is typed for it. */
  terms: readonly string[]
  /** Of the targets it says something about. */
  targetIds: readonly string[]
}

export type Line = 'adjuvant' | 'first' | 'maintenance' | 'later'

/** Development of a drug in one indication by one company in one region. */
export interface Programme {
  indication: Indication
  stage: Stage
  company: Company
  region: string
}

export interface Engineering {
  /** One of the formats a search knows. */
  format: string
  /** As its source describes it. */
  construct?: string
  payload?: string
  payloadClass?: string
  linker?: string
  dar?: number
  costimulation?: string
  delivery?: string
}

export interface Drug extends Thing {
  brandEn: readonly string[]
  brandZh: string | null
  codes: readonly string[]
  stage: Stage
  modality: string
  drugType: string
  targets: readonly Target[]
  /** The first is the originator. */
  companies: readonly Company[]
  /** The first is the one it was first developed for. */
  indications: readonly Indication[]
  programmes: readonly Programme[]
  /** Lines of treatment in which it is tried, as far as the catalogue knows. */
  lines: readonly Line[]
  biomarkers: readonly Biomarker[]
  firstApprovalYear: number | null
  firstApprovalRegion: string | null
  route: string
  engineering: Engineering | null
  // Absent where no source tells.
  orphan?: boolean
  breakthrough?: boolean
  nrdl?: boolean
}

export interface Trial extends Thing {
  acronym: string | null
  phase: string
  status: string
  drug: Drug
  indication: Indication
  sponsor: Company | null
  enrolment: number | null
  /** Days, `YYYY-MM-DD`. */
  start: string | null
  primaryCompletion: string | null
}

/** All there is of each kind. */
export interface Catalog {
  companies: readonly Company[]
  targets: readonly Target[]
  indications: readonly Indication[]
  drugs: readonly Drug[]
  trials: readonly Trial[]
}

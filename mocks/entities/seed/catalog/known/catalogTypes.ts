import type { DRUG_STAGES } from '@/entities/drugs.api'
import type { Subsidiary } from './subsidiaries'

export type Stage = (typeof DRUG_STAGES)[number]

interface CatalogItem {
  id: string
  nameEn: string
  nameZh: string
  isDemo: boolean
}

export interface Company extends CatalogItem {
  subsidiaries: readonly Subsidiary[]
  aliases: readonly string[]
  country: string
}

export interface Target extends CatalogItem {
  symbol: string | null
  uniprot: string | null
  targetClass: string
}

export interface Indication extends CatalogItem {
  icd10: string
  therapeuticArea: string
}

export interface Biomarker extends CatalogItem {
  terms: readonly string[]
  targetIds: readonly string[]
}

export const LINES = ['adjuvant', 'first', 'maintenance', 'later'] as const
export type Line = (typeof LINES)[number]

/** Development of a drug in one indication by one company in one region. */
export interface Programme {
  indication: Indication
  stage: Stage
  company: Company
  region: string
}

export interface Engineering {
  format: string
  construct?: string
  payload?: string
  payloadClass?: string
  linker?: string
  dar?: number
  costimulation?: string
  delivery?: string
}

export interface Drug extends CatalogItem {
  brandEn: readonly string[]
  brandZh: string | null
  codes: readonly string[]
  stage: Stage
  modality: string
  drugType: string
  targets: readonly Target[]
  /** The originator is first. */
  companies: readonly Company[]
  /** The indication it was first developed for is first. */
  indications: readonly Indication[]
  programmes: readonly Programme[]
  lines: readonly Line[]
  biomarkers: readonly Biomarker[]
  firstApprovalYear: number | null
  firstApprovalRegion: string | null
  route: string
  engineering: Engineering | null
  // absent if no source mentions it
  orphan?: boolean
  breakthrough?: boolean
  nrdl?: boolean
}

export interface Trial extends CatalogItem {
  acronym: string | null
  phase: string
  status: string
  drug: Drug
  indication: Indication
  sponsor: Company | null
  enrolment: number | null
  /** `YYYY-MM-DD` */
  start: string | null
  primaryCompletion: string | null
}

export interface Catalog {
  companies: readonly Company[]
  targets: readonly Target[]
  indications: readonly Indication[]
  drugs: readonly Drug[]
  trials: readonly Trial[]
}

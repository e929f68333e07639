import type {
  CompanyRow,
  DrugRow,
  IndicationRow,
  PipelineRow,
  Reason,
  TargetRow,
  TrialRow,
} from '@/features/search/model/search.api'
import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import type { Company, Drug, Indication, Target, Trial } from '../entities/seed/catalog'
import type { Development, FoundThrough } from './kind'
import { drugsOf, trialsOf } from './searchIndex'
import { countApproved, countApprovedIn, topStage } from './stages'

/** Catalogue entries as sent to the client. Callers without access to details get names and stage only. */

export const catalogEntry = ({ id, nameEn, nameZh, therapeuticArea }: CatalogEntry): CatalogEntry => ({
  id,
  nameEn,
  nameZh,
  ...(therapeuticArea ? { therapeuticArea } : {}),
})

const named = ({ nameEn, nameZh }: { nameEn: string; nameZh: string }) => ({ nameEn, nameZh })

const reasonOf = (found: FoundThrough | null): Reason | null =>
  found && {
    entity: found.entity,
    ...named(found.item),
    ...(found.through ? { through: named(found.through) } : {}),
  }

export const drugAnswer = ({
  isDemo,
  programmes: _programmes,
  lines: _lines,
  biomarkers: _biomarkers,
  ...drug
}: Drug) => ({
  ...drug,
  brandEn: [...drug.brandEn],
  codes: [...drug.codes],
  targets: drug.targets.map(catalogEntry),
  companies: drug.companies.map(catalogEntry),
  indications: drug.indications.map(catalogEntry),
  demo: isDemo,
})

const EMPTY_BLOCKS = { brandEn: [], codes: [], targets: [], companies: [], indications: [] }

export interface Writer<T, Row> {
  full: (row: T, link: FoundThrough | null) => Row
  brief: (row: T) => Row
}

const drug: Writer<Drug, DrugRow> = {
  full: (row, link) => ({ ...drugAnswer(row), reason: reasonOf(link) }),
  brief: (row) => ({
    ...catalogEntry(row),
    ...EMPTY_BLOCKS,
    brandZh: null,
    stage: row.stage,
    demo: row.isDemo,
  }),
}

const pipeline: Writer<Development, PipelineRow> = {
  full: ({ id, drug: sourceDrug, programme }, link) => ({
    id,
    drug: catalogEntry(sourceDrug),
    stage: programme.stage,
    indication: catalogEntry(programme.indication),
    company: catalogEntry(programme.company),
    region: programme.region,
    modality: sourceDrug.modality,
    demo: sourceDrug.isDemo,
    reason: reasonOf(link),
  }),
  brief: ({ id, drug: sourceDrug, programme }) => ({
    id,
    drug: catalogEntry(sourceDrug),
    stage: programme.stage,
    demo: sourceDrug.isDemo,
  }),
}

const indication: Writer<Indication, IndicationRow> = {
  full: (row) => ({
    ...catalogEntry(row),
    icd10: row.icd10,
    drugs: drugsOf.indication(row).length,
    approved: countApprovedIn(row),
    trials: trialsOf(row).length,
  }),
  brief: ({ id, nameEn, nameZh }) => ({ id, nameEn, nameZh }),
}

const target: Writer<Target, TargetRow> = {
  full: (row) => ({
    ...catalogEntry(row),
    symbol: row.symbol,
    uniprot: row.uniprot,
    targetClass: row.targetClass,
    drugs: drugsOf.target(row).length,
    stage: topStage(drugsOf.target(row)),
  }),
  brief: (row) => ({ ...catalogEntry(row), stage: topStage(drugsOf.target(row)) }),
}

const company: Writer<Company, CompanyRow> = {
  full: (row) => ({
    ...catalogEntry(row),
    country: row.country,
    aliases: [...row.aliases],
    drugs: drugsOf.company(row).length,
    approved: countApproved(drugsOf.company(row)),
    demo: row.isDemo,
  }),
  brief: (row) => ({ ...catalogEntry(row), demo: row.isDemo }),
}

const trial: Writer<Trial, TrialRow> = {
  full: (row) => ({
    id: row.id,
    acronym: row.acronym,
    nameEn: row.nameEn,
    nameZh: row.nameZh,
    phase: row.phase,
    status: row.status,
    drug: catalogEntry(row.drug),
    indication: catalogEntry(row.indication),
    sponsor: row.sponsor && catalogEntry(row.sponsor),
    enrolment: row.enrolment,
    start: row.start,
    primaryCompletion: row.primaryCompletion,
    demo: row.isDemo,
  }),
  brief: ({ id, nameEn, nameZh, phase, isDemo }) => ({ id, nameEn, nameZh, phase, demo: isDemo }),
}

export const writers = { drug, engineered: drug, pipeline, indication, target, company, trial }

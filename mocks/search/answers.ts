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

/** Rows as they travel. Whoever may not see details is given names and stage. */

export const entry = ({ id, nameEn, nameZh, therapeuticArea }: CatalogEntry): CatalogEntry => ({
  id,
  nameEn,
  nameZh,
  ...(therapeuticArea ? { therapeuticArea } : {}),
})

const named = ({ nameEn, nameZh }: { nameEn: string; nameZh: string }) => ({ nameEn, nameZh })

const reasonOf = (found: FoundThrough | null): Reason | null =>
  found && {
    entity: found.entity,
    ...named(found.thing),
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
  targets: drug.targets.map(entry),
  companies: drug.companies.map(entry),
  indications: drug.indications.map(entry),
  demo: isDemo,
})

/** The blocks that a drug's row always has. */
const nothing = { brandEn: [], codes: [], targets: [], companies: [], indications: [] }

/** How the rows of one kind are written, in full and in brief. */
export interface Writer<T, Row> {
  full: (row: T, link: FoundThrough | null) => Row
  brief: (row: T) => Row
}

const drug: Writer<Drug, DrugRow> = {
  full: (row, link) => ({ ...drugAnswer(row), reason: reasonOf(link) }),
  brief: (row) => ({ ...entry(row), ...nothing, brandZh: null, stage: row.stage, demo: row.isDemo }),
}

const pipeline: Writer<Development, PipelineRow> = {
  full: ({ id, drug: its, programme }, link) => ({
    id,
    drug: entry(its),
    stage: programme.stage,
    indication: entry(programme.indication),
    company: entry(programme.company),
    region: programme.region,
    modality: its.modality,
    demo: its.isDemo,
    reason: reasonOf(link),
  }),
  brief: ({ id, drug: its, programme }) => ({
    id,
    drug: entry(its),
    stage: programme.stage,
    demo: its.isDemo,
  }),
}

const indication: Writer<Indication, IndicationRow> = {
  full: (row) => ({
    ...entry(row),
    icd10: row.icd10,
    drugs: drugsOf.indication(row).length,
    approved: countApprovedIn(row),
    trials: trialsOf(row).length,
  }),
  brief: ({ id, nameEn, nameZh }) => ({ id, nameEn, nameZh }),
}

const target: Writer<Target, TargetRow> = {
  full: (row) => ({
    ...entry(row),
    symbol: row.symbol,
    uniprot: row.uniprot,
    targetClass: row.targetClass,
    drugs: drugsOf.target(row).length,
    stage: topStage(drugsOf.target(row)),
  }),
  brief: (row) => ({ ...entry(row), stage: topStage(drugsOf.target(row)) }),
}

const company: Writer<Company, CompanyRow> = {
  full: (row) => ({
    ...entry(row),
    country: row.country,
    aliases: [...row.aliases],
    drugs: drugsOf.company(row).length,
    approved: countApproved(drugsOf.company(row)),
    demo: row.isDemo,
  }),
  brief: (row) => ({ ...entry(row), demo: row.isDemo }),
}

const trial: Writer<Trial, TrialRow> = {
  full: (row) => ({
    id: row.id,
    acronym: row.acronym,
    nameEn: row.nameEn,
    nameZh: row.nameZh,
    phase: row.phase,
    status: row.status,
    drug: entry(row.drug),
    indication: entry(row.indication),
    sponsor: row.sponsor && entry(row.sponsor),
    enrolment: row.enrolment,
    start: row.start,
    primaryCompletion: row.primaryCompletion,
    demo: row.isDemo,
  }),
  brief: ({ id, nameEn, nameZh, phase, isDemo }) => ({ id, nameEn, nameZh, phase, demo: isDemo }),
}

export const writers = { drug, engineered: drug, pipeline, indication, target, company, trial }

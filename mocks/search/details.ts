import { DRUG_STAGES, type Deal, type DrugDetail } from '@/entities/drugs.api'
import { Refusal } from '../platform/mock'
import {
  catalog,
  dossierOf,
  protocolOf,
  type Company,
  type Drug,
  type Indication,
  type Target,
} from '../entities/seed/catalog'
import { drugAnswer, catalogEntry, writers } from './rowWriters'
import { REFUSALS } from './refusals'
import { drugsOf } from './searchIndex'
import { rankOf } from './stages'

function requireById<T extends { id: string }>(items: readonly T[], id: string): T {
  const item = items.find((each) => each.id === id)
  if (!item) throw new Refusal(404, REFUSALS.notFound)
  return item
}

const countBy = <T>(rows: readonly T[], select: (row: T) => string) => {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(select(row), (counts.get(select(row)) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

const STAGE_ORDER: readonly string[] = DRUG_STAGES
const orderOf = (stage: string) =>
  STAGE_ORDER.includes(stage) ? STAGE_ORDER.indexOf(stage) : STAGE_ORDER.length

const UNKNOWN_STAGE = 'unknown'

const byStage = (rows: readonly { stage: string }[]) =>
  countBy(rows, ({ stage }) => stage).sort((a, b) => orderOf(a.value) - orderOf(b.value))

function byStageAndModality(drugs: readonly Drug[]) {
  const stages = byStage(drugs).map(({ value }) => value)
  return stages.flatMap((stage) =>
    countBy(
      drugs.filter((drug) => drug.stage === stage),
      ({ modality }) => modality,
    ).map(({ value, count }) => ({ stage, modality: value, count })),
  )
}

type RankedEntity = Target | Indication | Company

function rankByDrugs(drugs: readonly Drug[], select: (drug: Drug) => readonly RankedEntity[]) {
  const counts = new Map<RankedEntity, number>()
  for (const drug of drugs) for (const item of select(drug)) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
    .map(([item, count]) => ({ ...catalogEntry(item), drugs: count }))
    .sort((a, b) => b.drugs - a.drugs || a.nameEn.localeCompare(b.nameEn))
}

const dealAnswer = (deal: Deal) => ({
  ...deal,
  from: deal.from && catalogEntry(deal.from),
  to: deal.to && catalogEntry(deal.to),
})

export function drugDetail(id: string): DrugDetail {
  const drug = requireById(catalog.drugs(), id)
  const dossier = dossierOf(drug)
  return {
    ...drugAnswer(drug),
    ...dossier,
    timeline: dossier.timeline.map((event) => ({
      ...event,
      indication: catalogEntry(event.indication),
      company: event.company && catalogEntry(event.company),
    })),
    rights: dossier.rights.map((right) => ({ ...right, company: catalogEntry(right.company) })),
    deals: dossier.deals.map(dealAnswer),
  }
}

/** Most advanced stage of each drug in the indication; `unknown` if only trials are known. */
const stagesIn = (indication: Indication) =>
  drugsOf.indication(indication).map(({ programmes }) => {
    const stages = programmes
      .filter((programme) => programme.indication === indication)
      .map(({ stage }) => rankOf(stage))
    return { stage: DRUG_STAGES[Math.max(-1, ...stages)] ?? UNKNOWN_STAGE }
  })

export function indicationDetail(id: string) {
  const indication = requireById(catalog.indications(), id)
  return {
    ...writers.indication.full(indication, null),
    byStage: byStage(stagesIn(indication)),
    targets: rankByDrugs(drugsOf.indication(indication), ({ targets }) => targets),
  }
}

export function targetDetail(id: string) {
  const target = requireById(catalog.targets(), id)
  const drugs = drugsOf.target(target)
  return {
    ...writers.target.full(target, null),
    byStageAndModality: byStageAndModality(drugs),
    indications: rankByDrugs(drugs, ({ indications }) => indications),
    companies: rankByDrugs(drugs, ({ companies }) => companies),
  }
}

export function companyDetail(id: string) {
  const company = requireById(catalog.companies(), id)
  const drugs = drugsOf.company(company)
  return {
    ...writers.company.full(company, null),
    byStage: byStage(drugs),
    targets: rankByDrugs(drugs, ({ targets }) => targets),
    deals: dealsOf(drugs),
  }
}

const dealsOf = (drugs: readonly Drug[]) =>
  drugs
    .flatMap((drug) =>
      dossierOf(drug).deals.map((deal) => ({ ...dealAnswer(deal), drug: catalogEntry(drug) })),
    )
    .sort((a, b) => b.date.localeCompare(a.date))

export function trialDetail(id: string) {
  const trial = requireById(catalog.trials(), id)
  return { ...writers.trial.full(trial, null), ...protocolOf(trial) }
}

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
import { drugAnswer, entry, writers } from './answers'
import { REFUSALS } from './refusals'
import { drugsOf } from './searchIndex'
import { rankOf } from './stages'

function byId<T extends { id: string }>(things: readonly T[], id: string): T {
  const thing = things.find((each) => each.id === id)
  if (!thing) throw new Refusal(404, REFUSALS.notFound)
  return thing
}

const countBy = <T>(rows: readonly T[], of: (row: T) => string) => {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(of(row), (counts.get(of(row)) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

const ORDER: readonly string[] = DRUG_STAGES
const orderOf = (stage: string) => (ORDER.includes(stage) ? ORDER.indexOf(stage) : ORDER.length)

/** Stands for a stage that the catalogue does not tell. */
const UNKNOWN_STAGE = 'unknown'

/** In the order of development, what is not a stage last. */
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

type Counted = Target | Indication | Company

/** Things by the number of drugs that have them, the most first. */
function ranked(drugs: readonly Drug[], of: (drug: Drug) => readonly Counted[]) {
  const counts = new Map<Counted, number>()
  for (const drug of drugs) for (const thing of of(drug)) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
    .map(([thing, count]) => ({ ...entry(thing), drugs: count }))
    .sort((a, b) => b.drugs - a.drugs || a.nameEn.localeCompare(b.nameEn))
}

const dealAnswer = (deal: Deal) => ({
  ...deal,
  from: deal.from && entry(deal.from),
  to: deal.to && entry(deal.to),
})

export function drugDetail(id: string): DrugDetail {
  const drug = byId(catalog.drugs(), id)
  const dossier = dossierOf(drug)
  return {
    ...drugAnswer(drug),
    ...dossier,
    timeline: dossier.timeline.map((event) => ({
      ...event,
      indication: entry(event.indication),
      company: event.company && entry(event.company),
    })),
    rights: dossier.rights.map((right) => ({ ...right, company: entry(right.company) })),
    deals: dossier.deals.map(dealAnswer),
  }
}

/** The furthest stage each drug has reached in an indication; `unknown` where only its trials are known. */
const stagesIn = (indication: Indication) =>
  drugsOf.indication(indication).map(({ programmes }) => {
    const stages = programmes
      .filter((programme) => programme.indication === indication)
      .map(({ stage }) => rankOf(stage))
    return { stage: DRUG_STAGES[Math.max(-1, ...stages)] ?? UNKNOWN_STAGE }
  })

export function indicationDetail(id: string) {
  const indication = byId(catalog.indications(), id)
  return {
    ...writers.indication.full(indication, null),
    byStage: byStage(stagesIn(indication)),
    targets: ranked(drugsOf.indication(indication), ({ targets }) => targets),
  }
}

export function targetDetail(id: string) {
  const target = byId(catalog.targets(), id)
  const drugs = drugsOf.target(target)
  return {
    ...writers.target.full(target, null),
    byStageAndModality: byStageAndModality(drugs),
    indications: ranked(drugs, ({ indications }) => indications),
    companies: ranked(drugs, ({ companies }) => companies),
  }
}

export function companyDetail(id: string) {
  const company = byId(catalog.companies(), id)
  const drugs = drugsOf.company(company)
  return {
    ...writers.company.full(company, null),
    byStage: byStage(drugs),
    targets: ranked(drugs, ({ targets }) => targets),
    deals: dealsOf(drugs),
  }
}

/** Of its drugs, the latest first. */
const dealsOf = (drugs: readonly Drug[]) =>
  drugs
    .flatMap((drug) => dossierOf(drug).deals.map((deal) => ({ ...dealAnswer(deal), drug: entry(drug) })))
    .sort((a, b) => b.date.localeCompare(a.date))

export function trialDetail(id: string) {
  const trial = byId(catalog.trials(), id)
  return { ...writers.trial.full(trial, null), ...protocolOf(trial) }
}

import { DRUG_FORMATS } from '@/entities/drugs.api'
import facts from '../../drugs.json'
import { toldBy } from './biomarkers'
import { published } from './drugFacts'
import { subsidiariesOf } from './subsidiaries'
import type {
  Catalog,
  Company,
  Drug,
  Engineering,
  Indication,
  Programme,
  Stage,
  Target,
  Trial,
} from './things'

const isDemo = false

/** The format of each modality that is built rather than found. */
export const FORMAT_OF: Readonly<Record<string, (typeof DRUG_FORMATS)[number]>> = {
  adc: 'ADC',
  bispecific: 'bispecific',
  car_t: 'CAR-T',
  fusion_protein: 'Fc fusion',
  fc_fragment: 'Fc fragment',
  sirna: 'siRNA',
  antisense: 'antisense',
  mrna_vaccine: 'mRNA',
  gene_therapy: 'gene therapy',
}

/** The class that stands behind a payload in brackets; MMAE's is common knowledge. */
const payloadClassOf = (payload: string) =>
  payload === 'MMAE' ? 'auristatin' : (/\(([^)]+)\)/.exec(payload)?.[1] ?? null)

type FactEngineering = NonNullable<(typeof facts.drugs)[number]['engineering']>

function engineeringOf(modality: string, fact: FactEngineering | null): Engineering | null {
  const format = FORMAT_OF[modality]
  if (!fact || !format) return null
  const { format: construct, ...rest } = fact
  // Values that a list is narrowed by stand with commas between them.
  const delivery = rest.delivery?.replace(/, (.+)$/, ' ($1)')
  const payloadClass = rest.payload ? payloadClassOf(rest.payload) : null
  return {
    ...rest,
    format,
    construct,
    ...(delivery ? { delivery } : {}),
    ...(payloadClass ? { payloadClass } : {}),
  }
}

/** What authorities have granted, as far as it is published. */
const statusOf = (id: string): Pick<Drug, 'orphan' | 'breakthrough' | 'nrdl'> => ({
  ...(published(id, 'exclusivity').some(({ value }) => value.kind === 'orphan') && { orphan: true }),
  ...(published(id, 'breakthrough').length > 0 && { breakthrough: true }),
  ...(published(id, 'nrdl').length > 0 && { nrdl: true }),
})

const byId = <T extends { id: string }>(things: readonly T[]) => {
  const map = new Map(things.map((thing) => [thing.id, thing]))
  return (id: string): T => {
    const thing = map.get(id)
    if (!thing) throw new Error(`The seed names ${id}, which is not in it.`)
    return thing
  }
}

const companies: readonly Company[] = facts.companies.map((company) => ({
  ...company,
  nameZh: company.nameZh ?? company.nameEn,
  subsidiaries: subsidiariesOf(company.id),
  aliases: [...new Set(subsidiariesOf(company.id).flatMap(({ nameEn, nameZh }) => [nameEn, nameZh]))],
  isDemo,
}))
const targets: readonly Target[] = facts.targets.map((target) => ({ ...target, isDemo }))
const indications: readonly Indication[] = facts.indications.map((indication) => ({ ...indication, isDemo }))
export const companyOf = byId(companies)
const targetOf = byId(targets)
const indicationOf = byId(indications)

const trialsOf = (drugId: string) => facts.trials.filter((trial) => trial.drugId === drugId)

/** The indication of the first approval, then the published ones and those it has been tried in. */
function indicationsOf(drugId: string, firstId: string): Indication[] {
  const approved = published(drugId, 'indication').map(({ value }) => value.id)
  const tried = trialsOf(drugId)
  const ids = new Set([firstId, ...approved, ...tried.map(({ indicationId }) => indicationId)])
  return [...ids].map(indicationOf)
}

/** What it was first approved for and where, then where else that is published. */
function programmesOf(drugId: string, first: Programme): Programme[] {
  const others = published(drugId, 'indication')
    .map(({ value: { id, region } }) => ({ ...first, indication: indicationOf(id), region }))
    .filter(({ indication, region }) => indication !== first.indication || region !== first.region)
  return [first, ...others]
}

const drugs: readonly Drug[] = facts.drugs.map((fact) => {
  const stage = fact.stage as Stage
  const itsCompanies = fact.companyIds.map(companyOf)
  const itsIndications = indicationsOf(fact.id, fact.firstIndicationId)
  return {
    id: fact.id,
    nameEn: fact.inn,
    nameZh: fact.nameZh ?? fact.inn,
    isDemo,
    brandEn: fact.brandEn,
    brandZh: fact.brandZh,
    codes: published(fact.id, 'code').map(({ value }) => value),
    stage,
    modality: fact.modality,
    drugType: fact.drugType,
    targets: fact.targetIds.map(targetOf),
    companies: itsCompanies,
    indications: itsIndications,
    // What stage those it is tried in have reached is not among the facts.
    programmes: programmesOf(fact.id, {
      indication: itsIndications[0]!,
      stage,
      company: itsCompanies[0]!,
      region: fact.firstApprovalRegion,
    }),
    ...toldBy(trialsOf(fact.id).map(({ id }) => id)),
    firstApprovalYear: fact.firstApprovalYear,
    firstApprovalRegion: fact.firstApprovalRegion,
    route: fact.route,
    engineering: engineeringOf(fact.modality, fact.engineering),
    ...statusOf(fact.id),
  }
})

const drugOf = byId(drugs)

const trials: readonly Trial[] = facts.trials.map((fact) => ({
  id: fact.id,
  nameEn: fact.titleEn,
  nameZh: fact.titleZh,
  isDemo,
  acronym: fact.acronym,
  phase: fact.phase,
  status: fact.status,
  drug: drugOf(fact.drugId),
  indication: indicationOf(fact.indicationId),
  sponsor: null,
  enrolment: null,
  start: null,
  primaryCompletion: null,
}))

/** Public facts of the seed data, and nothing else. */
export const FACTS: Catalog = { companies, targets, indications, drugs, trials }

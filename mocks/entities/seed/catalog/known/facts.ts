import { DRUG_FORMATS } from '@/entities/drugs.api'
import facts from '../../drugs.json'
import { criteriaOf } from './biomarkers'
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
} from './catalogTypes'

const isDemo = false

export const FORMAT_BY_MODALITY: Readonly<Record<string, (typeof DRUG_FORMATS)[number]>> = {
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

/** The class follows the payload in brackets, except for MMAE. */
const payloadClassOf = (payload: string) =>
  payload === 'MMAE' ? 'auristatin' : (/\(([^)]+)\)/.exec(payload)?.[1] ?? null)

type FactEngineering = NonNullable<(typeof facts.drugs)[number]['engineering']>

function engineeringOf(modality: string, fact: FactEngineering | null): Engineering | null {
  const format = FORMAT_BY_MODALITY[modality]
  if (!fact || !format) return null
  const { format: construct, ...rest } = fact
  // Comma-separated lists are used as filter values, so a value must not contain a comma.
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

const statusOf = (id: string): Pick<Drug, 'orphan' | 'breakthrough' | 'nrdl'> => ({
  ...(published(id, 'exclusivity').some(({ value }) => value.kind === 'orphan') && { orphan: true }),
  ...(published(id, 'breakthrough').length > 0 && { breakthrough: true }),
  ...(published(id, 'nrdl').length > 0 && { nrdl: true }),
})

const indexById = <T extends { id: string }>(items: readonly T[]) => {
  const map = new Map(items.map((item) => [item.id, item]))
  return (id: string): T => {
    const item = map.get(id)
    if (!item) throw new Error(`The seed names ${id}, which is not in it.`)
    return item
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
export const companyOf = indexById(companies)
const targetOf = indexById(targets)
const indicationOf = indexById(indications)

const trialsOf = (drugId: string) => facts.trials.filter((trial) => trial.drugId === drugId)

function indicationsOf(drugId: string, firstId: string): Indication[] {
  const approved = published(drugId, 'indication').map(({ value }) => value.id)
  const tried = trialsOf(drugId)
  const ids = new Set([firstId, ...approved, ...tried.map(({ indicationId }) => indicationId)])
  return [...ids].map(indicationOf)
}

function programmesOf(drugId: string, first: Programme): Programme[] {
  const otherProgrammes = published(drugId, 'indication')
    .map(({ value: { id, region } }) => ({ ...first, indication: indicationOf(id), region }))
    .filter(({ indication, region }) => indication !== first.indication || region !== first.region)
  return [first, ...otherProgrammes]
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
    // The stages of indications in trials are not among the facts.
    programmes: programmesOf(fact.id, {
      indication: itsIndications[0]!,
      stage,
      company: itsCompanies[0]!,
      region: fact.firstApprovalRegion,
    }),
    ...criteriaOf(
      fact.id,
      trialsOf(fact.id).map(({ id }) => id),
    ),
    firstApprovalYear: fact.firstApprovalYear,
    firstApprovalRegion: fact.firstApprovalRegion,
    route: fact.route,
    engineering: engineeringOf(fact.modality, fact.engineering),
    ...statusOf(fact.id),
  }
})

const drugOf = indexById(drugs)

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

export const FACTS: Catalog = { companies, targets, indications, drugs, trials }

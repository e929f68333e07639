import { DRUG_STAGES } from '@/shared/domain/drug/api'
import { once } from '../once'
import {
  catalog,
  type Company,
  type Drug,
  type Indication,
  type Programme,
  type Stage,
  type Target,
  type Trial,
} from '../seed/catalog'
import type { Facet, Label } from './facets'
import { drugsOf, names, type Names } from './searchIndex'
import { FACET_WORDS, regionWords, wordsOf } from './words'

interface Named {
  id: string
  nameEn: string
  nameZh: string
}

/** Something through which a row is found although its own names do not match. */
export interface Link {
  entity: 'target' | 'company' | 'indication'
  thing: Named
}

/** What can be listed, and how its rows are found, narrowed and ordered. */
export interface Kind<T> {
  rows: readonly T[]
  /** What carries the row's names. */
  named: (row: T) => Named
  names: () => Names
  links?: (row: T) => readonly Link[]
  /** The more advanced the higher. */
  rank: (row: T) => number
  year: (row: T) => number | null
  facets: readonly Facet<T>[]
}

/** A row of the pipeline. */
export interface Development {
  id: string
  drug: Drug
  programme: Programme
}

const rankOf = (stage: Stage) => DRUG_STAGES.indexOf(stage)
const noYear = () => null

const one = (value: string | null | undefined): string[] => (value ? [value] : [])
const each = <T>(things: readonly T[], value: (thing: T) => string) =>
  things.length === 1 ? [value(things[0]!)] : [...new Set(things.map(value))]
const id = (thing: Named) => thing.id
const area = (indication: Indication) => indication.therapeuticArea
const country = (company: Company) => company.country

/** Labels of facets that hold ids. */
function labelsOf(things: () => readonly Named[]) {
  const labels = once(
    () =>
      new Map<string, Label>(
        things().map(({ id: value, nameEn, nameZh }) => [value, { label: nameZh, labelEn: nameEn }]),
      ),
  )
  return (value: string) => labels().get(value)
}

const nameOf = {
  drug: labelsOf(catalog.drugs),
  target: labelsOf(catalog.targets),
  indication: labelsOf(catalog.indications),
  company: labelsOf(catalog.companies),
}

const drugOf = (row: Drug | Development) => ('drug' in row ? row.drug : row)

function drugFacets<T extends Drug | Development>(
  indicationsOf: (row: T) => readonly Indication[],
  companiesOf: (row: T) => readonly Company[],
  stageOf: (row: T) => Stage,
): Facet<T>[] {
  return [
    { name: 'stage', values: (row) => [stageOf(row)], labelOf: wordsOf('stage') },
    { name: 'modality', values: (row) => [drugOf(row).modality], labelOf: wordsOf('modality') },
    { name: 'drugType', values: (row) => [drugOf(row).drugType], labelOf: wordsOf('drugType') },
    { name: 'area', values: (row) => each(indicationsOf(row), area), labelOf: wordsOf('area') },
    { name: 'indication', values: (row) => each(indicationsOf(row), id), labelOf: nameOf.indication },
    { name: 'target', values: (row) => each(drugOf(row).targets, id), labelOf: nameOf.target },
    { name: 'company', values: (row) => each(companiesOf(row), id), labelOf: nameOf.company },
    { name: 'country', values: (row) => each(companiesOf(row), country), labelOf: regionWords },
    { name: 'route', values: (row) => [drugOf(row).route], labelOf: wordsOf('route') },
    { name: 'year', values: (row) => one(drugOf(row).firstApprovalYear?.toString()), isYear: true },
    { name: 'drug', values: (row) => [drugOf(row).id], labelOf: nameOf.drug, isSilent: true },
  ]
}

const linksOf = (
  targets: readonly Target[],
  companies: readonly Company[],
  indications: readonly Indication[],
): Link[] => [
  ...targets.map((thing) => ({ entity: 'target' as const, thing })),
  ...companies.map((thing) => ({ entity: 'company' as const, thing })),
  ...indications.map((thing) => ({ entity: 'indication' as const, thing })),
]

function drugKind(rows: readonly Drug[], furtherFacets: readonly Facet<Drug>[] = []): Kind<Drug> {
  return {
    rows,
    named: (drug) => drug,
    names: names.drug,
    links: ({ targets, companies, indications }) => linksOf(targets, companies, indications),
    rank: ({ stage }) => rankOf(stage),
    year: ({ firstApprovalYear }) => firstApprovalYear,
    facets: [
      ...drugFacets<Drug>(
        ({ indications }) => indications,
        ({ companies }) => companies,
        ({ stage }) => stage,
      ),
      ...furtherFacets,
    ],
  }
}

const engineeredKind = (): Kind<Drug> =>
  drugKind(
    catalog.drugs().filter(({ engineering }) => engineering !== null),
    [
      { name: 'format', values: (drug) => one(drug.engineering?.format), labelOf: wordsOf('format') },
      {
        name: 'payload',
        values: (drug) => one(drug.engineering?.payloadClass),
        labelOf: wordsOf('payloadClass'),
      },
      {
        name: 'delivery',
        values: (drug) => one(drug.engineering?.delivery),
        labelOf: wordsOf('delivery'),
      },
    ],
  )

const pipelineKind = (): Kind<Development> => ({
  rows: catalog
    .drugs()
    .flatMap((drug) =>
      drug.programmes.map((programme, index) => ({ id: `${drug.id}-${index + 1}`, drug, programme })),
    ),
  named: ({ drug }) => drug,
  names: names.drug,
  links: ({ drug, programme: { company, indication } }) => linksOf(drug.targets, [company], [indication]),
  rank: ({ programme }) => rankOf(programme.stage),
  year: ({ drug }) => drug.firstApprovalYear,
  facets: drugFacets<Development>(
    ({ programme }) => [programme.indication],
    ({ programme }) => [programme.company],
    ({ programme }) => programme.stage,
  ),
})

export const countApproved = (drugs: readonly Drug[]) =>
  drugs.filter(({ stage }) => stage === 'listed').length

/** The most advanced stage of drugs; null where there are none. */
export const topStage = (drugs: readonly Drug[]): Stage | null =>
  DRUG_STAGES[Math.max(-1, ...drugs.map(({ stage }) => rankOf(stage)))] ?? null

/** Drugs approved in an indication, not just somewhere. */
export const countApprovedIn = (indication: Indication) =>
  drugsOf
    .indication(indication)
    .filter(({ programmes }) =>
      programmes.some((each) => each.indication === indication && each.stage === 'listed'),
    ).length

const indicationKind = (): Kind<Indication> => ({
  rows: catalog.indications(),
  named: (indication) => indication,
  names: names.indication,
  rank: () => 0,
  year: noYear,
  facets: [
    { name: 'area', values: (indication) => [indication.therapeuticArea], labelOf: wordsOf('area') },
    {
      name: 'approved',
      values: (indication) => [countApprovedIn(indication) > 0 ? 'yes' : 'no'],
      labelOf: (value) => FACET_WORDS.approved[value as 'yes'],
    },
  ],
})

function targetKind(): Kind<Target> {
  const targets = catalog.targets()
  const stages = new Map(targets.map((target) => [target, topStage(drugsOf.target(target))]))
  return {
    rows: targets,
    named: (target) => target,
    names: names.target,
    rank: (target) => {
      const stage = stages.get(target)
      return stage ? rankOf(stage) : -1
    },
    year: noYear,
    facets: [
      { name: 'class', values: ({ targetClass }) => [targetClass], labelOf: wordsOf('targetClass') },
      { name: 'stage', values: (target) => one(stages.get(target)), labelOf: wordsOf('stage') },
    ],
  }
}

function sizeOf(drugs: number): string {
  if (drugs === 0) return '0'
  if (drugs < 10) return '1-9'
  if (drugs < 50) return '10-49'
  return drugs < 100 ? '50-99' : '100-'
}

const companyKind = (): Kind<Company> => ({
  rows: catalog.companies(),
  named: (company) => company,
  names: names.company,
  rank: () => 0,
  year: noYear,
  facets: [
    { name: 'country', values: (company) => [company.country], labelOf: regionWords },
    {
      name: 'size',
      values: (company) => [sizeOf(drugsOf.company(company).length)],
      labelOf: (value) => FACET_WORDS.size[value as '0'],
    },
  ],
})

const startYear = ({ start }: Trial) => start?.slice(0, 4)

/** Whose trial it is; where no sponsor is known, whose drug. */
const companiesOf = ({ sponsor, drug }: Trial) => (sponsor ? [sponsor] : drug.companies)

const trialKind = (): Kind<Trial> => ({
  rows: catalog.trials(),
  named: (trial) => trial,
  names: names.trial,
  // 1/2 lies between 1 and 2.
  rank: ({ phase }) =>
    phase.split('/').reduce((sum, part) => sum + Number(part), 0) / phase.split('/').length,
  year: (trial) => (trial.start ? Number(startYear(trial)) : null),
  facets: [
    { name: 'phase', values: ({ phase }) => [phase], labelOf: wordsOf('phase') },
    { name: 'status', values: ({ status }) => [status], labelOf: wordsOf('status') },
    { name: 'area', values: ({ indication }) => [area(indication)], labelOf: wordsOf('area') },
    { name: 'company', values: (trial) => each(companiesOf(trial), id), labelOf: nameOf.company },
    { name: 'startYear', values: (trial) => one(startYear(trial)), isYear: true },
    { name: 'drug', values: ({ drug }) => [drug.id], labelOf: nameOf.drug, isSilent: true },
    {
      name: 'target',
      values: ({ drug }) => each(drug.targets, id),
      labelOf: nameOf.target,
      isSilent: true,
    },
    {
      name: 'indication',
      values: ({ indication }) => [indication.id],
      labelOf: nameOf.indication,
      isSilent: true,
    },
  ],
})

/** Every kind of list, each made by its first search. */
export const kinds = {
  drug: once(() => drugKind(catalog.drugs())),
  engineered: once(engineeredKind),
  pipeline: once(pipelineKind),
  indication: once(indicationKind),
  target: once(targetKind),
  company: once(companyKind),
  trial: once(trialKind),
}

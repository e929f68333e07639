import { once } from '../platform/once'
import {
  BIOMARKERS,
  catalog,
  type Company,
  type Drug,
  type Indication,
  type Target,
} from '../entities/seed/catalog'
import { groupNamesOf, synonymsOf, type SynonymKind } from '../entities/seed/catalog/known/synonyms'
import { compact, isHan, nameOf, namesOf, pinyinNamesOf, termOf, vocabularyOf, type Name } from './matching'
import { HAS_BIOSIMILARS, MODALITIES, TREATMENT_LINES } from './drugTraits'

/** Names of each thing, normalized once instead of at each search. */
export type Names = ReadonlyMap<object, readonly Name[]>

/** Invented names have no phonetic index, because they all sound the same. */
const bothNames = ({
  nameEn,
  nameZh,
  isDemo = false,
}: {
  nameEn: string
  nameZh: string
  isDemo?: boolean
}) => [...namesOf(nameEn, 'en'), ...namesOf(nameZh, 'zh'), ...(isDemo ? [] : pinyinNamesOf(nameZh))]

const termsOf = ({ terms }: { terms: readonly string[] }) => terms.map(termOf)

/** Codes are the same in every language. */
const codes = (...texts: (string | null)[]) => texts.flatMap((text) => (text ? [nameOf(text)] : []))

const indexed = <T extends object>(things: () => readonly T[], its: (thing: T) => readonly Name[]) =>
  once((): Names => new Map(things().map((thing) => [thing, its(thing)])))

const synonymNames = (names: readonly string[]): Name[] =>
  names.flatMap((name) => (isHan(name) ? [nameOf(name, 'zh'), ...pinyinNamesOf(name)] : [nameOf(name)]))

const allSynonymNames = (kind: SynonymKind, id: string) => [
  ...synonymNames(synonymsOf(kind, id)),
  ...groupNamesOf(kind, id).map(termOf),
]

/** Names that a row or a page shows. */
export const shownNames = {
  drug: (drug: Drug): Name[] => [
    ...bothNames(drug),
    ...drug.brandEn.flatMap((brand) => namesOf(brand, 'en')),
    ...namesOf(drug.brandZh, 'zh'),
    ...pinyinNamesOf(drug.brandZh),
    ...codes(...drug.codes),
  ],
  target: (target: Target): Name[] => [...bothNames(target), ...codes(target.symbol, target.uniprot)],
  indication: (indication: Indication): Name[] => [...bothNames(indication), ...codes(indication.icd10)],
}

/** Name by which a drug is found although its row does not show it, such as T-DXd or that of a biosimilar. */
export interface HiddenName {
  of: 'name' | 'biosimilar'
  name: string
  names: readonly Name[]
}

const hiddenNamesOf = ({ id }: Drug): HiddenName[] => [
  ...synonymsOf('drug', id).map((name) => ({ of: 'name' as const, name, names: synonymNames([name]) })),
  ...synonymsOf('biosimilar', id).map((name) => ({
    of: 'biosimilar' as const,
    name,
    names: synonymNames([name]),
  })),
]

const NO_HIDDEN_NAMES: readonly HiddenName[] = []
const drugsWithHiddenNames = once(
  () =>
    new Map(
      catalog
        .drugs()
        .map((drug) => [drug, hiddenNamesOf(drug)] as const)
        .filter(([, names]) => names.length > 0),
    ),
)
export const hiddenNames = (drug: Drug) => drugsWithHiddenNames().get(drug) ?? NO_HIDDEN_NAMES

/** Names of a company without those of its subsidiaries. */
export const ownNames = (company: Company) => [...bothNames(company), ...codes(company.id)]

export const names = {
  company: indexed(catalog.companies, (company) => [
    ...ownNames(company),
    ...company.subsidiaries.flatMap(bothNames),
  ]),
  subsidiary: indexed(() => catalog.companies().flatMap(({ subsidiaries }) => subsidiaries), bothNames),
  modality: indexed(() => [...MODALITIES.values()], termsOf),
  biomarker: indexed(() => BIOMARKERS, termsOf),
  line: indexed(() => [...TREATMENT_LINES.values()], termsOf),
  biosimilar: indexed(() => [HAS_BIOSIMILARS], termsOf),
  target: indexed(catalog.targets, (target) => [
    ...shownNames.target(target),
    ...codes(target.id),
    ...allSynonymNames('target', target.id),
  ]),
  indication: indexed(catalog.indications, (indication) => [
    ...shownNames.indication(indication),
    ...codes(indication.id),
    ...allSynonymNames('indication', indication.id),
  ]),
  drug: indexed(catalog.drugs, (drug) => [
    ...shownNames.drug(drug),
    ...hiddenNames(drug).flatMap((hidden) => hidden.names),
  ]),
  trial: indexed(catalog.trials, (trial) => [...bothNames(trial), ...codes(trial.id, trial.acronym)]),
}

/** Excludes trials, whose titles are prose. */
export const vocabulary = once(() =>
  vocabularyOf(Object.entries(names).flatMap(([kind, its]) => (kind === 'trial' ? [] : [...its().values()]))),
)

const trialsByNumber = once(() => new Map(catalog.trials().map((trial) => [compact(trial.id), trial])))

const REGISTRY_NUMBER = /^(?:nct|ctr)\d{8}$/
/** True for numbers of ClinicalTrials.gov and of the Chinese registry, whether or not their trial is known. */
export const isRegistryNumber = (text: string) => REGISTRY_NUMBER.test(compact(text))
export const trialByNumber = (number: string) => trialsByNumber().get(compact(number))

function group<Row, Thing>(rows: readonly Row[], of: (row: Row) => readonly Thing[]) {
  const groups = new Map<Thing, Row[]>()
  for (const row of rows) {
    for (const thing of of(row)) {
      const its = groups.get(thing)
      if (its) its.push(row)
      else groups.set(thing, [row])
    }
  }
  return groups
}

const grouped = <Row, Thing>(rows: () => readonly Row[], of: (row: Row) => readonly Thing[]) => {
  const groups = once(() => group(rows(), of))
  return (thing: Thing): readonly Row[] => groups().get(thing) ?? []
}

export const drugsOf = {
  target: grouped(catalog.drugs, ({ targets }) => targets),
  indication: grouped(catalog.drugs, ({ indications }) => indications),
  company: grouped(catalog.drugs, ({ companies }) => companies),
}

export const trialsOf = grouped(catalog.trials, ({ indication }) => [indication])

import { once } from '../platform/once'
import { BIOMARKERS, catalog, type Company } from '../entities/seed/catalog'
import { nameOf, namesOf, pinyinNamesOf, termOf, vocabularyOf, type Name } from './matching'
import { MODALITIES } from './modalities'

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
  target: indexed(catalog.targets, (target) => [
    ...bothNames(target),
    ...codes(target.symbol, target.uniprot, target.id),
  ]),
  indication: indexed(catalog.indications, (indication) => [
    ...bothNames(indication),
    ...codes(indication.icd10, indication.id),
  ]),
  drug: indexed(catalog.drugs, (drug) => [
    ...bothNames(drug),
    ...drug.brandEn.flatMap((brand) => namesOf(brand, 'en')),
    ...namesOf(drug.brandZh, 'zh'),
    ...pinyinNamesOf(drug.brandZh),
    ...codes(...drug.codes),
  ]),
  trial: indexed(catalog.trials, (trial) => [...bothNames(trial), ...codes(trial.id, trial.acronym)]),
}

/** Excludes trials, whose titles are prose. */
export const vocabulary = once(() =>
  vocabularyOf(
    [names.company, names.target, names.indication, names.drug, names.modality, names.biomarker].flatMap(
      (its) => [...its().values()],
    ),
  ),
)

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

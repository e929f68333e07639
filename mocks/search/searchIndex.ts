import { once } from '../platform/once'
import { catalog } from '../domain/seed/catalog'
import { nameOf, namesOf, vocabularyOf, type Name } from './matching'

/** Names by what they are of, normalised once and not at each search. */
export type Names = ReadonlyMap<object, readonly Name[]>

const bothNames = ({ nameEn, nameZh }: { nameEn: string; nameZh: string }) => [
  ...namesOf(nameEn, 'en'),
  ...namesOf(nameZh, 'zh'),
]

/** A code means the same in every language. */
const codes = (...texts: (string | null)[]) => texts.flatMap((text) => (text ? [nameOf(text)] : []))

const indexed = <T extends object>(things: () => readonly T[], its: (thing: T) => readonly Name[]) =>
  once((): Names => new Map(things().map((thing) => [thing, its(thing)])))

/** What each thing can be found by. */
export const names = {
  company: indexed(catalog.companies, (company) => [
    ...bothNames(company),
    ...codes(company.id, ...company.aliases),
  ]),
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
    ...codes(...drug.codes),
  ]),
  trial: indexed(catalog.trials, (trial) => [...bothNames(trial), ...codes(trial.id, trial.acronym)]),
}

/** Of everything but trials, whose titles are prose. */
export const vocabulary = once(() =>
  vocabularyOf(
    [names.company, names.target, names.indication, names.drug].flatMap((its) => [...its().values()]),
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

/** Drugs of a thing. */
export const drugsOf = {
  target: grouped(catalog.drugs, ({ targets }) => targets),
  indication: grouped(catalog.drugs, ({ indications }) => indications),
  company: grouped(catalog.drugs, ({ companies }) => companies),
}

export const trialsOf = grouped(catalog.trials, ({ indication }) => [indication])

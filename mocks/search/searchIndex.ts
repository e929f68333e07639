import {
  catalog,
  type Catalog,
  type Company,
  type Drug,
  type Indication,
  type Target,
  type Trial,
} from '../seed/catalog'
import { nameOf, namesOf, type Name } from './matching'

/** Which rows belong to a thing. */
type Rows<Thing, Row> = ReadonlyMap<Thing, readonly Row[]>

/** The catalogue, ready to be searched: names normalised and rows counted once. */
export interface SearchIndex extends Catalog {
  names: ReadonlyMap<object, readonly Name[]>
  drugsOfTarget: Rows<Target, Drug>
  drugsOfIndication: Rows<Indication, Drug>
  drugsOfCompany: Rows<Company, Drug>
  trialsOfIndication: Rows<Indication, Trial>
}

function group<Thing, Row>(rows: readonly Row[], of: (row: Row) => readonly Thing[]): Rows<Thing, Row> {
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

const bothNames = ({ nameEn, nameZh }: { nameEn: string; nameZh: string }) => [
  ...namesOf(nameEn, 'en'),
  ...namesOf(nameZh, 'zh'),
]

/** A code means the same in every language. */
const codes = (...texts: (string | null)[]) => texts.flatMap((text) => (text ? [nameOf(text)] : []))

function indexOf(all: Catalog): SearchIndex {
  const names = new Map<object, readonly Name[]>()
  for (const company of all.companies) names.set(company, [...bothNames(company), ...codes(company.id)])
  for (const target of all.targets)
    names.set(target, [...bothNames(target), ...codes(target.symbol, target.uniprot, target.id)])
  for (const indication of all.indications)
    names.set(indication, [...bothNames(indication), ...codes(indication.icd10, indication.id)])
  for (const drug of all.drugs) {
    const brands = [...drug.brandEn.flatMap((brand) => namesOf(brand, 'en')), ...namesOf(drug.brandZh, 'zh')]
    names.set(drug, [...bothNames(drug), ...brands, ...codes(...drug.codes)])
  }
  for (const trial of all.trials) names.set(trial, [...bothNames(trial), ...codes(trial.id, trial.acronym)])
  return {
    ...all,
    names,
    drugsOfTarget: group(all.drugs, ({ targets }) => targets),
    drugsOfIndication: group(all.drugs, ({ indications }) => indications),
    drugsOfCompany: group(all.drugs, ({ companies }) => companies),
    trialsOfIndication: group(all.trials, ({ indication }) => [indication]),
  }
}

let made: SearchIndex | null = null

/** Made by the first search, not at the start. */
export const searchIndex = (): SearchIndex => (made ??= indexOf(catalog()))

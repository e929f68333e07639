import facts from './drugs.json'

export type Entity = 'drug' | 'indication' | 'target' | 'company'

export interface CatalogItem {
  id: string
  nameEn: string
  nameZh: string
  hint: string | null
  therapeuticArea: string | null
  /** Everything it can be found by. */
  names: readonly string[]
}

/** The names there are, and what stands in brackets as a name of its own: "… (PD-1)". */
const texts = (...names: (string | null | undefined)[]) =>
  names
    .filter((name): name is string => Boolean(name))
    .flatMap((name) => [name, ...[...name.matchAll(/[（(]([^()（）]+)[)）]/g)].map(([, alias]) => alias!)])

/** Public facts of the seed data, as the search reads them. */
export const CATALOG: Readonly<Record<Entity, readonly CatalogItem[]>> = {
  drug: facts.drugs.map(({ id, inn, nameZh, brandEn, brandZh }) => ({
    id,
    nameEn: inn,
    nameZh: nameZh ?? inn,
    hint: brandEn[0] ?? null,
    therapeuticArea: null,
    names: texts(inn, nameZh, brandZh, ...brandEn),
  })),
  indication: facts.indications.map(({ id, icd10, nameEn, nameZh, therapeuticArea }) => ({
    id,
    nameEn,
    nameZh,
    hint: icd10,
    therapeuticArea,
    names: texts(nameEn, nameZh, icd10, id),
  })),
  target: facts.targets.map(({ id, symbol, nameEn, nameZh }) => ({
    id,
    nameEn,
    nameZh,
    hint: symbol,
    therapeuticArea: null,
    names: texts(nameEn, nameZh, symbol, id),
  })),
  company: facts.companies.map(({ id, nameEn, nameZh, country }) => ({
    id,
    nameEn,
    nameZh: nameZh ?? nameEn,
    hint: country,
    therapeuticArea: null,
    names: texts(nameEn, nameZh, id),
  })),
}

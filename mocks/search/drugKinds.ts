import { catalog, type Company, type Drug, type Indication, type Stage } from '../entities/seed/catalog'
import { synonymsOf } from '../entities/seed/catalog/known/synonyms'
import type { Facet } from './facets'
import {
  area,
  country,
  designations,
  each,
  idOf,
  orUnknown,
  nameOf,
  optionalValue,
  yesNo,
} from './facetValues'
import type { Development, Kind, Link } from './kind'
import { HAS_BIOSIMILARS, MODALITIES, TREATMENT_LINES } from './drugTraits'
import { hiddenNames, names } from './searchIndex'
import { rankOf } from './stages'
import { regionLabel, labelOf } from './labels'

const drugOf = (row: Drug | Development) => ('drug' in row ? row.drug : row)

function drugFacets<T extends Drug | Development>(
  indicationsOf: (row: T) => readonly Indication[],
  companiesOf: (row: T) => readonly Company[],
  stageOf: (row: T) => Stage,
): Facet<T>[] {
  return [
    { name: 'stage', values: (row) => [stageOf(row)], labelOf: labelOf('stage') },
    { name: 'modality', values: (row) => [drugOf(row).modality], labelOf: labelOf('modality') },
    { name: 'drugType', values: (row) => [drugOf(row).drugType], labelOf: labelOf('drugType') },
    { name: 'area', values: (row) => each(indicationsOf(row), area), labelOf: labelOf('area') },
    { name: 'indication', values: (row) => each(indicationsOf(row), idOf), labelOf: nameOf.indication },
    { name: 'target', values: (row) => each(drugOf(row).targets, idOf), labelOf: nameOf.target },
    { name: 'company', values: (row) => each(companiesOf(row), idOf), labelOf: nameOf.company },
    { name: 'country', values: (row) => each(companiesOf(row), country), labelOf: regionLabel },
    { name: 'route', values: (row) => [drugOf(row).route], labelOf: labelOf('route') },
    { name: 'line', values: (row) => orUnknown(drugOf(row).lines), labelOf: labelOf('line') },
    {
      name: 'biomarker',
      values: (row) => orUnknown(each(drugOf(row).biomarkers, idOf)),
      labelOf: (value) => nameOf.biomarker(value) ?? labelOf('biomarker')(value),
    },
    { name: 'designation', values: (row) => designations(drugOf(row)), labelOf: labelOf('designation') },
    { name: 'nrdl', values: (row) => yesNo(drugOf(row).nrdl), labelOf: labelOf('nrdl') },
    { name: 'year', values: (row) => optionalValue(drugOf(row).firstApprovalYear?.toString()), isYear: true },
    { name: 'drug', values: (row) => [drugOf(row).id], labelOf: nameOf.drug, isHidden: true },
  ]
}

/** Entities through which a drug is found, limited to the given companies and indications. */
export const linksOf = (
  { id, targets, modality, biomarkers, lines }: Drug,
  companies: readonly Company[],
  indications: readonly Indication[],
): Link[] => [
  ...targets.map((item) => ({ entity: 'target' as const, item })),
  ...companies.map((item) => ({ entity: 'company' as const, item })),
  ...indications.map((item) => ({ entity: 'indication' as const, item })),
  { entity: 'modality', item: MODALITIES.get(modality)! },
  ...biomarkers.map((item) => ({ entity: 'biomarker' as const, item })),
  ...lines.map((line) => ({ entity: 'line' as const, item: TREATMENT_LINES.get(line)! })),
  ...(synonymsOf('biosimilar', id).length > 0
    ? [{ entity: 'biosimilar' as const, item: HAS_BIOSIMILARS }]
    : []),
]

/** Cached per row, because every search needs the links. */
function memoizeLinks<T extends object>(links: (row: T) => readonly Link[]) {
  const cache = new WeakMap<T, readonly Link[]>()
  return (row: T): readonly Link[] => {
    const cached = cache.get(row) ?? links(row)
    cache.set(row, cached)
    return cached
  }
}

export function drugKind(rows: readonly Drug[], extraFacets: readonly Facet<Drug>[] = []): Kind<Drug> {
  return {
    rows,
    named: (drug) => drug,
    names: names.drug,
    hiddenNames,
    links: memoizeLinks((drug) => linksOf(drug, drug.companies, drug.indications)),
    rank: ({ stage }) => rankOf(stage),
    year: ({ firstApprovalYear }) => firstApprovalYear,
    facets: [
      ...drugFacets<Drug>(
        ({ indications }) => indications,
        ({ companies }) => companies,
        ({ stage }) => stage,
      ),
      ...extraFacets,
    ],
  }
}

export const engineeredKind = (): Kind<Drug> =>
  drugKind(
    catalog.drugs().filter(({ engineering }) => engineering !== null),
    [
      {
        name: 'format',
        values: (drug) => optionalValue(drug.engineering?.format),
        labelOf: labelOf('format'),
      },
      {
        name: 'payload',
        values: (drug) => optionalValue(drug.engineering?.payloadClass),
        labelOf: labelOf('payloadClass'),
      },
      {
        name: 'delivery',
        values: (drug) => optionalValue(drug.engineering?.delivery),
        labelOf: labelOf('delivery'),
      },
    ],
  )

export const pipelineKind = (): Kind<Development> => ({
  rows: catalog
    .drugs()
    .flatMap((drug) =>
      drug.programmes.map((programme, index) => ({ id: `${drug.id}-${index + 1}`, drug, programme })),
    ),
  named: ({ drug }) => drug,
  names: names.drug,
  hiddenNames: ({ drug }) => hiddenNames(drug),
  links: memoizeLinks(({ drug, programme: { company, indication } }) =>
    linksOf(drug, [company], [indication]),
  ),
  rank: ({ programme }) => rankOf(programme.stage),
  year: ({ drug }) => drug.firstApprovalYear,
  facets: drugFacets<Development>(
    ({ programme }) => [programme.indication],
    ({ programme }) => [programme.company],
    ({ programme }) => programme.stage,
  ),
})

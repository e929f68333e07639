import { catalog, type Company, type Drug, type Indication, type Stage } from '../entities/seed/catalog'
import type { Facet } from './facets'
import { area, country, designations, each, id, known, nameOf, one, yesNo } from './facetValues'
import type { Development, Kind, Link } from './kind'
import { MODALITIES } from './modalities'
import { names } from './searchIndex'
import { rankOf } from './stages'
import { regionLabel, labelOf } from './words'

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
    { name: 'indication', values: (row) => each(indicationsOf(row), id), labelOf: nameOf.indication },
    { name: 'target', values: (row) => each(drugOf(row).targets, id), labelOf: nameOf.target },
    { name: 'company', values: (row) => each(companiesOf(row), id), labelOf: nameOf.company },
    { name: 'country', values: (row) => each(companiesOf(row), country), labelOf: regionLabel },
    { name: 'route', values: (row) => [drugOf(row).route], labelOf: labelOf('route') },
    { name: 'line', values: (row) => known(drugOf(row).lines), labelOf: labelOf('line') },
    {
      name: 'biomarker',
      values: (row) => known(each(drugOf(row).biomarkers, id)),
      labelOf: (value) => nameOf.biomarker(value) ?? labelOf('biomarker')(value),
    },
    { name: 'designation', values: (row) => designations(drugOf(row)), labelOf: labelOf('designation') },
    { name: 'nrdl', values: (row) => yesNo(drugOf(row).nrdl), labelOf: labelOf('nrdl') },
    { name: 'year', values: (row) => one(drugOf(row).firstApprovalYear?.toString()), isYear: true },
    { name: 'drug', values: (row) => [drugOf(row).id], labelOf: nameOf.drug, isSilent: true },
  ]
}

/** Through what a drug is found, here as one company develops it for some of its indications. */
export const linksOf = (
  { targets, modality, biomarkers }: Drug,
  companies: readonly Company[],
  indications: readonly Indication[],
): Link[] => [
  ...targets.map((thing) => ({ entity: 'target' as const, thing })),
  ...companies.map((thing) => ({ entity: 'company' as const, thing })),
  ...indications.map((thing) => ({ entity: 'indication' as const, thing })),
  { entity: 'modality', thing: MODALITIES.get(modality)! },
  ...biomarkers.map((thing) => ({ entity: 'biomarker' as const, thing })),
]

/** Asked for at each search, and always the same. */
function kept<T extends object>(links: (row: T) => readonly Link[]) {
  const made = new WeakMap<T, readonly Link[]>()
  return (row: T): readonly Link[] => {
    const its = made.get(row) ?? links(row)
    made.set(row, its)
    return its
  }
}

export function drugKind(rows: readonly Drug[], furtherFacets: readonly Facet<Drug>[] = []): Kind<Drug> {
  return {
    rows,
    named: (drug) => drug,
    names: names.drug,
    links: kept((drug) => linksOf(drug, drug.companies, drug.indications)),
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

export const engineeredKind = (): Kind<Drug> =>
  drugKind(
    catalog.drugs().filter(({ engineering }) => engineering !== null),
    [
      { name: 'format', values: (drug) => one(drug.engineering?.format), labelOf: labelOf('format') },
      {
        name: 'payload',
        values: (drug) => one(drug.engineering?.payloadClass),
        labelOf: labelOf('payloadClass'),
      },
      {
        name: 'delivery',
        values: (drug) => one(drug.engineering?.delivery),
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
  links: kept(({ drug, programme: { company, indication } }) => linksOf(drug, [company], [indication])),
  rank: ({ programme }) => rankOf(programme.stage),
  year: ({ drug }) => drug.firstApprovalYear,
  facets: drugFacets<Development>(
    ({ programme }) => [programme.indication],
    ({ programme }) => [programme.company],
    ({ programme }) => programme.stage,
  ),
})

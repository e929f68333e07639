import { once } from '../platform/once'
import { catalog, type Company, type Indication, type Target, type Trial } from '../entities/seed/catalog'
import { drugKind, engineeredKind, linksOf, pipelineKind } from './drugKinds'
import { area, each, idOf, nameOf, optionalValue } from './facetValues'
import type { Kind } from './kind'
import { drugsOf, names } from './searchIndex'
import { countApprovedIn, rankOf, topStage } from './stages'
import { FACET_LABELS, regionLabel, labelOf } from './labels'

const noYear = () => null

const indicationKind = (): Kind<Indication> => ({
  rows: catalog.indications(),
  named: (indication) => indication,
  names: names.indication,
  rank: () => 0,
  year: noYear,
  facets: [
    { name: 'area', values: (indication) => [indication.therapeuticArea], labelOf: labelOf('area') },
    {
      name: 'approved',
      values: (indication) => [countApprovedIn(indication) > 0 ? 'yes' : 'no'],
      labelOf: (value) => FACET_LABELS.approved[value as 'yes'],
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
      { name: 'class', values: ({ targetClass }) => [targetClass], labelOf: labelOf('targetClass') },
      { name: 'stage', values: (target) => optionalValue(stages.get(target)), labelOf: labelOf('stage') },
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
    { name: 'country', values: (company) => [company.country], labelOf: regionLabel },
    {
      name: 'size',
      values: (company) => [sizeOf(drugsOf.company(company).length)],
      labelOf: (value) => FACET_LABELS.size[value as '0'],
    },
  ],
})

const startYear = ({ start }: Trial) => start?.slice(0, 4)

/** The sponsor, or the drug's companies if it is unknown. */
const companiesOf = ({ sponsor, drug }: Trial) => (sponsor ? [sponsor] : drug.companies)

const trialKind = (): Kind<Trial> => ({
  rows: catalog.trials(),
  named: (trial) => trial,
  names: names.trial,
  links: (trial) => [
    { entity: 'drug', item: trial.drug },
    ...linksOf(trial.drug, companiesOf(trial), [trial.indication]),
  ],
  isLinkedTogether: true,
  // phase 1/2 ranks between 1 and 2
  rank: ({ phase }) =>
    phase.split('/').reduce((sum, part) => sum + Number(part), 0) / phase.split('/').length,
  year: (trial) => (trial.start ? Number(startYear(trial)) : null),
  facets: [
    { name: 'phase', values: ({ phase }) => [phase], labelOf: labelOf('phase') },
    { name: 'status', values: ({ status }) => [status], labelOf: labelOf('status') },
    { name: 'area', values: ({ indication }) => [area(indication)], labelOf: labelOf('area') },
    { name: 'company', values: (trial) => each(companiesOf(trial), idOf), labelOf: nameOf.company },
    { name: 'startYear', values: (trial) => optionalValue(startYear(trial)), isYear: true },
    { name: 'drug', values: ({ drug }) => [drug.id], labelOf: nameOf.drug, isHidden: true },
    {
      name: 'target',
      values: ({ drug }) => each(drug.targets, idOf),
      labelOf: nameOf.target,
      isHidden: true,
    },
    {
      name: 'indication',
      values: ({ indication }) => [indication.id],
      labelOf: nameOf.indication,
      isHidden: true,
    },
  ],
})

export const kinds = {
  drug: once(() => drugKind(catalog.drugs())),
  engineered: once(engineeredKind),
  pipeline: once(pipelineKind),
  indication: once(indicationKind),
  target: once(targetKind),
  company: once(companyKind),
  trial: once(trialKind),
}

import type { DrugSource } from '@/entities/drugs.api'
import { demoDossier, type Dossier } from './demo/dossier'
import { demoProtocol, type Protocol } from './demo/protocol'
import { published, publishedRows } from './known/drugFacts'
import { companyOf } from './known/facts'
import type { Drug, Trial } from './known/catalogTypes'

/** Only the first approval: its published date, or else the year. Later approvals are unknown. */
function timelineOf({ id, programmes: [first], firstApprovalYear }: Drug): Dossier['timeline'] {
  if (!first) return []
  const { indication, stage, company, region } = first
  const exact = publishedRows(id, 'approval').find(
    (approval) => approval.region === region && approval.date.startsWith(String(firstApprovalYear)),
  )
  const date = exact?.date ?? String(firstApprovalYear)
  return [{ indication, stage, date, region, company, ...(exact && { source: exact.source }) }]
}

function sourcesOf(id: string) {
  const orphan = published(id, 'exclusivity').filter(({ value }) => value.kind === 'orphan')
  const all = {
    mechanism: published(id, 'mechanism'),
    codes: published(id, 'code'),
    atc: published(id, 'atc'),
    indications: published(id, 'indication'),
    status: [...orphan, ...published(id, 'breakthrough'), ...published(id, 'nrdl')],
  }
  return Object.fromEntries(
    Object.entries(all).map(([field, values]): [string, DrugSource[]] => [
      field,
      [...new Set(values.map(({ source }) => source))],
    ]),
  )
}

function factsOf(drug: Drug): Dossier {
  const { id, companies } = drug
  const [mechanism] = published(id, 'mechanism')
  return {
    mechanismEn: mechanism?.value.en,
    mechanismZh: mechanism?.value.zh,
    atc: published(id, 'atc')[0]?.value,
    approvals: publishedRows(id, 'approval'),
    sources: sourcesOf(id),
    timeline: timelineOf(drug),
    rights: companies.map((company, index) => ({ company, role: index === 0 ? 'originator' : 'partner' })),
    patents: publishedRows(id, 'patent'),
    exclusivity: publishedRows(id, 'exclusivity'),
    deals: publishedRows(id, 'deal').map((deal) => ({
      ...deal,
      from: deal.from ? companyOf(deal.from) : null,
      to: deal.to ? companyOf(deal.to) : null,
    })),
    sales: publishedRows(id, 'sales'),
  }
}

export const dossierOf = (drug: Drug): Dossier => (drug.isDemo ? demoDossier(drug) : factsOf(drug))

export const protocolOf = (trial: Trial): Protocol =>
  trial.isDemo
    ? demoProtocol(trial)
    : { arms: [], endpoints: [], resultUrl: `https://clinicaltrials.gov/study/${trial.id}` }

import type { DrugDetail } from '@/shared/domain/drug/api'
import type { Drug, Trial } from './things'

type Dossier = Pick<
  DrugDetail,
  'timeline' | 'rights' | 'patents' | 'exclusivity' | 'deals' | 'sales' | 'mechanismEn' | 'mechanismZh'
>

/** What the public facts tell of a drug: its first approval and whose it is. */
const factsOf = ({ programmes, companies, firstApprovalYear }: Drug): Dossier => ({
  timeline: programmes.map(({ indication, stage, company, region }) => ({
    indication,
    stage,
    date: String(firstApprovalYear),
    region,
    company,
  })),
  rights: companies.map((company, index) => ({ company, role: index === 0 ? 'originator' : 'partner' })),
  patents: [],
  exclusivity: [],
  deals: [],
  sales: [],
})

/** Everything about a drug but what its row says. */
export const dossierOf = (drug: Drug): Dossier => factsOf(drug)

/** How a trial is made, as far as it is known. */
export const protocolOf = (trial: Trial) => ({
  arms: [],
  endpoints: [],
  resultUrl: `https://clinicaltrials.gov/study/${trial.id}`,
})

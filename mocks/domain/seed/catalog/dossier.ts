import { demoDossier, type Dossier } from './demo/dossier'
import { demoProtocol, type Protocol } from './demo/protocol'
import type { Drug, Trial } from './known/things'

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
export const dossierOf = (drug: Drug): Dossier => (drug.isDemo ? demoDossier(drug) : factsOf(drug))

/** Arms, endpoints and the place of the results, as far as they are known. */
export const protocolOf = (trial: Trial): Protocol =>
  trial.isDemo
    ? demoProtocol(trial)
    : { arms: [], endpoints: [], resultUrl: `https://clinicaltrials.gov/study/${trial.id}` }

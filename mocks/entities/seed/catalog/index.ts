import { once } from '../../../platform/once'
import { demoCompanies } from './demo/companies'
import { demoDrugs } from './demo/drugs'
import { demoTrials } from './demo/trials'
import { FACTS } from './known/facts'

export { BIOMARKERS } from './known/biomarkers'
export type { Subsidiary } from './known/subsidiaries'
export { dossierOf, protocolOf } from './dossier'
export type * from './known/catalogTypes'

const inventedCompanies = once(demoCompanies)
const inventedDrugs = once(() => demoDrugs(inventedCompanies()))

/** Public facts plus invented assets, which are generated on first access. */
export const catalog = {
  targets: () => FACTS.targets,
  indications: () => FACTS.indications,
  companies: once(() => [...FACTS.companies, ...inventedCompanies()]),
  drugs: once(() => [...FACTS.drugs, ...inventedDrugs()]),
  trials: once(() => [...FACTS.trials, ...demoTrials(inventedDrugs())]),
}

import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FromDrug } from './FromDrug'
import { NewValuation } from './NewValuation'

// Few valuations start from a calculation: the others do not wait for its code and texts.
const FromNpv = lazy(async () => ({ default: (await import('./FromNpv')).FromNpv }))

/** A new valuation; `?drug=` or `?npv=` names the drug or the NPV calculation that fills what it can. */
export default function ValuationFormPage() {
  const [search] = useSearchParams()
  const drug = search.get('drug')
  const npv = search.get('npv')
  if (drug) return <FromDrug key={drug} id={drug} />
  if (npv) return <FromNpv key={npv} id={npv} />
  return <NewValuation />
}

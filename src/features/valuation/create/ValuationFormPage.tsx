import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { patentIn } from '@/shared/domain/patent/address'
import { FromDrug } from './FromDrug'
import { FromPatent } from './FromPatent'
import { NewValuation } from './NewValuation'

// Few valuations start from a calculation: the others do not wait for its code and texts.
const FromNpv = lazy(async () => ({ default: (await import('./FromNpv')).FromNpv }))

/** A new valuation; `?drug=`, `?npv=` or `?patent=` names the drug, calculation or patent that fills what it can. */
export default function ValuationFormPage() {
  const [search] = useSearchParams()
  const drug = search.get('drug')
  const npv = search.get('npv')
  const patent = patentIn(search.get('patent'))
  if (drug) return <FromDrug key={drug} id={drug} />
  if (npv) return <FromNpv key={npv} id={npv} />
  if (patent) return <FromPatent key={patent.id} {...patent} />
  return <NewValuation />
}

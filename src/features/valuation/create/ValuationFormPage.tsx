import { useSearchParams } from 'react-router-dom'
import { patentIn } from '@/entities/patentAddress'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { NewValuation } from './NewValuation'

// What a form is filled from is read with its own code: an empty one does not wait for it.
const FromDrug = lazyWithRetry(async () => ({ default: (await import('./FromDrug')).FromDrug }))
const FromPatent = lazyWithRetry(async () => ({ default: (await import('./FromPatent')).FromPatent }))
const FromNpv = lazyWithRetry(async () => ({ default: (await import('./FromNpv')).FromNpv }))

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

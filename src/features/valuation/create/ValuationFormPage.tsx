import { useSearchParams } from 'react-router-dom'
import { parsePatentRef } from '@/entities/patentAddress'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { NewValuation } from './NewValuation'

// Each prefill has its own chunk, so that a blank form does not wait for it.
const FromDrug = lazyWithRetry(async () => ({ default: (await import('./FromDrug')).FromDrug }))
const FromPatent = lazyWithRetry(async () => ({ default: (await import('./FromPatent')).FromPatent }))
const FromNpv = lazyWithRetry(async () => ({ default: (await import('./FromNpv')).FromNpv }))

/** New valuation; `?drug=`, `?npv=` or `?patent=` names the drug, calculation or patent that prefills the form. */
export default function ValuationFormPage() {
  const [search] = useSearchParams()
  const drug = search.get('drug')
  const npv = search.get('npv')
  const patent = parsePatentRef(search.get('patent'))
  if (drug) return <FromDrug key={drug} id={drug} />
  if (npv) return <FromNpv key={npv} id={npv} />
  if (patent) return <FromPatent key={patent.id} {...patent} />
  return <NewValuation />
}

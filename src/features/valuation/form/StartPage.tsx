import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import ValuationFormPage from './ValuationFormPage'

// Few valuations start from a calculation: the others do not wait for its code and texts.
const FromNpv = lazy(async () => ({ default: (await import('../npv/FromNpv')).FromNpv }))

/** A new valuation; `?npv=` names the NPV calculation that it starts from. */
export default function StartPage() {
  const npv = useSearchParams()[0].get('npv')
  return npv ? <FromNpv key={npv} id={npv} /> : <ValuationFormPage />
}

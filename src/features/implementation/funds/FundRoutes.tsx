import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { FundPage } from './FundPage'

// The lists do not wait for the code of a single agreement.
const ReconcilePage = lazyWithRetry(() => import('./reconcile/ReconcilePage'))
const AgreementPage = lazyWithRetry(() => import('./agreement/AgreementPage'))

/** Agreements and instalments, what the bank says of them, and one agreement. */
export default function FundRoutes() {
  return (
    <Routes>
      <Route index element={<FundPage />} />
      <Route path="reconcile" element={<ReconcilePage />} />
      <Route path=":id" element={<AgreementPage />} />
    </Routes>
  )
}

import { Route, Routes } from 'react-router-dom'
import { later } from '@/shared/ui/lazy/later'
import { FundPage } from './FundPage'

// The lists do not wait for the code of a single agreement.
const ReconcilePage = later(() => import('./reconcile/ReconcilePage'))
const AgreementPage = later(() => import('./agreement/AgreementPage'))

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

import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { FundPage } from './FundPage'

// The lists load without the code of an agreement's page.
const ReconcilePage = lazyWithRetry(() => import('./reconcile/ReconcilePage'))
const AgreementPage = lazyWithRetry(() => import('./agreement/AgreementPage'))

export default function FundRoutes() {
  return (
    <Routes>
      <Route index element={<FundPage />} />
      <Route path="reconcile" element={<ReconcilePage />} />
      <Route path=":id" element={<AgreementPage />} />
    </Routes>
  )
}

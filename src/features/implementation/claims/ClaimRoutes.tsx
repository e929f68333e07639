import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ClaimListPage } from './ClaimListPage'

// The list does not wait for the code of a single claim.
const ClaimPage = lazyWithRetry(() => import('./ClaimPage'))
const ClaimFormPage = lazyWithRetry(() => import('./ClaimFormPage'))

/** The claims, a new one, and those that there are. */
export default function ClaimRoutes() {
  return (
    <Routes>
      <Route index element={<ClaimListPage />} />
      <Route path="new" element={<ClaimFormPage />} />
      <Route path=":id" element={<ClaimPage />} />
      <Route path=":id/edit" element={<ClaimFormPage />} />
    </Routes>
  )
}

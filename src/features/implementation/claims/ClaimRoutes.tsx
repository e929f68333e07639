import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ClaimListPage } from './ClaimListPage'

// The list loads without the code of a claim's page.
const ClaimPage = lazyWithRetry(() => import('./ClaimPage'))
const ClaimFormPage = lazyWithRetry(() => import('./ClaimFormPage'))

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

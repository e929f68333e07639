import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ExpertListPage } from './ExpertListPage'

// The queue loads without the code of the concept's page.
const ConceptPage = lazyWithRetry(() => import('../detail/ConceptPage'))

export default function ExpertRoutes() {
  return (
    <Routes>
      <Route index element={<ExpertListPage />} />
      <Route path=":id" element={<ConceptPage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ExpertListPage } from './ExpertListPage'

// The queue does not wait for the code of a concept.
const ConceptPage = lazyWithRetry(() => import('../detail/ConceptPage'))

/** What waits for a decision, and its concepts. */
export default function ExpertRoutes() {
  return (
    <Routes>
      <Route index element={<ExpertListPage />} />
      <Route path=":id" element={<ConceptPage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { SealedPage } from './SealedPage'

// The list does not wait for the code of a single concept.
const ConceptPage = lazyWithRetry(() => import('../detail/ConceptPage'))

/** The archive and its concepts. */
export default function SealedRoutes() {
  return (
    <Routes>
      <Route index element={<SealedPage />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}

import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { IncubatePage } from './IncubatePage'

// The list does not wait for the code of a single concept.
const ConceptPage = lazyWithRetry(() => import('../detail/ConceptPage'))

/** The incubation hall and its concepts. */
export default function IncubateRoutes() {
  return (
    <Routes>
      <Route index element={<IncubatePage />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}

import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ApplyPage } from './ApplyPage'

// The list does not wait for the code of a single concept.
const ConceptPage = lazyWithRetry(() => import('../detail/ConceptPage'))
const NewConceptPage = lazyWithRetry(() => import('../firstStage/NewConceptPage'))

/** The collection hall, a new concept, and those that there are. */
export default function ApplyRoutes() {
  return (
    <Routes>
      <Route index element={<ApplyPage />} />
      <Route path="new" element={<NewConceptPage />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}

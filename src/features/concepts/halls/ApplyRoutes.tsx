import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ApplyPage } from './ApplyPage'

// The list does not wait for the code of a single concept.
const ConceptPage = lazy(async () => ({ default: (await import('../detail/ConceptPage')).ConceptPage }))
const NewConceptPage = lazy(() => import('../firstStage/NewConceptPage'))

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

import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { SealedPage } from './SealedPage'

// The list does not wait for the code of a single concept.
const ConceptPage = lazy(async () => ({ default: (await import('../detail/ConceptPage')).ConceptPage }))

/** The archive and its concepts. */
export default function SealedRoutes() {
  return (
    <Routes>
      <Route index element={<SealedPage />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}

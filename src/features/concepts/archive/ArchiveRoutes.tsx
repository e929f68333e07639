import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ArchivePage } from './ArchivePage'

// The list does not wait for the code of a single concept.
const ConceptPage = lazy(async () => ({ default: (await import('../workspace/ConceptPage')).ConceptPage }))

/** The archive and its concepts. */
export default function ArchiveRoutes() {
  return (
    <Routes>
      <Route index element={<ArchivePage />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}

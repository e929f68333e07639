import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ApplyPage } from './ApplyPage'

// The list loads without the code of a concept's page.
const ConceptPage = lazyWithRetry(() => import('../detail/ConceptPage'))
const NewConceptPage = lazyWithRetry(() => import('../firstStage/NewConceptPage'))

export default function ApplyRoutes() {
  return (
    <Routes>
      <Route index element={<ApplyPage />} />
      <Route path="new" element={<NewConceptPage />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}

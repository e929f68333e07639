import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { IncubatePage } from './IncubatePage'

const ConceptPage = lazyWithRetry(() => import('../detail/ConceptPage'))

export default function IncubateRoutes() {
  return (
    <Routes>
      <Route index element={<IncubatePage />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}

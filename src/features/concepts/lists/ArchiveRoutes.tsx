import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ArchivePage } from './ArchivePage'

const ConceptPage = lazyWithRetry(() => import('../detail/ConceptPage'))

export default function ArchiveRoutes() {
  return (
    <Routes>
      <Route index element={<ArchivePage />} />
      <Route path=":id" element={<ConceptPage />} />
    </Routes>
  )
}

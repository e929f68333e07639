import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ProjectListPage } from './ProjectListPage'

// Keeps the detail page out of the list's chunk.
const ProjectPage = lazyWithRetry(async () => ({ default: (await import('./ProjectPage')).ProjectPage }))

export default function ProjectRoutes() {
  return (
    <Routes>
      <Route index element={<ProjectListPage />} />
      <Route path=":id" element={<ProjectPage />} />
    </Routes>
  )
}

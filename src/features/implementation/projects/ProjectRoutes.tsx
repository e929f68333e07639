import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ProjectListPage } from './ProjectListPage'

// The list does not wait for the code of a single project.
const ProjectPage = lazyWithRetry(async () => ({ default: (await import('./ProjectPage')).ProjectPage }))

/** The funded projects, and each of them. */
export default function ProjectRoutes() {
  return (
    <Routes>
      <Route index element={<ProjectListPage />} />
      <Route path=":id" element={<ProjectPage />} />
    </Routes>
  )
}

import { Navigate, Route, Routes } from 'react-router-dom'
import { loadWithTexts } from '@/shared/feature'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ReportListPage } from './ReportListPage'

// Each page loads its own code and translations; the list waits for none of them.
const ReportPage = lazyWithRetry(
  loadWithTexts(
    async () => ({ default: (await import('./ReportPage')).ReportPage }),
    'valuationForm',
    'valuationVersions',
  ),
)
const VersionsPage = lazyWithRetry(
  loadWithTexts(
    async () => ({ default: (await import('../versions/VersionsPage')).VersionsPage }),
    'valuationForm',
    'valuationVersions',
  ),
)
const WorkbenchPage = lazyWithRetry(
  loadWithTexts(
    async () => ({ default: (await import('../workbench/WorkbenchPage')).WorkbenchPage }),
    'valuationForm',
    'valuationWorkbench',
  ),
)
const RecalculatePage = lazyWithRetry(
  loadWithTexts(
    async () => ({ default: (await import('./RecalculatePage')).RecalculatePage }),
    'valuationForm',
  ),
)

export default function ReportRoutes() {
  return (
    <Routes>
      <Route index element={<ReportListPage />} />
      <Route path=":id" element={<ReportPage />} />
      <Route path=":id/versions" element={<VersionsPage />} />
      <Route path=":id/edit" element={<RecalculatePage />} />
      <Route path=":id/workbench" element={<WorkbenchPage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

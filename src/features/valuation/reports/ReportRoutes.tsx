import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { ReportListPage } from './ReportListPage'

// Neither waits for the code of the other, nor the list for either.
const ReportPage = lazy(async () => ({ default: (await import('./ReportPage')).ReportPage }))
const WorkbenchPage = lazy(async () => ({
  default: (await import('../workbench/WorkbenchPage')).WorkbenchPage,
}))
const RecalculatePage = lazy(async () => ({ default: (await import('./RecalculatePage')).RecalculatePage }))

/** The list of reports, one report, and the form that recalculates it. */
export default function ReportRoutes() {
  return (
    <Routes>
      <Route index element={<ReportListPage />} />
      <Route path=":id" element={<ReportPage />} />
      <Route path=":id/edit" element={<RecalculatePage />} />
      <Route path=":id/workbench" element={<WorkbenchPage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

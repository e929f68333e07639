import { Navigate, Route, Routes } from 'react-router-dom'
import { RecalculatePage } from './RecalculatePage'
import { ReportListPage } from './ReportListPage'
import { ReportPage } from './ReportPage'

/** The list of reports, one report, and the form that recalculates it. */
export default function ReportRoutes() {
  return (
    <Routes>
      <Route index element={<ReportListPage />} />
      <Route path=":id" element={<ReportPage />} />
      <Route path=":id/edit" element={<RecalculatePage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

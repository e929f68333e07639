import i18n from 'i18next'
import { Navigate, Route, Routes } from 'react-router-dom'
import { later } from '@/shared/ui/lazy/later'
import { ReportListPage } from './ReportListPage'

// Neither waits for the code of the other, nor the list for either, or for what they say.
const ReportPage = later(async () => {
  const [{ ReportPage: Page }] = await Promise.all([
    import('./ReportPage'),
    i18n.loadNamespaces(['valuationForm', 'valuationVersions']),
  ])
  return { default: Page }
})
const VersionsPage = later(async () => {
  const [{ VersionsPage: Page }] = await Promise.all([
    import('../versions/VersionsPage'),
    i18n.loadNamespaces(['valuationForm', 'valuationVersions']),
  ])
  return { default: Page }
})
const WorkbenchPage = later(async () => {
  const [{ WorkbenchPage: Page }] = await Promise.all([
    import('../workbench/WorkbenchPage'),
    i18n.loadNamespaces(['valuationForm', 'valuationWorkbench']),
  ])
  return { default: Page }
})
const RecalculatePage = later(async () => {
  const [{ RecalculatePage: Page }] = await Promise.all([
    import('./RecalculatePage'),
    i18n.loadNamespaces('valuationForm'),
  ])
  return { default: Page }
})

/** The list of reports, one report, its versions compared, its workbench, and the form that recalculates it. */
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

import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { loadWithTexts } from '@/shared/feature'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import SharedReportPage from '../reports/SharedReportPage'
import { useReportAddress } from './useReportAddress'

// Loaded on demand: the list does not wait for the code of a report.
const RoomReport = lazyWithRetry(
  loadWithTexts(
    async () => ({ default: (await import('./RoomReport')).RoomReport }),
    'vdrEvidence',
    'vdrScenarios',
    'vdrPrivate',
    'valuation',
    'valuationForm',
    'valuationReports',
    'valuationVersions',
  ),
)

export default function ReportScreen() {
  const { reportId } = useReportAddress()
  if (reportId === null) return <SharedReportPage />
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
      <RoomReport key={reportId} id={reportId} />
    </Suspense>
  )
}

import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { part } from '@/shared/feature'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import SharedReportPage from '../reports/SharedReportPage'
import { useReportAddress } from './useReportAddress'

// The list does not wait for what a report takes.
const RoomReport = lazyWithRetry(
  part(
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

/** The valuation reports of the room in hand, or the one that the address names. */
export default function ReportScreen() {
  const { reportId } = useReportAddress()
  if (reportId === null) return <SharedReportPage />
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
      <RoomReport key={reportId} id={reportId} />
    </Suspense>
  )
}

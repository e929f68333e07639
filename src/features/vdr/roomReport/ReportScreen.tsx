import { Skeleton } from 'antd'
import i18n from 'i18next'
import { Suspense } from 'react'
import { later } from '@/shared/ui/lazy/later'
import SharedReportPage from '../reports/SharedReportPage'
import { useReportAddress } from './useReportAddress'

// The list does not wait for what a report takes.
const RoomReport = later(async () => {
  const [{ RoomReport: Page }] = await Promise.all([
    import('./RoomReport'),
    i18n.loadNamespaces(['vdrEvidence', 'vdrScenarios', 'vdrPrivate', 'valuation', 'valuationForm', 'valuationReports', 'valuationVersions']), // prettier-ignore
  ])
  return { default: Page }
})

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

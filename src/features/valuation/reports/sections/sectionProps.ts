import type { Report } from '../model/report.api'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/reportContent'

export interface SectionProps {
  report: Report
  content: ReportContent
  context: ChartContext
}

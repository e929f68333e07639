import type { Report } from '../model/reports.api'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/content'

export interface SectionProps {
  report: Report
  content: ReportContent
  context: ChartContext
}

import type { Report } from '../model/reports.api'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/content'

/** What every section of a report is made of. */
export interface SectionProps {
  report: Report
  content: ReportContent
  context: ChartContext
}

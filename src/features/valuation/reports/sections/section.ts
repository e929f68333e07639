import type { Report } from '../api'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../content'

/** What every section of a report is made of. */
export interface SectionProps {
  report: Report
  content: ReportContent
  context: ChartContext
}

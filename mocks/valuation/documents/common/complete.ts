import type { Report } from '@/features/valuation/reports/model/reports.api'
import type { ReportContent } from '@/features/valuation/reports/model/content'

/** Who downloads: named in the document and marked on its pages. */
export interface Reader {
  userId: string
  nickName: string
}

export type Format = 'pdf' | 'xlsx'

/** A report with its computed content; there is no document of any other. */
export interface Complete {
  report: Report
  content: ReportContent
}

export function complete(report: Report): Complete {
  if (!report.content) throw new Error(`report ${report.id} is not computed or not unlocked`)
  return { report, content: report.content }
}

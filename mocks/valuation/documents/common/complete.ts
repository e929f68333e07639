import type { Report } from '@/features/valuation/reports/model/report.api'
import type { ReportContent } from '@/features/valuation/reports/model/reportContent'

/** The downloading user, named in the document and in the watermark of its pages. */
export interface DocumentReader {
  userId: string
  nickName: string
}

export type Format = 'pdf' | 'xlsx'

/** A report with computed content; documents exist only for these. */
export interface CompleteReport {
  report: Report
  content: ReportContent
}

export function requireComplete(report: Report): CompleteReport {
  if (!report.content) throw new Error(`report ${report.id} is not computed or not unlocked`)
  return { report, content: report.content }
}

import type { RawFile } from '@/shared/api/endpoint'
import type { PreviousCalculation } from '@/features/valuation/reports/summary/valueChange'
import type { Report } from '@/features/valuation/reports/model/report.api'
import type { Language } from '@/shared/lib/language'
import type { Format, DocumentReader } from './common/complete'
import { reportPdf } from './pdf'
import { reportXlsx } from './xlsx/model'

export const reportFile = (
  report: Report,
  format: Format,
  reader: DocumentReader,
  language: Language,
  before: PreviousCalculation | null = null,
): Promise<RawFile> =>
  format === 'pdf' ? reportPdf(report, reader, language, before) : reportXlsx(report, reader, language)

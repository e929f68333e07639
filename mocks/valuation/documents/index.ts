import type { RawFile } from '@/shared/api/endpoint'
import type { Report } from '@/features/valuation/reports/model/api'
import type { Language } from '@/shared/preferences'
import type { Format, Reader } from './common/complete'
import { reportPdf } from './pdf'
import { reportXlsx } from './xlsx'

/** The file of a computed report, marked with who downloads it. */
export const reportFile = (
  report: Report,
  format: Format,
  reader: Reader,
  language: Language,
): Promise<RawFile> => (format === 'pdf' ? reportPdf : reportXlsx)(report, reader, language)

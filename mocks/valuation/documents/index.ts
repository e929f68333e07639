import type { RawFile } from '@/shared/api/endpoint'
import type { Before } from '@/features/valuation/reports/summary/before'
import type { Report } from '@/features/valuation/reports/model/reports.api'
import type { Language } from '@/shared/lib/language'
import type { Format, Reader } from './common/complete'
import { reportPdf } from './pdf'
import { reportXlsx } from './xlsx/model'

/** The file of a computed report, marked with who downloads it. */
export const reportFile = (
  report: Report,
  format: Format,
  reader: Reader,
  language: Language,
  /** The calculation before it, where there is one. */
  before: Before | null = null,
): Promise<RawFile> =>
  format === 'pdf' ? reportPdf(report, reader, language, before) : reportXlsx(report, reader, language)

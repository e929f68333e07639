import type { RawFile } from '@/shared/api/endpoint'
import type { Report } from '@/features/valuation/reports/model/api'
import type { Language } from '@/shared/preferences'
import { complete, type Reader } from '../common/complete'
import { fileName } from '../common/fileName'
import { textsOf } from '../common/texts'
import { modelSheets } from './model'
import { resultsSheet } from './results'
import { aboutSheet, assumptionsSheet, formSheet } from './tables'
import { writeWorkbook } from './workbook'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The report as a workbook that computes. */
export async function reportXlsx(report: Report, reader: Reader, language: Language): Promise<RawFile> {
  const texts = textsOf(language)
  const whole = complete(report)
  const { sheets, names } = modelSheets(whole, texts)
  const bytes = await writeWorkbook(
    [
      aboutSheet(whole, reader, texts),
      ...sheets,
      resultsSheet(whole, texts),
      assumptionsSheet(whole, texts),
      formSheet(whole, texts),
    ],
    names,
  )
  return { bytes, type: XLSX, name: fileName(report, 'xlsx') }
}

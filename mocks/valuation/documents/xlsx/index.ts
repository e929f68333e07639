import type { RawFile } from '@/shared/api/endpoint'
import type { Report } from '@/features/valuation/reports/model/api'
import type { Language } from '@/shared/preferences'
import { complete, type Reader } from '../common/complete'
import { fileName } from '../common/fileName'
import { textsOf } from '../common/texts'
import { ledgerSheet } from './ledger'
import { resultsSheet } from './results'
import { aboutSheet, assumptionsSheet, inputsSheet } from './tables'
import { writeWorkbook } from './workbook'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The report as a workbook whose ledgers compute. */
export async function reportXlsx(report: Report, reader: Reader, language: Language): Promise<RawFile> {
  const texts = textsOf(language)
  const { t, own } = texts
  const whole = complete(report)
  const { expected, success, summary } = whole.content
  const bytes = await writeWorkbook([
    aboutSheet(whole, reader, texts),
    inputsSheet(whole, texts),
    assumptionsSheet(whole, texts),
    ledgerSheet(
      whole,
      { rows: expected, net: summary.rnpv, netName: t('valuation:kpi.rnpv'), sheet: own.sheets.expected },
      texts,
    ),
    ledgerSheet(
      whole,
      {
        rows: success,
        net: summary.npvSuccess,
        netName: t('valuation:kpi.npvSuccess'),
        sheet: own.sheets.success,
      },
      texts,
    ),
    resultsSheet(whole, texts),
  ])
  return { bytes, type: XLSX, name: fileName(report, 'xlsx') }
}

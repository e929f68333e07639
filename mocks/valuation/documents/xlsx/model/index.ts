import type { RawFile } from '@/shared/api/endpoint'
import type { Report } from '@/features/valuation/reports/model/reports.api'
import type { Language } from '@/shared/lib/language'
import { complete, type Complete, type Reader } from '../../common/complete'
import { fileName } from '../../common/fileName'
import { textsOf, type Texts } from '../../common/texts'
import { resultsSheet } from '../results'
import type { Names, Sheet } from '../../../../platform/xlsx/sheet'
import { aboutSheet, assumptionsSheet, formSheet } from '../tables'
import { writeWorkbook, XLSX } from '../../../../platform/xlsx/workbook'
import { buildSheet } from './build'
import { casesSheet, scenarioNames } from './cases'
import { inputsSheet } from './inputs'
import { ledgerOfCase } from './ledgers'
import { checksSheet, rnpvSheet, sensitivitySheet } from './results'
import { subjectOf } from './subject'

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

/** The valuation of a report in formulas, from its inputs to what each driver moves: a changed input moves all of it. */
function modelSheets(complete: Complete, texts: Texts): { sheets: Sheet[]; names: Names } {
  const subject = subjectOf(complete, texts)
  const inputs = inputsSheet(subject, scenarioNames(subject))
  const cases = casesSheet(subject)
  const { sheet: build, built } = buildSheet(subject)
  const expected = ledgerOfCase(subject, built, 'expected')
  const success = ledgerOfCase(subject, built, 'success')
  const results = [rnpvSheet(subject), sensitivitySheet(subject), checksSheet(subject)]
  return { sheets: [inputs, build, expected, success, ...results, cases], names: subject.names }
}

import type { RawFile } from '@/shared/api/endpoint'
import type { Report } from '@/features/valuation/reports/model/report.api'
import type { Language } from '@/shared/lib/language'
import { requireComplete, type CompleteReport, type DocumentReader } from '../../common/complete'
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
import { modelDataOf } from './modelData'

export async function reportXlsx(
  report: Report,
  reader: DocumentReader,
  language: Language,
): Promise<RawFile> {
  const texts = textsOf(language)
  const completeReport = requireComplete(report)
  const { sheets, names } = modelSheets(completeReport, texts)
  const bytes = await writeWorkbook(
    [
      aboutSheet(completeReport, reader, texts),
      ...sheets,
      resultsSheet(completeReport, texts),
      assumptionsSheet(completeReport, texts),
      formSheet(completeReport, texts),
    ],
    names,
  )
  return { bytes, type: XLSX, name: fileName(report, 'xlsx') }
}

/** Cells of the inputs by name, without lists. */
export function modelInputs(complete: CompleteReport, texts: Texts) {
  const subject = modelDataOf(complete, texts)
  const { data } = inputsSheet(subject, scenarioNames(subject))
  const cells = [...subject.names].flatMap(([name, { cells: place }]) => {
    const row = /^\$B\$(\d+)$/.exec(place)?.[1]
    const [label, value] = data[Number(row) - 1] ?? []
    return value && name !== 'scenario' ? [[name, { label: String(label?.value ?? ''), value }] as const] : []
  })
  return { inputs: new Map(cells), parts: subject.parts }
}

/**
 * Sheets that compute the valuation from its inputs through to the sensitivities; changing an input updates all of
 * them.
 */
function modelSheets(complete: CompleteReport, texts: Texts): { sheets: Sheet[]; names: Names } {
  const subject = modelDataOf(complete, texts)
  const inputs = inputsSheet(subject, scenarioNames(subject))
  const cases = casesSheet(subject)
  const { sheet: build, built } = buildSheet(subject)
  const expected = ledgerOfCase(subject, built, 'expected')
  const success = ledgerOfCase(subject, built, 'success')
  const results = [rnpvSheet(subject), sensitivitySheet(subject), checksSheet(subject)]
  return { sheets: [inputs, build, expected, success, ...results, cases], names: subject.names }
}

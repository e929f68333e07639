import type { Complete } from '../../common/complete'
import type { Texts } from '../../common/texts'
import type { Names, Sheet } from '../workbook'
import { buildSheet } from './build'
import { casesSheet, scenarioNames } from './cases'
import { inputsSheet } from './inputs'
import { ledgerOfCase } from './ledgers'
import { checksSheet, rnpvSheet, sensitivitySheet } from './results'
import { subjectOf } from './subject'

/** The valuation of a report in formulas, from its inputs to what each driver moves: a changed input moves all of it. */
export function modelSheets(complete: Complete, texts: Texts): { sheets: Sheet[]; names: Names } {
  const subject = subjectOf(complete, texts)
  const inputs = inputsSheet(subject, scenarioNames(subject))
  const cases = casesSheet(subject)
  const { sheet: build, built } = buildSheet(subject)
  const expected = ledgerOfCase(subject, built, 'expected')
  const success = ledgerOfCase(subject, built, 'success')
  const results = [rnpvSheet(subject), sensitivitySheet(subject), checksSheet(subject)]
  return { sheets: [inputs, build, expected, success, ...results, cases], names: subject.names }
}

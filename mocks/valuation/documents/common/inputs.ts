import { inputRows, type InputRow } from '@/features/valuation/reports/model/inputRows'
import type { CompleteReport } from './complete'
import type { Texts } from './texts'

export const inputsOf = ({ report }: CompleteReport, { t, language }: Texts): InputRow[] =>
  inputRows(report.form, t, language)

import { inputRows, type InputRow } from '@/features/valuation/reports/model/inputRows'
import type { Complete } from './complete'
import type { Texts } from './texts'

/** Every filled field of the form, in its order, as it was typed. */
export const inputsOf = ({ report }: Complete, { t, language }: Texts): InputRow[] =>
  inputRows(report.form, t, language)

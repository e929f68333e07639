import type { ChartContext } from '@/features/valuation/reports/charts'
import type { CompleteReport } from './complete'
import type { Texts } from './texts'

export interface DocumentData extends CompleteReport {
  texts: Texts
  context: ChartContext
}

export const documentDataOf = (complete: CompleteReport, texts: Texts): DocumentData => ({
  ...complete,
  texts,
  context: {
    t: texts.t,
    language: texts.language,
    currency: complete.report.currency,
    isDark: false,
    baseDate: complete.report.baseDate,
  },
})

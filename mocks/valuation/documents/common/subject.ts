import type { ChartContext } from '@/features/valuation/reports/charts'
import type { Complete } from './complete'
import type { Texts } from './texts'

/** What the sections of a document are about and in which words. */
export interface Subject extends Complete {
  texts: Texts
  context: ChartContext
}

export const subjectOf = (complete: Complete, texts: Texts): Subject => ({
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

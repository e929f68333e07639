import type { Language } from '@/shared/lib/language'
import { moneyUnits, type Currency, type MoneyUnit } from '@/shared/lib/money'
import type { ChartContext } from '@/features/valuation/reports/charts'
import type { CompleteReport } from './complete'
import type { Texts } from './texts'

export interface DocumentData extends CompleteReport {
  texts: Texts
  context: ChartContext
  /** Height of charts relative to that on screen. */
  chartScale: number
}

/** Unit of tables with many amounts: millions, in the document as in the workbook. */
export const millions = (currency: Currency, language: Language): MoneyUnit =>
  moneyUnits(currency, language).find(({ size }) => size === 1e6)!

export const documentDataOf = (complete: CompleteReport, texts: Texts, chartScale = 1): DocumentData => ({
  ...complete,
  texts,
  chartScale,
  context: {
    t: texts.t,
    language: texts.language,
    currency: complete.report.currency,
    isDark: false,
    baseDate: complete.report.baseDate,
  },
})

import type { EChartsOption } from '@/shared/ui/chart/option'
import type { Language } from '@/shared/preferences'
import { exactMoney, formatNumber, formatPercent, type Currency } from '@/shared/lib/money'
import type { ReportContent } from '../content'
import type { ReportText } from '../text'

/** What a chart depends on besides its numbers. */
export interface ChartContext {
  t: ReportText
  language: Language
  currency: Currency
  isDark: boolean
  /** YYYY-MM-DD, t = 0 of every time. */
  baseDate: string
}

export type CellKind = 'text' | 'day' | 'money' | 'percent' | 'years' | 'number'

/** The numbers of a chart, exact. `kinds` says how each column is written. */
export interface ChartTable {
  columns: string[]
  kinds: CellKind[]
  rows: (string | number)[][]
}

export type ChartId =
  | 'funnel'
  | 'timeline'
  | 'sales'
  | 'cashFlow'
  | 'waterfall'
  | 'gates'
  | 'tornado'
  | 'scenarios'
  | 'monteCarlo'
  | 'comparables'
  | 'deal'

/**
 * One chart of the report: an option without React or DOM, so that screen and PDF draw the same, the same
 * numbers as a table, and what they say in a sentence or two. A table without rows means: nothing to draw.
 */
export interface ReportChart {
  titleKey: `chart.${ChartId}.title`
  /** Pixels. */
  height: (content: ReportContent) => number
  option: (content: ReportContent, context: ChartContext) => EChartsOption
  table: (content: ReportContent, context: ChartContext) => ChartTable
  summary: (content: ReportContent, context: ChartContext) => string
}

const WRITERS: Record<Exclude<CellKind, 'text' | 'day'>, (value: number, currency: Currency) => string> = {
  money: exactMoney,
  percent: (value) => formatPercent(value, 2),
  years: (value) => formatNumber(value),
  number: (value) => formatNumber(value),
}

/** A cell as text; texts, days and dashes pass through. */
export function writeCell(cell: string | number, kind: CellKind, currency: Currency): string {
  if (typeof cell === 'string' || kind === 'text' || kind === 'day') return String(cell)
  return WRITERS[kind](cell, currency)
}

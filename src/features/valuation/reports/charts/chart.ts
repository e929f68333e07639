import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import type { Language } from '@/shared/lib/language'
import { formatMoneyExact, formatNumber, formatPercent, type ConvertibleCurrency } from '@/shared/lib/money'
import type { ReportContent } from '../model/reportContent'
import type { TFunction } from '@/shared/i18n'

export interface ChartContext {
  t: TFunction
  language: Language
  currency: ConvertibleCurrency
  isDark: boolean
  /** YYYY-MM-DD; time 0 of all times. */
  baseDate: string
  /** Name of the value when it is not the rNPV. */
  valueName?: string
}

/** Formats an amount for a sentence beside a chart, in the unit of its axis. */
export type WriteMoney = (amount: number | null) => string

export type CellKind = 'text' | 'day' | 'money' | 'percent' | 'years' | 'number' | 'factor'

/** Exact numbers of a chart. `kinds` is the format of each column. */
export interface ChartTable {
  columns: string[]
  kinds: CellKind[]
  rows: (string | number)[][]
}

export type ChartId =
  | 'funnel'
  | 'timeline'
  | 'sales'
  | 'regions'
  | 'cashFlow'
  | 'waterfall'
  | 'gates'
  | 'tornado'
  | 'scenarios'
  | 'monteCarlo'
  | 'comparables'
  | 'deal'

/**
 * A chart of the report: an option without React or DOM, so that screen and PDF draw the same; the same numbers as a
 * table; and a summary in a sentence or two. A table without rows means there is nothing to draw. `Part` names the
 * parts of the content that the chart reads.
 */
export interface ReportChart<Part extends keyof ReportContent = keyof ReportContent> {
  titleKey: `chart.${ChartId}.title`
  /** Pixels. */
  height: (content: Pick<ReportContent, Part>) => number
  option: (content: Pick<ReportContent, Part>, context: ChartContext) => EChartsOption
  table: (content: Pick<ReportContent, Part>, context: ChartContext) => ChartTable
  summary: (content: Pick<ReportContent, Part>, context: ChartContext, money: WriteMoney) => string
  /** Amounts that the axis covers; missing when it shows no money. */
  amounts?: (content: Pick<ReportContent, Part>) => readonly number[]
  /** Conclusion in one line, shown above the chart; null when nothing can be said for certain. */
  finding?: (content: Pick<ReportContent, Part>, context: ChartContext, money: WriteMoney) => string | null
}

export interface Figure {
  title: string
  /** Conclusion in one line; null or missing when nothing can be said for certain. */
  finding?: string | null
  unit?: string
  summary: string
  option: EChartsOption
  table: ChartTable
  /** Pixels. */
  height: number
}

const FORMATTERS: Record<
  Exclude<CellKind, 'text' | 'day'>,
  (value: number, currency: ConvertibleCurrency) => string
> = {
  money: formatMoneyExact,
  percent: (value) => formatPercent(value, 2),
  years: (value) => formatNumber(value),
  number: (value) => formatNumber(value),
  factor: (value) => value.toFixed(4),
}

/** Formats a cell; strings are returned unchanged. */
export function formatCell(cell: string | number, kind: CellKind, currency: ConvertibleCurrency): string {
  if (typeof cell === 'string' || kind === 'text' || kind === 'day') return String(cell)
  return FORMATTERS[kind](cell, currency)
}

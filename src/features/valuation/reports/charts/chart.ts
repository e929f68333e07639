import type { EChartsOption } from '@/shared/ui/chart/option'
import type { Language } from '@/shared/lib/language'
import { formatMoneyExact, formatNumber, formatPercent, type Currency } from '@/shared/lib/money'
import type { ReportContent } from '../model/content'
import type { TFunction } from '@/shared/i18n'

/** What a chart depends on besides its numbers. */
export interface ChartContext {
  t: TFunction
  language: Language
  currency: Currency
  isDark: boolean
  /** YYYY-MM-DD, t = 0 of every time. */
  baseDate: string
  /** What the value is called, where it is not the rNPV. */
  valueName?: string
}

export type CellKind = 'text' | 'day' | 'money' | 'percent' | 'years' | 'number' | 'factor'

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
 * One chart of the report: an option without React or DOM, so that screen and PDF draw the same, the same
 * numbers as a table, and what they say in a sentence or two. A table without rows means: nothing to draw. `Part`
 * names what of a content it looks at.
 */
export interface ReportChart<Part extends keyof ReportContent = keyof ReportContent> {
  titleKey: `chart.${ChartId}.title`
  /** Pixels. */
  height: (content: Pick<ReportContent, Part>) => number
  option: (content: Pick<ReportContent, Part>, context: ChartContext) => EChartsOption
  table: (content: Pick<ReportContent, Part>, context: ChartContext) => ChartTable
  summary: (content: Pick<ReportContent, Part>, context: ChartContext) => string
  /** The amounts that its axis has room for; absent where it shows no money. */
  amounts?: (content: Pick<ReportContent, Part>) => readonly number[]
  /** What one sees in it, in one line to stand above it; null where nothing can be said for certain. */
  finding?: (content: Pick<ReportContent, Part>, context: ChartContext) => string | null
}

/** A chart of given numbers, ready to be shown or printed. */
export interface Figure {
  title: string
  /** What one sees in it, in one line; null or absent where nothing can be said for certain. */
  finding?: string | null
  /** What its axis counts in. */
  unit?: string
  /** What it says, in a sentence or two. */
  summary: string
  option: EChartsOption
  table: ChartTable
  /** Pixels. */
  height: number
}

const WRITERS: Record<Exclude<CellKind, 'text' | 'day'>, (value: number, currency: Currency) => string> = {
  money: formatMoneyExact,
  percent: (value) => formatPercent(value, 2),
  years: (value) => formatNumber(value),
  number: (value) => formatNumber(value),
  factor: (value) => value.toFixed(4),
}

/** A cell as text; texts, days and dashes pass through. */
export function writeCell(cell: string | number, kind: CellKind, currency: Currency): string {
  if (typeof cell === 'string' || kind === 'text' || kind === 'day') return String(cell)
  return WRITERS[kind](cell, currency)
}

import type { TFunction } from '@/shared/i18n'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import type { Report } from '../reports/model/report.api'
import { outdatedOf } from '../reports/model/useOutdated'
import { rebaseReport, rateTo, type Rebased } from './rebase'

export const MAX_HOLDINGS = 50

export interface Holding {
  id: string
  name: string
  version: number
  stage: string
  area: string
  /** Likelihood of approval of the first indication, 0 to 1. */
  loa: number
  rnpv: number
  npvSuccess: number
  peakSales: number
  remainingRnd: number
  baseDate: string
  /** CNY per USD that its money was converted at; null when no conversion was needed. */
  convertedAt: number | null
  rebased: Rebased
}

export type Absence = 'underWay' | 'locked' | 'outdated' | 'noResults'

export function absenceOf(report: Report): Absence | null {
  const { state, content } = report
  if (state === 'locked') return 'locked'
  if (state !== 'complete') return 'underWay'
  if (outdatedOf(report)) return 'outdated'
  return content?.indications[0] ? null : 'noResults'
}

/**
 * Converts a computed report to a holding at a base date (by default its own), at the exchange rate stored with it.
 * Null without results.
 */
export function holdingOf(
  report: Report,
  currency: ConvertibleCurrency,
  date = report.baseDate,
): Holding | null {
  const [lead] = report.content?.indications ?? []
  if (!report.content || !lead) return null
  const rebased = rebaseReport(report, report.content, currency, date)
  return {
    id: report.id,
    name: report.pipelineName,
    version: report.version,
    stage: report.currentStage,
    area: lead.area,
    loa: lead.loa,
    ...rebased.figures,
    baseDate: report.baseDate,
    convertedAt: rateTo(report, currency) === 1 ? null : report.exchangeRate,
    rebased,
  }
}

export const latestDate = (reports: readonly Pick<Report, 'baseDate'>[]): string | null =>
  reports.reduce<string | null>(
    (latest, { baseDate }) => (latest === null || baseDate > latest ? baseDate : latest),
    null,
  )

/** Parses the ids of a URL (`1,2,3`): unique, and no more than a view can hold. */
export const parseReportIds = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').map((id) => id.trim()))]
    .filter((id) => /^[\w-]{1,64}$/.test(id))
    .slice(0, MAX_HOLDINGS)

/** Most common currency of the reports; the first report's in a tie. */
export function commonCurrency(reports: readonly Pick<Report, 'currency'>[]): ConvertibleCurrency {
  const count = (currency: ConvertibleCurrency) => reports.filter((it) => it.currency === currency).length
  const first = reports[0]?.currency ?? 'USD'
  const other = first === 'USD' ? 'CNY' : 'USD'
  return count(other) > count(first) ? other : first
}

/** Names the most valuable asset; null when there is nothing to compare it with, and in a tie. */
export function bestFinding(
  holdings: readonly Pick<Holding, 'name' | 'rnpv'>[],
  money: (amount: number) => string,
  t: TFunction,
): string | null {
  const [best, next] = holdings.toSorted((a, b) => b.rnpv - a.rnpv)
  if (!best || !next || money(best.rnpv) === money(next.rnpv)) return null
  return t('valuationPortfolio:finding', { name: best.name, value: money(best.rnpv) })
}

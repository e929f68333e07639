import type { TFunction } from '@/shared/i18n'
import type { Currency } from '@/shared/lib/money'
import type { Report } from '../reports/model/reports.api'
import { outdatedOf } from '../reports/model/useOutdated'
import { broughtTo, rateTo, type Brought } from './brought'

/** Reports that one view can hold. */
export const MOST_HOLDINGS = 50

/** A report on the chart, its money in the currency of the view. */
export interface Holding {
  id: string
  name: string
  version: number
  stage: string
  area: string
  /** Of the first indication, 0..1. */
  loa: number
  rnpv: number
  npvSuccess: number
  peakSales: number
  remainingRnd: number
  baseDate: string
  /** CNY per USD that its money was converted at; null where it was in that currency already. */
  convertedAt: number | null
  /** How it came to the date of the view. */
  brought: Brought
}

/** Why a report is not on the chart. */
export type Absence = 'underWay' | 'locked' | 'outdated' | 'noResults'

export function absenceOf(report: Report): Absence | null {
  const { state, content } = report
  if (state === 'locked') return 'locked'
  if (state !== 'complete') return 'underWay'
  if (outdatedOf(report)) return 'outdated'
  return content?.indications[0] ? null : 'noResults'
}

/**
 * A computed report as a holding at a base date, its own unless given; converted at the rate that was stored with it.
 */
export function holdingOf(report: Report, currency: Currency, date = report.baseDate): Holding | null {
  const [lead] = report.content?.indications ?? []
  if (!report.content || !lead) return null
  const brought = broughtTo(report, report.content, currency, date)
  return {
    id: report.id,
    name: report.pipelineName,
    version: report.version,
    stage: report.currentStage,
    area: lead.area,
    loa: lead.loa,
    ...brought.figures,
    baseDate: report.baseDate,
    convertedAt: rateTo(report, currency) === 1 ? null : report.exchangeRate,
    brought,
  }
}

/** The latest of the reports' own base dates; null without any. */
export const latestDate = (reports: readonly Pick<Report, 'baseDate'>[]): string | null =>
  reports.reduce<string | null>(
    (latest, { baseDate }) => (latest === null || baseDate > latest ? baseDate : latest),
    null,
  )

/** The ids of an address, `1,2,3`: each once, no more than a view holds. */
export const idsOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').map((id) => id.trim()))]
    .filter((id) => /^[\w-]{1,64}$/.test(id))
    .slice(0, MOST_HOLDINGS)

/** Most of the reports' own currency; of as many the first one's. */
export function commonCurrency(reports: readonly Pick<Report, 'currency'>[]): Currency {
  const count = (currency: Currency) => reports.filter((it) => it.currency === currency).length
  const first = reports[0]?.currency ?? 'USD'
  const other = first === 'USD' ? 'CNY' : 'USD'
  return count(other) > count(first) ? other : first
}

/** The asset that is worth most; null where there is none to compare it with, or where several are. */
export function bestFinding(
  holdings: readonly Pick<Holding, 'name' | 'rnpv'>[],
  money: (amount: number) => string,
  t: TFunction,
): string | null {
  const [best, next] = holdings.toSorted((a, b) => b.rnpv - a.rnpv)
  if (!best || !next || money(best.rnpv) === money(next.rnpv)) return null
  return t('valuationPortfolio:finding', { name: best.name, value: money(best.rnpv) })
}

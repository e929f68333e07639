import type { Currency } from '@/shared/lib/money'
import { evaluate, inCurrency, movedTo, resolve, yearFrac, type Resolved, type Unmovable } from '../engine'
import type { Report } from '../reports/model/reports.api'
import type { LedgerRow, ReportContent } from '../reports/model/content'
import { valuationOf } from '../workbench/workbench'

/** One amount per period for each row of the ledger. */
export type Rows = Readonly<Record<LedgerRow, readonly number[]>>

/** Figures of a project, money of the view at its base date. */
interface Figures {
  rnpv: number
  npvSuccess: number
  peakSales: number
  remainingRnd: number
}

/** How a report came to the base date of the view, and what it is worth there. */
export interface Brought {
  /** `own`: the date is its own; `revalued`: computed again at the date; `rolled`: its value with interest. */
  how: 'own' | 'revalued' | 'rolled'
  /** Why it was rolled; `refused` where today's engine does not take its form. */
  why: Unmovable | { reason: 'refused' } | null
  /** From its own base date to that of the view; negative where that lies earlier. */
  years: number
  discountRate: number
  /** What its own money at its own base date is multiplied by to roll it; 1 unless it was. */
  interest: number
  figures: Figures
  /** Its ledger by periods that begin on `from`, in money of the report times `rate`. */
  ledger: { from: string; rate: number; expected: Rows; success: Rows }
}

/** What an amount of the report is multiplied by in another currency: the rate that was stored with it. */
export const rateTo = ({ currency, exchangeRate }: Report, to: Currency): number =>
  currency === to ? 1 : to === 'CNY' ? exchangeRate : 1 / exchangeRate

/** The calculation behind a report in the currency of the view; null where today's engine refuses its form. */
export function calculationOf(report: Report, currency: Currency): Resolved | null {
  const resolved = resolve(inCurrency(valuationOf(report), currency, rateTo(report, currency)))
  return resolved.ok ? resolved.value : null
}

/** The calculation at a later date, or why there is none. */
function revalued(report: Report, currency: Currency, years: number) {
  if (years < 0) return { ok: false, reason: 'earlier' } as const
  const calculation = calculationOf(report, currency)
  return calculation ? movedTo(calculation, years) : ({ ok: false, reason: 'refused' } as const)
}

/**
 * Brings a computed report to a base date (method, section "Portfolio"): computed again where the engine can, else its
 * value rolled there at its own discount rate.
 */
export function broughtTo(report: Report, content: ReportContent, currency: Currency, date: string): Brought {
  const years = yearFrac(report.baseDate, date)
  const { discountRate, expected, success, summary } = content
  const rate = rateTo(report, currency)
  const common = { years, discountRate, interest: 1 }
  const moved = years === 0 ? null : revalued(report, currency, years)
  if (moved?.ok) {
    const { rnpv, npvSuccess, peakSales, remainingRnd, ledger } = evaluate(moved.value)
    return {
      ...common,
      how: 'revalued',
      why: null,
      figures: { rnpv, npvSuccess, peakSales, remainingRnd },
      ledger: { from: date, rate: 1, expected: ledger.expected, success: ledger.success },
    }
  }
  const interest = (1 + discountRate) ** years
  return {
    ...common,
    how: moved ? 'rolled' : 'own',
    why: moved,
    interest,
    figures: {
      rnpv: summary.rnpv * rate * interest,
      npvSuccess: summary.npvSuccess * rate * interest,
      peakSales: summary.peakSales * rate,
      remainingRnd: summary.remainingRnd * rate,
    },
    ledger: { from: report.baseDate, rate, expected, success },
  }
}

import type { ConvertibleCurrency } from '@/shared/lib/money'
import {
  evaluate,
  toCurrency,
  rollForward,
  resolve,
  yearFrac,
  type Resolved,
  type RollForwardError,
} from '../engine'
import type { Report } from '../reports/model/report.api'
import type { LedgerRow, ReportContent } from '../reports/model/reportContent'
import { valuationOf } from '../workbench/workbench'

export type Rows = Readonly<Record<LedgerRow, readonly number[]>>

/** Money in the currency of the view, at its base date. */
interface Figures {
  rnpv: number
  npvSuccess: number
  peakSales: number
  remainingRnd: number
}

export interface Rebased {
  /** `own`: it already has that date; `revalued`: recomputed at that date; `rolled`: value compounded to that date. */
  how: 'own' | 'revalued' | 'rolled'
  /** Reason for rolling; `refused` when the current engine rejects its form. */
  why: RollForwardError | { reason: 'refused' } | null
  /** From its own base date to that of the view; negative when the view is earlier. */
  years: number
  discountRate: number
  /** Factor applied to its own amounts when rolled; otherwise 1. */
  interest: number
  figures: Figures
  /** Ledger with periods that start on `from`. Multiply its amounts by `rate` to get money of the view. */
  ledger: { from: string; rate: number; expected: Rows; success: Rows }
}

/** Factor that converts amounts of the report to another currency, at the exchange rate stored with it. */
export const rateTo = ({ currency, exchangeRate }: Report, to: ConvertibleCurrency): number =>
  currency === to ? 1 : to === 'CNY' ? exchangeRate : 1 / exchangeRate

/** Resolves a report in the currency of the view; null when the current engine rejects its form. */
export function calculationOf(report: Report, currency: ConvertibleCurrency): Resolved | null {
  const resolved = resolve(toCurrency(valuationOf(report), currency, rateTo(report, currency)))
  return resolved.ok ? resolved.value : null
}

function revalue(report: Report, currency: ConvertibleCurrency, years: number) {
  if (years < 0) return { ok: false, reason: 'earlier' } as const
  const calculation = calculationOf(report, currency)
  return calculation ? rollForward(calculation, years) : ({ ok: false, reason: 'refused' } as const)
}

/**
 * Converts a computed report to a base date (method, section "Portfolio"): recomputed if the engine can, otherwise its
 * value is compounded at its own discount rate.
 */
export function rebaseReport(
  report: Report,
  content: ReportContent,
  currency: ConvertibleCurrency,
  date: string,
): Rebased {
  const years = yearFrac(report.baseDate, date)
  const { discountRate, expected, success, summary } = content
  const rate = rateTo(report, currency)
  const common = { years, discountRate, interest: 1 }
  const moved = years === 0 ? null : revalue(report, currency, years)
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

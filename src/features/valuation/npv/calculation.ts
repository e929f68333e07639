import { presentValue } from '../engine/method/discounting'
import { LEDGER_ROWS } from '../engine/method/ledger'
import type { Appraisal } from '../engine'
import type { ReportContent } from '../reports/model/reportContent'
import { modelledSales } from './npvValuation'
import type { NpvForm } from './npvSchema'

export interface Calculation extends Pick<
  ReportContent,
  'summary' | 'expected' | 'periods' | 'pv' | 'tornado' | 'discountFactors'
> {
  form: NpvForm
  /** Likelihood of approval, 0..1; 1 when listed. */
  loa: number
  yearlySales: readonly number[]
}

export function calculationOf(form: NpvForm, { evaluation, tornado }: Appraisal): Calculation {
  const { expected, discount, periods } = evaluation.ledger
  const { cashFlow: cf, ...rows } = expected
  return {
    form,
    loa: evaluation.loa[0] ?? 1,
    yearlySales: modelledSales(form) ?? [],
    summary: evaluation,
    periods,
    discountFactors: discount,
    expected: { ...rows, cf },
    pv: Object.fromEntries(
      LEDGER_ROWS.map((row) => [row, presentValue(rows[row], discount)]),
    ) as Calculation['pv'],
    // Omit drivers without effect, e.g. the approval of a listed product.
    tornado: tornado.filter(({ swing }) => swing > 0),
  }
}

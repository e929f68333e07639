import type { Currency } from '@/shared/lib/money'
import { bridge, inCurrency, type BridgeGroup, type Outcome } from '../engine'
import { toValuation } from '../form/model/assumptions'
import type { Report } from '../reports/model/api'
import type { ReportContent } from '../reports/model/content'

/** A computed version. */
export interface Computed {
  report: Report
  content: ReportContent
}

/** `method`: what the engine makes of the same input today and did not then, or the other way round. */
export type Group = BridgeGroup | 'method'

export interface Step {
  groups: readonly Group[]
  amount: number
}

export interface Explanation {
  /** rNPV of the older version, in the currency of the newer one. */
  from: number
  to: number
  /** In their order; together they are the difference. */
  steps: Step[]
}

/** Rounding moves a value by less than this part of it. */
const UNMOVED = 1e-9

/** What turns amounts of the older version into the currency of the newer one, at its rate. */
export function rateBetween(older: Report, newer: Report): number {
  if (older.currency === newer.currency) return 1
  return newer.currency === 'CNY' ? newer.exchangeRate : 1 / newer.exchangeRate
}

/** Day on which a version took its defaults: times of the server are without a zone. */
const dayOf = ({ createTime }: Report) => createTime.slice(0, 10)

const inputOf = (report: Report, currency: Currency, rate: number) =>
  inCurrency(toValuation(report.form, dayOf(report)).valuation, currency, rate)

/** Why the rNPV of a report moved from one version to the next, in the currency of the newer one. */
export function explain(older: Computed, newer: Computed): Outcome<Explanation> {
  const { currency } = newer.report
  const rate = rateBetween(older.report, newer.report)
  const steps = bridge(inputOf(older.report, currency, rate), inputOf(newer.report, currency, 1))
  if (!steps.ok) return steps
  const from = older.content.summary.rnpv * rate
  const to = newer.content.summary.rnpv
  // What was stored came from the method and the tables of its day, the steps from those of today.
  const method = steps.value.from - from + (to - steps.value.to)
  return {
    ok: true,
    value: { from, to, steps: [...steps.value.steps, { groups: ['method'], amount: method }] },
  }
}

export const hasEffect = ({ from, to }: Pick<Explanation, 'from' | 'to'>, { amount }: Pick<Step, 'amount'>) =>
  Math.abs(amount) > UNMOVED * Math.max(Math.abs(from), Math.abs(to), 1)

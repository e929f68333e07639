import type { Currency } from '@/shared/lib/money'
import { bridge, inCurrency, type Bridge, type BridgeGroup, type Outcome } from '../engine'
import { toValuation } from '../form/model/assumptions'
import type { ValuationForm } from '../form/model/schema'
import type { Report } from '../reports/model/reports.api'
import type { ReportContent } from '../reports/model/content'
import { rateBetween } from './rate'

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

/** Day on which a version took its defaults: times of the server are without a zone. */
const dayOf = ({ createTime }: Report) => createTime.slice(0, 10)

const inputOf = (report: Report, currency: Currency, rate: number) =>
  inCurrency(toValuation(report.form, dayOf(report)).valuation, currency, rate)

/** A bridge between the values that were stored: what the engine of today makes of the same inputs is a step too. */
function between(from: number, to: number, steps: Bridge): Explanation {
  const method = steps.from - from + (to - steps.to)
  return { from, to, steps: [...steps.steps, { groups: ['method'], amount: method }] }
}

/** Why the rNPV of a report moved from one version to the next, in the currency of the newer one. */
export function explain(older: Computed, newer: Computed): Outcome<Explanation> {
  const { currency } = newer.report
  const rate = rateBetween(older.report, newer.report)
  const steps = bridge(inputOf(older.report, currency, rate), inputOf(newer.report, currency, 1))
  if (!steps.ok) return steps
  const [from, to] = [older.content.summary.rnpv * rate, newer.content.summary.rnpv]
  return { ok: true, value: between(from, to, steps.value) }
}

/** What the rNPV of a report would become with another form in the same currency, and why. */
export function foresee(
  { report, content }: Computed,
  form: ValuationForm,
  day: string,
): Outcome<Explanation> {
  const steps = bridge(inputOf(report, report.currency, 1), toValuation(form, day).valuation)
  if (!steps.ok) return steps
  return { ok: true, value: between(content.summary.rnpv, steps.value.to, steps.value) }
}

export const hasEffect = ({ from, to }: Pick<Explanation, 'from' | 'to'>, { amount }: Pick<Step, 'amount'>) =>
  Math.abs(amount) > UNMOVED * Math.max(Math.abs(from), Math.abs(to), 1)

export interface Parts {
  /** The steps that moved the value most, in their order. */
  largest: Step[]
  /** What the others add up to; null where there are none. */
  rest: number | null
}

/** The largest steps of an explanation, so many at the most. */
export function partsOf(explanation: Explanation, most: number): Parts {
  const moved = explanation.steps.filter((step) => hasEffect(explanation, step))
  const bySize = moved.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
  // One more line says no more than the rest would.
  const kept = new Set(bySize.slice(0, moved.length <= most + 1 ? moved.length : most))
  const others = moved.filter((step) => !kept.has(step))
  return {
    largest: moved.filter((step) => kept.has(step)),
    rest: others.length > 0 ? others.reduce((sum, { amount }) => sum + amount, 0) : null,
  }
}

/** The step that moved the value most, in the direction in which it went. */
export function mainStep(explanation: Explanation): Step | null {
  const way = Math.sign(explanation.to - explanation.from)
  const along = explanation.steps.filter(
    (step) => hasEffect(explanation, step) && Math.sign(step.amount) === way,
  )
  return along.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))[0] ?? null
}

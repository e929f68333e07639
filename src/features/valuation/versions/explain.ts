import type { ConvertibleCurrency } from '@/shared/lib/money'
import { bridge, toCurrency, type Bridge, type BridgeGroup, type EngineResult } from '../engine'
import { toValuation } from '../form/model/toValuation'
import type { ValuationForm } from '../form/model/valuationSchema'
import type { Report } from '../reports/model/report.api'
import type { ReportContent } from '../reports/model/reportContent'
import { rateBetween } from './rateBetween'

export interface Computed {
  report: Report
  content: ReportContent
}

/** `method`: difference between the results of the current and the former engine for the same input. */
export type Group = BridgeGroup | 'method'

export interface Step {
  groups: readonly Group[]
  amount: number
}

export interface Explanation {
  /** rNPV of the older version, in the currency of the newer one. */
  from: number
  to: number
  steps: Step[]
}

/** Rounding moves a value by less than this part of it. */
const ROUNDING = 1e-9

/** Day from which a version took its defaults; times of the server have no time zone. */
const dayOf = ({ createTime }: Report) => createTime.slice(0, 10)

const inputOf = (report: Report, currency: ConvertibleCurrency, rate: number) =>
  toCurrency(toValuation(report.form, dayOf(report)).valuation, currency, rate)

/** Bridge between the stored values: the different result of today's engine for the same inputs is a step too. */
function bridgeBetween(from: number, to: number, steps: Bridge): Explanation {
  const method = steps.from - from + (to - steps.to)
  return { from, to, steps: [...steps.steps, { groups: ['method'], amount: method }] }
}

/** Explains the change of a report's rNPV between two versions, in the currency of the newer one. */
export function explain(older: Computed, newer: Computed): EngineResult<Explanation> {
  const { currency } = newer.report
  const rate = rateBetween(older.report, newer.report)
  const steps = bridge(inputOf(older.report, currency, rate), inputOf(newer.report, currency, 1))
  if (!steps.ok) return steps
  const [from, to] = [older.content.summary.rnpv * rate, newer.content.summary.rnpv]
  return { ok: true, value: bridgeBetween(from, to, steps.value) }
}

/** Computes and explains the rNPV that a report would have with another form in the same currency. */
export function previewChange(
  { report, content }: Computed,
  form: ValuationForm,
  day: string,
): EngineResult<Explanation> {
  const steps = bridge(inputOf(report, report.currency, 1), toValuation(form, day).valuation)
  if (!steps.ok) return steps
  return { ok: true, value: bridgeBetween(content.summary.rnpv, steps.value.to, steps.value) }
}

export const hasEffect = ({ from, to }: Pick<Explanation, 'from' | 'to'>, { amount }: Pick<Step, 'amount'>) =>
  Math.abs(amount) > ROUNDING * Math.max(Math.abs(from), Math.abs(to), 1)

export interface Parts {
  largest: Step[]
  rest: number | null
}

/** Returns at most `max` of the largest steps, or one more if it is the last. */
export function partsOf(explanation: Explanation, max: number): Parts {
  const moved = explanation.steps.filter((step) => hasEffect(explanation, step))
  const bySize = moved.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
  // Another line takes no more space than the rest would.
  const named = new Set(bySize.slice(0, moved.length <= max + 1 ? moved.length : max))
  const others = moved.filter((step) => !named.has(step))
  return {
    largest: moved.filter((step) => named.has(step)),
    rest: others.length > 0 ? others.reduce((sum, { amount }) => sum + amount, 0) : null,
  }
}

/** Step that moved the value most in the direction of the total change. */
export function mainStep(explanation: Explanation): Step | null {
  const direction = Math.sign(explanation.to - explanation.from)
  const along = explanation.steps.filter(
    (step) => hasEffect(explanation, step) && Math.sign(step.amount) === direction,
  )
  return along.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))[0] ?? null
}

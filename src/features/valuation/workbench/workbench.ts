import { isDay } from '@/shared/lib/dates'
import {
  evaluate,
  resolve,
  type EngineError,
  type Evaluation,
  type Resolved,
  type Valuation,
} from '../engine'
import { toValuation } from '../form/model/assumptions'
import type { Report } from '../reports/model/reports.api'
import type { ChartContext } from '../reports/charts'
import type { ReportContent } from '../reports/model/content'
import type { RangesDraft } from './ranges'
import type { Kept } from './useKept'

/** A report opened for what-if calculations: its stored form as the engine sees it. Nothing here is written back. */
export interface Workbench {
  report: Report
  content: ReportContent
  valuation: Valuation
  resolved: Resolved
  base: Evaluation
}

/** What every tab of the workbench is made of. */
export interface WorkbenchProps {
  workbench: Workbench
  context: ChartContext
}

/** What a tab is given: its neighbours share the ranges. */
export interface TabProps extends WorkbenchProps {
  /** Own ends of the drivers: the sensitivity's, and the simulation's where it takes them. */
  ranges: Kept<RangesDraft>
}

type Opened = { ok: true; value: Workbench } | { ok: false; error: EngineError }

/** The day on which a report's defaults were taken; server times begin with it. */
const dayOf = ({ createTime, baseDate }: Report) => {
  const day = createTime.slice(0, 10)
  return isDay(day) ? day : baseDate
}

/** The engine's input that a report was computed from. */
export const valuationOf = (report: Report): Valuation => toValuation(report.form, dayOf(report)).valuation

/** Opens a computed report; today's engine may refuse a form that an older one took. */
export function openWorkbench(report: Report, content: ReportContent): Opened {
  const valuation = valuationOf(report)
  const resolved = resolve(valuation)
  if (!resolved.ok) return resolved
  return {
    ok: true,
    value: { report, content, valuation, resolved: resolved.value, base: evaluate(resolved.value) },
  }
}

/** Relative difference below which two values are the same calculation. */
const ROUNDING = 1e-6

/** Whether today's calculation gives another value than the stored one: another method or other tables since. */
export const hasMoved = ({ base, content }: Workbench): boolean =>
  Math.abs(base.rnpv - content.summary.rnpv) > ROUNDING * Math.max(1, Math.abs(content.summary.rnpv))

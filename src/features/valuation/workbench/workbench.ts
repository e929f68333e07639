import { isDay } from '@/shared/lib/dates'
import {
  evaluate,
  resolve,
  type EngineError,
  type Evaluation,
  type Resolved,
  type Valuation,
} from '../engine'
import { toValuation } from '../form/model/toValuation'
import type { Report } from '../reports/model/report.api'
import type { ChartContext } from '../reports/charts'
import type { ReportContent } from '../reports/model/reportContent'
import type { RangesDraft } from './rangesDraft'
import type { TabDraft } from './useTabDraft'

/** A report opened for what-if calculations, with its stored form as the engine's input. Nothing is written back. */
export interface Workbench {
  report: Report
  content: ReportContent
  valuation: Valuation
  resolved: Resolved
  base: Evaluation
}

export interface WorkbenchProps {
  workbench: Workbench
  context: ChartContext
}

export interface TabProps extends WorkbenchProps {
  /** The user's ends of the drivers, for the sensitivity and, if chosen, for the simulation. */
  ranges: TabDraft<RangesDraft>
}

type OpenResult = { ok: true; value: Workbench } | { ok: false; error: EngineError }

/** Day on which a report's defaults were taken; server times start with it. */
const dayOf = ({ createTime, baseDate }: Report) => {
  const day = createTime.slice(0, 10)
  return isDay(day) ? day : baseDate
}

export const valuationOf = (report: Report): Valuation => toValuation(report.form, dayOf(report)).valuation

/** Opens a computed report; the current engine may reject a form that an older one accepted. */
export function openWorkbench(report: Report, content: ReportContent): OpenResult {
  const valuation = valuationOf(report)
  const resolved = resolve(valuation)
  if (!resolved.ok) return resolved
  return {
    ok: true,
    value: { report, content, valuation, resolved: resolved.value, base: evaluate(resolved.value) },
  }
}

/** Relative difference below which two values are the same. */
const ROUNDING = 1e-6

/** True when today's calculation differs from the stored value, because the method or the tables have changed. */
export const hasValueChanged = ({ base, content }: Workbench): boolean =>
  Math.abs(base.rnpv - content.summary.rnpv) > ROUNDING * Math.max(1, Math.abs(content.summary.rnpv))

import type { Sales, StageEvent } from '@/entities/drugs.api'
import { formatMoney } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import { trendOf, leadOf } from '@/shared/ui/chart/chartFinding'
import type { Count } from '@/shared/ui/chart/countBars'
import type { TFunction } from '@/shared/i18n'
import { inFirstCurrency } from './salesBars'
import type { Lane } from './stageTimeline'

// Findings of the charts, one line each; null if there is none.

export function stagesFinding(
  counts: readonly Count[],
  nameOf: (stage: string) => string,
  t: TFunction,
): string | null {
  const lead = leadOf(
    counts,
    ({ count }) => count,
    ({ value }) => nameOf(value),
  )
  return lead && t(`searchDetails:stages.finding.${lead.kind}`, lead)
}

/** Trend of sales from the first known year to the last, otherwise the peak year. `sales` is sorted by year. */
export function salesFinding(sales: readonly Sales[], language: Language, t: TFunction): string | null {
  const own = inFirstCurrency(sales)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return null
  const money = ({ amount, currency }: Sales) => formatMoney(amount, currency, language)
  const values = { from: money(first), first: first.year, to: money(last), last: last.year }
  if (own.length === 1) return t('searchDetails:sales.finding.one', values)
  const trend = trendOf(own.map(({ amount }) => amount))
  if (trend) return t(`searchDetails:sales.finding.${trend}`, values)
  const [peak, ...equal] = own.filter(({ amount }) => amount === Math.max(...own.map((each) => each.amount)))
  if (!peak || equal.length > 0) return null
  return t(`searchDetails:sales.finding.${peak === last ? 'highest' : 'peak'}`, {
    ...values,
    peak: money(peak),
    year: peak.year,
  })
}

/** The latest step; null if another one may be equally late, given the precision of its date. */
export function timelineFinding(
  lanes: readonly Lane[],
  labels: { stage: (stage: string) => string; name: (entry: StageEvent['indication']) => string },
  t: TFunction,
): string | null {
  const steps = lanes.flatMap(({ events }) => events)
  const latest = steps.toSorted((a, b) => b.years - a.years)[0]
  if (!latest) return null
  const { stage, indication, date } = latest
  const mayBeAsLate = (step: StageEvent) =>
    (step.stage !== stage || step.indication.id !== indication.id) &&
    (step.date.startsWith(date) || date.startsWith(step.date))
  if (steps.some(mayBeAsLate)) return null
  return t('searchDetails:timeline.finding', {
    stage: labels.stage(stage),
    indication: labels.name(indication),
    date,
  })
}

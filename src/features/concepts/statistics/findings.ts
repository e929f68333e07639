import { formatNumber, formatPercent } from '@/shared/lib/money'
import { trendOf, leadOf } from '@/shared/ui/chart/chartFinding'
import type { TFunction } from '@/shared/i18n'
import type { Statistics } from '../model/answers'
import { sumOf } from './blocks'

// Findings of the blocks in a single line each; null if there is nothing notable.

/** Fewer months show no trend. */
const MIN_MONTHS = 3

type NameOf = (code: string) => string

/** Names the step with the lowest conversion, rounded to whole percent as in the chart. */
export function funnelFinding(funnel: Statistics['funnel'], nameOf: NameOf, t: TFunction): string | null {
  const steps = funnel.flatMap(({ state, conversion }) =>
    (conversion ?? null) === null ? [] : [{ state, conversion: conversion! }],
  )
  if (steps.length === 0) return null
  const lowest = Math.min(...steps.map(({ conversion }) => conversion))
  const lowestText = formatPercent(lowest, 0)
  if (lowest === 1) return t('conceptsStatistics:funnel.finding.whole')
  const [one, other, ...more] = steps.filter(({ conversion }) => formatPercent(conversion, 0) === lowestText)
  if (lowest === 0) return t('conceptsStatistics:funnel.finding.stopped', { one: nameOf(one!.state) })
  if (more.length > 0) return null
  return t(`conceptsStatistics:funnel.finding.${other ? 'tie' : 'first'}`, {
    one: nameOf(one!.state),
    other: other && nameOf(other.state),
    share: lowestText,
  })
}

/** Trend of the monthly intake, else the month with the highest; the current month does not count for the trend. */
export function intakeFinding(months: Statistics['intake'], thisMonth: string, t: TFunction): string | null {
  const completed = months.filter(({ month }) => month < thisMonth).map(({ count }) => count)
  const trend = completed.length < MIN_MONTHS ? null : trendOf(completed)
  if (trend === 'rising' || trend === 'falling')
    return t(`conceptsStatistics:intake.finding.${trend}`, {
      from: formatNumber(completed[0]),
      to: formatNumber(completed.at(-1)),
    })
  const lead = leadOf(
    months,
    ({ count }) => count,
    ({ month }) => month,
  )
  return lead && t(`conceptsStatistics:intake.finding.${lead.kind}`, lead)
}

export function areasFinding(
  pairs: Statistics['areas'],
  nameOf: (pair: Statistics['areas'][number]) => string,
  t: TFunction,
): string | null {
  const lead = leadOf(pairs, ({ count }) => count, nameOf)
  return lead && t(`conceptsStatistics:areas.finding.${lead.kind}`, lead)
}

export function workloadFinding(workload: Statistics['workload'], t: TFunction): string | null {
  if (workload.every(({ waiting }) => waiting === 0)) return t('conceptsStatistics:workload.finding.none')
  const lead = leadOf(
    workload,
    ({ waiting }) => waiting,
    ({ name }) => name,
  )
  return lead && t(`conceptsStatistics:workload.finding.${lead.kind}`, lead)
}

const quantifierOf = (part: number, all: number) => (part === 0 ? 'none' : part === all ? 'all' : 'some')

export function decisionsFinding(decisions: Statistics['decisions'], t: TFunction): string | null {
  const all = sumOf(decisions)
  if (all === 0) return null
  const positive = sumOf(
    decisions.filter(({ decision }) => decision === 'invest' || decision === 'conditions'),
  )
  return t(`conceptsStatistics:decisions.finding.${quantifierOf(positive, all)}`, {
    all: formatNumber(all),
    share: formatPercent(positive / all),
  })
}

export function scoresFinding(
  scores: Statistics['scores'],
  stepName: (from: number) => string,
  t: TFunction,
): string | null {
  const lead = leadOf(
    scores,
    ({ count }) => count,
    ({ from }) => stepName(from),
  )
  return lead && t(`conceptsStatistics:scores.finding.${lead.kind}`, lead)
}

export function moneyFinding(
  { invested, paid }: Pick<Statistics, 'invested' | 'paid'>,
  t: TFunction,
): string | null {
  const shares = invested
    .filter(({ amount }) => amount > 0)
    .map(({ currency, amount }) => {
      const spent = paid.find((each) => each.currency === currency)?.amount ?? 0
      return { currency, share: spent / amount }
    })
  if (shares.length === 0) return null
  if (shares.every(({ share }) => share === 0)) return t('conceptsStatistics:money.finding.none')
  if (shares.every(({ share }) => share === 1)) return t('conceptsStatistics:money.finding.all')
  return t('conceptsStatistics:money.finding.some', {
    shares: shares
      .map(({ currency, share }) => `${currency} ${formatPercent(share)}`)
      .join(t('conceptsStatistics:money.gap')),
  })
}

export const ageingFinding = ([oldest]: Statistics['ageing'], t: TFunction): string | null =>
  oldest
    ? t('conceptsStatistics:ageing.finding', { count: oldest.days, days: formatNumber(oldest.days, 0) })
    : null

export function claimsFinding(
  { open, states }: Pick<NonNullable<Statistics['claims']>, 'open' | 'states'>,
  t: TFunction,
): string | null {
  const all = sumOf(states)
  if (all === 0) return null
  return t(`conceptsStatistics:claims.finding.${quantifierOf(sumOf(open), all)}`, {
    all: formatNumber(all),
    open: formatNumber(sumOf(open)),
  })
}

/** State of most payments, across all currencies. */
export function paymentsFinding(
  payments: NonNullable<Statistics['payments']>['states'],
  nameOf: NameOf,
  t: TFunction,
): string | null {
  const states = [...new Set(payments.map(({ state }) => state))]
  const countIn = (state: string) => sumOf(payments.filter((each) => each.state === state))
  const lead = leadOf(states, countIn, nameOf)
  return lead && t(`conceptsStatistics:payments.finding.${lead.kind}`, lead)
}

import { formatChange, formatMoney } from '@/shared/lib/money'
import { leadOf } from '@/shared/ui/chart/chartFinding'
import type { TFunction } from '@/shared/i18n'
import type { ChartContext } from '../reports/charts'
import type { BridgeLine } from './bridgeChart'

// Conclusions in one line for each chart of two values; null when nothing is notable.

export function bridgeFinding(
  lines: readonly BridgeLine[],
  { currency, language }: ChartContext,
  t: TFunction,
): string | null {
  const stepText = ({ name, amount }: BridgeLine) => `${name} ${formatChange(amount, currency, language)}`
  const steps = lines.filter(({ isTotal }) => !isTotal)
  const lead = leadOf(steps, ({ amount }) => Math.abs(amount), stepText)
  return lead && lead.kind !== 'level' ? t(`valuationVersions:bridge.finding.${lead.kind}`, lead) : null
}

export function yearlyFinding(
  before: number,
  after: number,
  { currency, language }: ChartContext,
  t: TFunction,
): string | null {
  if (before === 0 && after === 0) return null
  const [from, to] = [formatMoney(before, currency, language), formatMoney(after, currency, language)]
  const trend = from === to ? 'level' : before < after ? 'rising' : 'falling'
  return t(`valuationVersions:yearly.finding.${trend}`, { from, to })
}

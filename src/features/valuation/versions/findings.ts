import { formatChange, formatMoney } from '@/shared/lib/money'
import { leadOf } from '@/shared/ui/chart/finding'
import type { TFunction } from '@/shared/i18n'
import type { ChartContext } from '../reports/charts'
import type { BridgeLine } from './bridgeChart'

// What one sees in each chart of two values, in one line; null where nothing stands out.

/** The step that moves the value most, up or down. */
export function bridgeFinding(
  lines: readonly BridgeLine[],
  { currency, language }: ChartContext,
  t: TFunction,
): string | null {
  const written = ({ name, amount }: BridgeLine) => `${name} ${formatChange(amount, currency, language)}`
  const steps = lines.filter(({ isTotal }) => !isTotal)
  const lead = leadOf(steps, ({ amount }) => Math.abs(amount), written)
  return lead && lead.kind !== 'level' ? t(`valuationVersions:bridge.finding.${lead.kind}`, lead) : null
}

/** How the highest year of one version stands to that of the other, as both are written. */
export function yearlyFinding(
  before: number,
  after: number,
  { currency, language }: ChartContext,
  t: TFunction,
): string | null {
  if (before === 0 && after === 0) return null
  const [from, to] = [formatMoney(before, currency, language), formatMoney(after, currency, language)]
  const course = from === to ? 'level' : before < after ? 'rising' : 'falling'
  return t(`valuationVersions:yearly.finding.${course}`, { from, to })
}

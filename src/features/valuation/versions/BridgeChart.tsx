import { useMemo } from 'react'
import { formatMoneyExact, withPlus } from '@/shared/lib/money'
import { Chart } from '@/shared/ui/chart/Chart'
import { useTranslations } from '@/shared/i18n'
import type { ChartContext } from '../reports/charts'
import { unitOf } from '../reports/charts/base'
import { bridgeOption, heightOfBridge, roundedAmountsOf, type BridgeLine } from './bridgeChart'
import { hasEffect } from './explain'
import { bridgeFinding } from './versionFindings'
import { groupName } from './groupName'

interface BridgeChartProps {
  from: number
  to: number
  steps: readonly { groups: readonly string[]; amount: number }[]
  names: Readonly<{ from: string; to: string }>
  title: string
  /** `hasSteps` is false when no step has an effect. */
  summary: (hasSteps: boolean) => string
  context: ChartContext
}

/** Bridge from one value to another, with a step for each group of inputs that moved it. */
export function BridgeChart({ from, to, steps, names, title, summary, context }: BridgeChartProps) {
  const t = useTranslations('valuationVersions')
  const lines = useMemo(
    (): BridgeLine[] => [
      { name: names.from, amount: from, isTotal: true },
      ...steps
        .filter((step) => hasEffect({ from, to }, step))
        .map(({ groups, amount }) => ({ name: groupName(t, groups), amount, isTotal: false })),
      { name: names.to, amount: to, isTotal: true },
    ],
    [from, to, steps, names.from, names.to, t],
  )
  const option = useMemo(() => bridgeOption(lines, context), [lines, context])
  const amounts = roundedAmountsOf(lines)
  const exact = (amount: number) => formatMoneyExact(amount, context.currency)
  return (
    <Chart
      title={title}
      finding={bridgeFinding(lines, context, t)}
      unit={unitOf(context, [from, to]).name}
      summary={summary(lines.length > 2)}
      option={option}
      height={heightOfBridge(lines)}
      table={{
        columns: [t('valuationVersions:bridge.group'), t('valuationVersions:bridge.amount')],
        isNumeric: [false, true],
        rows: lines.map(({ name, isTotal }, index) => {
          const amount = amounts[index]!
          return [name, isTotal ? exact(amount) : withPlus(exact(amount), amount)]
        }),
      }}
    />
  )
}

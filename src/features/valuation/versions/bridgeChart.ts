import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { formatMoneyExact, formatInUnit, withPlus } from '@/shared/lib/money'
import { base, grid, laneAxis, moneyAxis, unitOf } from '../reports/charts/base'
import type { ChartContext } from '../reports/charts'
import { chartPalette } from '../reports/charts/palette'
import { spans } from '../reports/charts/spans'

/** Line of a bridge: a total, which starts at 0, or an amount added to the line before. */
export interface BridgeLine {
  name: string
  amount: number
  isTotal: boolean
}

export const heightOfBridge = (lines: readonly BridgeLine[]) => 64 + 36 * lines.length

const LABEL_SPACE = '14%'

export function barsOf(lines: readonly BridgeLine[]): { from: number; to: number }[] {
  let level = 0
  return lines.map(({ amount, isTotal }) => {
    const from = isTotal ? 0 : level
    level = from + amount
    return { from, to: level }
  })
}

/** Amounts in full units of money, each step between two rounded levels, so that the displayed amounts add up. */
export function roundedAmountsOf(lines: readonly BridgeLine[]): number[] {
  return barsOf(lines).map(({ from, to }) => Math.round(to) - Math.round(from))
}

export function bridgeOption(lines: readonly BridgeLine[], context: ChartContext): EChartsOption {
  const { currency, isDark } = context
  const { ink, gain, loss, total, surface } = chartPalette(isDark)
  const bars = barsOf(lines)
  const ends = bars.flatMap(({ from, to }) => [from, to])
  const unit = unitOf(
    context,
    lines.flatMap(({ amount, isTotal }) => (isTotal ? [amount] : [])),
  )
  const labels = lines.map(({ amount, isTotal }) =>
    isTotal ? formatInUnit(amount, unit) : withPlus(formatInUnit(amount, unit), amount),
  )
  const series = (name: string, color: string, isShown: (line: BridgeLine) => boolean) => {
    const own = lines.flatMap((line, index) => (isShown(line) ? [index] : []))
    return {
      type: 'custom' as const,
      name,
      color,
      encode: { x: [1, 2], y: 0 },
      data: own.map((index) => [index, bars[index]!.from, bars[index]!.to]),
      renderItem: spans('horizontal', {
        color,
        ink,
        ...(name === 'minus' && { stripes: surface }),
        label: (row) => labels[own[row]!]!,
      }),
      tooltip: {
        formatter: ({ dataIndex }: { dataIndex: number }) => {
          const line = lines[own[dataIndex]!]!
          return `${line.name}\n${formatMoneyExact(line.amount, currency)}`
        },
      },
    }
  }
  return {
    ...base(context),
    grid: { ...grid({ top: 8, bottom: 8 }), right: 24 },
    // Space for the labels; none on an empty side of 0.
    xAxis: {
      ...moneyAxis(context, unit),
      boundaryGap: [ends.some((end) => end < 0) ? LABEL_SPACE : 0, LABEL_SPACE],
    },
    yAxis: laneAxis(
      context,
      lines.map(({ name }) => name),
    ),
    series: [
      series('total', total, ({ isTotal }) => isTotal),
      series('plus', gain, ({ isTotal, amount }) => !isTotal && amount >= 0),
      series('minus', loss, ({ isTotal, amount }) => !isTotal && amount < 0),
    ],
  }
}

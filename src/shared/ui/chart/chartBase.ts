import { inUnit, type MoneyUnit } from '@/shared/lib/money'
import type { EChartsOption } from './chartOption'
import { chartPalette } from './chartPalette'

const FONT =
  "Inter, 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei UI', 'Noto Sans SC', system-ui, sans-serif"

/** Pixels that a bar is thick at most. */
export const BAR = 40

/** Pixels above a plot that a legend takes. */
const LEGEND = 40

interface Mode {
  isDark: boolean
}

/** What all charts share. Still: nothing moves, so reduced motion needs no case of its own. */
export function base({ isDark }: Mode) {
  const { ink, axis, series, surface } = chartPalette(isDark)
  return {
    animation: false,
    color: [...series],
    textStyle: { fontFamily: FONT, color: ink },
    // Names come from data: rich text never becomes HTML.
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: surface,
      borderColor: axis,
      textStyle: { color: ink, fontSize: 12 },
    },
  } satisfies EChartsOption
}

/** A plot area whose axis labels stay within the given edges. */
export const grid = (edges: { top: number | string; bottom: number | string; height?: number | string }) => {
  const { height, ...rest } = edges
  return {
    left: 8,
    right: 16,
    outerBoundsMode: 'same' as const,
    outerBoundsContain: 'axisLabel' as const,
    ...(height === undefined ? rest : { top: rest.top, height }),
  }
}

/** Pixels above a plot for a legend of so many names, with what else stands there. */
export const headroom = (names: number, rest = 8) => (names > 1 ? LEGEND : 0) + rest

/** Which mark belongs to what; one series needs none. */
export const legend = ({ isDark }: Mode, names: string[]) => ({
  show: names.length > 1,
  data: names,
  // Pages instead of wrapping into the plot on narrow screens.
  type: 'scroll' as const,
  top: 0,
  left: 0,
  right: 0,
  itemGap: 24,
  itemWidth: 12,
  itemHeight: 12,
  pageIconColor: chartPalette(isDark).ink,
  pageIconInactiveColor: chartPalette(isDark).axis,
  pageTextStyle: { color: chartPalette(isDark).ink },
  textStyle: { color: chartPalette(isDark).ink },
})

export const valueAxis = ({ isDark }: Mode) => ({
  type: 'value' as const,
  axisLine: { show: false },
  axisTick: { show: false },
  axisLabel: { color: chartPalette(isDark).soft, hideOverlap: true },
  splitLine: { lineStyle: { color: chartPalette(isDark).line } },
})

/** Amounts in the chart's unit, which its subtitle says. */
export const moneyAxis = (mode: Mode, unit: MoneyUnit) => {
  const axis = valueAxis(mode)
  return { ...axis, axisLabel: { ...axis.axisLabel, formatter: (amount: number) => inUnit(amount, unit, 0) } }
}

export const categoryAxis = ({ isDark }: Mode, names: string[]) => ({
  type: 'category' as const,
  data: names,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: chartPalette(isDark).axis } },
  axisLabel: { color: chartPalette(isDark).ink, interval: 0 },
})

/** Categories from top to bottom, long names broken into lines. */
export const laneAxis = (mode: Mode, names: string[]) => {
  const axis = categoryAxis(mode, names)
  return {
    ...axis,
    inverse: true,
    axisLabel: { ...axis.axisLabel, width: 132, overflow: 'break' as const, lineHeight: 14 },
  }
}

/** A line of 2 px without dots, named at its end where it has a name to say. */
export const line = ({ isDark }: Mode, color: string, endName?: string) => ({
  type: 'line' as const,
  color,
  symbol: 'none' as const,
  lineStyle: { width: 2 },
  ...(endName !== undefined && {
    endLabel: { show: true, formatter: () => endName, color: chartPalette(isDark).ink, distance: 6 },
  }),
})

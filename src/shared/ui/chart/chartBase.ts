import { formatInUnit, type MoneyUnit } from '@/shared/lib/money'
import type { EChartsOption } from './chartOption'
import { chartPalette } from './chartPalette'

const FONT =
  "Inter, 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei UI', 'Noto Sans SC', system-ui, sans-serif"

export const MAX_BAR_WIDTH = 40

const LEGEND_HEIGHT = 40

interface Mode {
  isDark: boolean
}

/** Options common to all charts. Without animation, so that reduced motion needs no special case. */
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

/** Plot area that keeps axis labels within the given edges. */
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

export const headroom = (names: number, rest = 8) => (names > 1 ? LEGEND_HEIGHT : 0) + rest

export const legend = ({ isDark }: Mode, names: string[]) => ({
  show: names.length > 1,
  data: names,
  // Scrolls instead of wrapping into the plot on narrow screens.
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

export const moneyAxis = (mode: Mode, unit: MoneyUnit) => {
  const axis = valueAxis(mode)
  return {
    ...axis,
    axisLabel: { ...axis.axisLabel, formatter: (amount: number) => formatInUnit(amount, unit, 0) },
  }
}

export const categoryAxis = ({ isDark }: Mode, names: string[]) => ({
  type: 'category' as const,
  data: names,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: chartPalette(isDark).axis } },
  axisLabel: { color: chartPalette(isDark).ink, interval: 0 },
})

export const laneAxis = (mode: Mode, names: string[]) => {
  const axis = categoryAxis(mode, names)
  return {
    ...axis,
    inverse: true,
    axisLabel: { ...axis.axisLabel, width: 132, overflow: 'break' as const, lineHeight: 14 },
  }
}

export const line = ({ isDark }: Mode, color: string, endName?: string) => ({
  type: 'line' as const,
  color,
  symbol: 'none' as const,
  lineStyle: { width: 2 },
  ...(endName !== undefined && {
    endLabel: { show: true, formatter: () => endName, color: chartPalette(isDark).ink, distance: 6 },
  }),
})

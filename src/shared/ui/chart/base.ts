import type { EChartsOption } from './option'
import { chartPalette } from './palette'

const FONT = "system-ui, -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif"

interface Mode {
  isDark: boolean
}

/** What all charts share. Still: nothing moves, so reduced motion needs no case of its own. */
export function base({ isDark }: Mode) {
  const { ink, line, series, surface } = chartPalette(isDark)
  return {
    animation: false,
    color: [...series],
    textStyle: { fontFamily: FONT, color: ink },
    // Names come from data: rich text never becomes HTML.
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: surface,
      borderColor: line,
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

export const legend = ({ isDark }: Mode, names: string[]) => ({
  data: names,
  // Pages instead of wrapping into the plot on narrow screens.
  type: 'scroll' as const,
  top: 0,
  left: 0,
  right: 0,
  itemGap: 24,
  pageIconColor: chartPalette(isDark).ink,
  pageIconInactiveColor: chartPalette(isDark).line,
  pageTextStyle: { color: chartPalette(isDark).ink },
  textStyle: { color: chartPalette(isDark).ink },
})

export const valueAxis = ({ isDark }: Mode) => ({
  type: 'value' as const,
  axisLabel: { color: chartPalette(isDark).soft, hideOverlap: true },
  splitLine: { lineStyle: { color: chartPalette(isDark).line } },
})

export const categoryAxis = ({ isDark }: Mode, names: string[]) => ({
  type: 'category' as const,
  data: names,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: chartPalette(isDark).quiet } },
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

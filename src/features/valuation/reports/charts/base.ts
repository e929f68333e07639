import { formatMoney } from '@/shared/lib/money'
import type { EChartsOption } from '@/shared/ui/chart/option'
import type { ChartContext } from './chart'
import { chartPalette } from './palette'

const FONT = "system-ui, -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif"

/** What all charts share. Still: nothing moves, so reduced motion needs no case of its own. */
export function base({ isDark }: ChartContext) {
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

export const legend = ({ isDark }: ChartContext, names: string[]) => ({
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

/** Years as calendar labels; whole years fall on the month of the base date. */
export const calendar = (baseDate: string, years: number) =>
  `${Number(baseDate.slice(0, 4)) + Math.round(years)}-${baseDate.slice(5, 7)}`

export const moneyAxis = ({ isDark, currency }: ChartContext) => ({
  type: 'value' as const,
  axisLabel: {
    color: chartPalette(isDark).soft,
    hideOverlap: true,
    formatter: (amount: number) => formatMoney(amount, currency),
  },
  splitLine: { lineStyle: { color: chartPalette(isDark).line } },
})

export const categoryAxis = ({ isDark }: ChartContext, names: string[]) => ({
  type: 'category' as const,
  data: names,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: chartPalette(isDark).quiet } },
  axisLabel: { color: chartPalette(isDark).ink, interval: 0 },
})

/** Categories from top to bottom, long names broken into lines. */
export const laneAxis = (context: ChartContext, names: string[]) => {
  const axis = categoryAxis(context, names)
  return {
    ...axis,
    inverse: true,
    axisLabel: { ...axis.axisLabel, width: 132, overflow: 'break' as const, lineHeight: 14 },
  }
}

/** Years from the base date, labelled as months of the calendar. */
export const timeAxis = ({ isDark, baseDate }: ChartContext) => ({
  type: 'value' as const,
  minInterval: 1,
  axisLabel: {
    color: chartPalette(isDark).soft,
    hideOverlap: true,
    formatter: (years: number) => calendar(baseDate, years),
  },
  axisLine: { lineStyle: { color: chartPalette(isDark).quiet } },
  splitLine: { show: false },
})

interface Mark {
  name: string
  xAxis: number
  /** Pixels above the plot. */
  rise?: number
}

/** Straight marks from top to bottom of the plot with their names above; `isInverse` as its vertical axis. */
export function markLine({ isDark }: ChartContext, marks: Mark[], isInverse = false) {
  const { ink } = chartPalette(isDark)
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: ink, type: 'dashed' as const, width: 1.5 },
    data: marks.map(({ name, xAxis, rise = 0 }) => ({
      name,
      xAxis,
      label: {
        formatter: () => name,
        color: ink,
        position: isInverse ? ('start' as const) : ('end' as const),
        distance: 4 + rise,
      },
    })),
  }
}

import { base, grid, laneAxis } from './chartBase'
import type { EChartsOption } from './chartOption'
import { chartPalette } from './chartPalette'

export interface Count {
  value: string
  count: number
}

export const countsHeight = (lanes: number, hasLegend = false) => (hasLegend ? 56 : 16) + lanes * 34

/** Without labels, because the bars are labelled. */
export const COUNT_AXIS = {
  type: 'value' as const,
  min: 0,
  axisLabel: { show: false },
  splitLine: { show: false },
}

/** Px for a number of four digits. */
const DEFAULT_LABEL_ROOM = 56

interface CountTexts {
  nameOf: (value: string) => string
  labelOf?: (index: number) => string
  room?: number
}

export function countBars(
  counts: readonly Count[],
  { nameOf, labelOf, room = DEFAULT_LABEL_ROOM }: CountTexts,
  isDark: boolean,
) {
  const mode = { isDark }
  return {
    ...base(mode),
    grid: { ...grid({ top: 8, bottom: 8 }), right: room },
    xAxis: COUNT_AXIS,
    yAxis: laneAxis(
      mode,
      counts.map(({ value }) => nameOf(value)),
    ),
    series: [
      {
        type: 'bar',
        barMaxWidth: 22,
        data: counts.map(({ count }) => count),
        label: {
          show: true,
          position: 'right',
          color: chartPalette(isDark).ink,
          ...(labelOf && { formatter: ({ dataIndex }: { dataIndex: number }) => labelOf(dataIndex) }),
        },
      },
    ],
  } satisfies EChartsOption
}

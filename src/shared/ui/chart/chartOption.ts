import type {
  BarSeriesOption,
  CustomSeriesOption,
  LineSeriesOption,
  ScatterSeriesOption,
} from 'echarts/charts'
import type {
  GridComponentOption,
  LegendComponentOption,
  MarkLineComponentOption,
  TooltipComponentOption,
} from 'echarts/components'
import type { ComposeOption } from 'echarts/core'

/** Options of exactly the parts that `echarts.ts` registers. Types only, no code. */
export type EChartsOption = ComposeOption<
  | BarSeriesOption
  | CustomSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | LineSeriesOption
  | MarkLineComponentOption
  | ScatterSeriesOption
  | TooltipComponentOption
>

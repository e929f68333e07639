import ReactECharts from 'echarts-for-react/esm/core'
import { echarts } from './echarts'
import type { EChartsOption } from './option'

interface CanvasProps {
  option: EChartsOption
  /** Pixels. */
  height: number
}

const RENDERER = { renderer: 'svg' } as const

/** The drawing itself, in a chunk of its own with echarts; import it lazily only. Follows the size of its parent. */
export default function Canvas({ option, height }: CanvasProps) {
  return <ReactECharts echarts={echarts} option={option} notMerge opts={RENDERER} style={{ height }} />
}

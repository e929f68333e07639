import ReactECharts from 'echarts-for-react/esm/core'
import { useMemo } from 'react'
import { echarts } from './echarts'
import { harmless } from './harmless'
import type { EChartsOption } from './option'

/** A mark of a chart, by the places of its series and of its value. */
export interface PickedMark {
  series: number
  index: number
}

interface CanvasProps {
  option: EChartsOption
  /** A mark was clicked. */
  onPick?: ((mark: PickedMark) => void) | undefined
  /** Pixels. */
  height: number
}

const RENDERER = { renderer: 'svg' } as const

/** The drawing itself, in a chunk of its own with echarts; import it lazily only. Follows the size of its parent. */
export default function Canvas({ option, onPick, height }: CanvasProps) {
  const events = useMemo(
    () => ({
      click: ({ seriesIndex, dataIndex }: { seriesIndex?: number; dataIndex?: number }) => {
        if (seriesIndex !== undefined && dataIndex !== undefined)
          onPick?.({ series: seriesIndex, index: dataIndex })
      },
    }),
    [onPick],
  )
  const drawn = useMemo(() => harmless(option), [option])
  return (
    <ReactECharts
      echarts={echarts}
      option={drawn}
      onEvents={events}
      notMerge
      opts={RENDERER}
      style={{ height }}
    />
  )
}

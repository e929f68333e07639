import ReactECharts from 'echarts-for-react/esm/core'
import type { ECharts } from 'echarts/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PRINT_WIDTH } from '../print'
import { echarts } from './echarts'
import { sanitizeOption } from './sanitizeOption'
import type { EChartsOption } from './chartOption'

export interface PickedMark {
  series: number
  index: number
}

interface ChartCanvasProps {
  option: EChartsOption
  onPick?: ((mark: PickedMark) => void) | undefined
  height: number
}

const RENDERER = { renderer: 'svg' } as const

/**
 * Resizes the chart with its container. The wrapper's own auto-resize ignores the first change, which is a real one if
 * the window changes during creation.
 */
function useAutoResize(chart: ECharts | null) {
  useEffect(() => {
    const container = chart?.getDom()
    if (!chart || !container) return undefined
    const observer = new ResizeObserver(() => {
      if (!chart.isDisposed() && chart.getWidth() !== container.clientWidth)
        chart.resize({ width: 'auto', height: 'auto' })
    })
    observer.observe(container)
    return () => observer.disconnect()
  }, [chart])
}

/** The rendered chart, in its own chunk with echarts; only import it lazily. Follows the size of its parent. */
export default function ChartCanvas({ option, onPick, height }: ChartCanvasProps) {
  const events = useMemo(
    () => ({
      click: ({ seriesIndex, dataIndex }: { seriesIndex?: number; dataIndex?: number }) => {
        if (seriesIndex !== undefined && dataIndex !== undefined)
          onPick?.({ series: seriesIndex, index: dataIndex })
      },
    }),
    [onPick],
  )
  const [chart, setChart] = useState<ECharts | null>(null)
  useAutoResize(chart)
  const safeOption = useMemo(() => sanitizeOption(option), [option])
  return (
    <ReactECharts
      echarts={echarts}
      option={safeOption}
      onEvents={events}
      notMerge
      opts={RENDERER}
      autoResize={false}
      onChartReady={setChart}
      style={{ height }}
    />
  )
}

/** Chart for print, rendered synchronously on mount. */
export function PrintCanvas({ option, height }: Pick<ChartCanvasProps, 'option' | 'height'>) {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const chart = echarts.init(container.current, null, { ...RENDERER, width: PRINT_WIDTH, height })
    chart.setOption({ ...sanitizeOption(option), animation: false })
    chart.getDom().querySelector('svg')?.setAttribute('viewBox', `0 0 ${PRINT_WIDTH} ${height}`)
    return () => chart.dispose()
  }, [option, height])
  return <div ref={container} />
}

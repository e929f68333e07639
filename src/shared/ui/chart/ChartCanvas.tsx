import ReactECharts from 'echarts-for-react/esm/core'
import type { ECharts } from 'echarts/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PAPER_WIDTH } from '../print'
import { echarts } from './echarts'
import { harmless } from './sanitizeOption'
import type { EChartsOption } from './chartOption'

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

/**
 * Keeps a chart as wide as its place. Its own way passes over the first change that it hears of, which is a real one
 * where the window changes while the chart is made.
 */
function useWidthOf(chart: ECharts | null) {
  useEffect(() => {
    const place = chart?.getDom()
    if (!chart || !place) return undefined
    const observer = new ResizeObserver(() => {
      if (!chart.isDisposed() && chart.getWidth() !== place.clientWidth)
        chart.resize({ width: 'auto', height: 'auto' })
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [chart])
}

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
  const [chart, setChart] = useState<ECharts | null>(null)
  useWidthOf(chart)
  const drawn = useMemo(() => harmless(option), [option])
  return (
    <ReactECharts
      echarts={echarts}
      option={drawn}
      onEvents={events}
      notMerge
      opts={RENDERER}
      autoResize={false}
      onChartReady={setChart}
      style={{ height }}
    />
  )
}

/** The drawing for paper, there as soon as it is mounted. */
export function PaperCanvas({ option, height }: Pick<CanvasProps, 'option' | 'height'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const chart = echarts.init(place.current, null, { ...RENDERER, width: PAPER_WIDTH, height })
    chart.setOption({ ...harmless(option), animation: false })
    chart.getDom().querySelector('svg')?.setAttribute('viewBox', `0 0 ${PAPER_WIDTH} ${height}`)
    return () => chart.dispose()
  }, [option, height])
  return <div ref={place} />
}

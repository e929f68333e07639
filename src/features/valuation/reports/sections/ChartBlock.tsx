import { Empty } from 'antd'
import { useMemo } from 'react'
import { Chart } from '@/shared/ui/chart/Chart'
import { CHARTS, writeCell, type ChartContext, type ChartId } from '../charts'
import type { ReportContent } from '../content'

interface ChartBlockProps {
  id: ChartId
  content: ReportContent
  context: ChartContext
}

/** A chart of the report with its text and table; the text alone where there is nothing to draw. */
export function ChartBlock({ id, content, context }: ChartBlockProps) {
  const chart = CHARTS[id]
  const option = useMemo(() => chart.option(content, context), [chart, content, context])
  const table = useMemo(() => {
    const { columns, kinds, rows } = chart.table(content, context)
    return {
      columns,
      rows: rows.map((row) => row.map((cell, column) => writeCell(cell, kinds[column]!, context.currency))),
      isNumeric: kinds.map((kind) => kind !== 'text' && kind !== 'day'),
    }
  }, [chart, content, context])
  const summary = chart.summary(content, context)
  if (table.rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={summary} />
  return (
    <Chart
      title={context.t(chart.titleKey)}
      summary={summary}
      option={option}
      table={table}
      height={chart.height(content)}
    />
  )
}

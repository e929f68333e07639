import { useMemo } from 'react'
import { CHARTS, figureOf, type ChartContext, type ChartId } from '../charts'
import type { ReportContent } from '../model/reportContent'
import { FigureBlock } from './FigureBlock'

interface ChartBlockProps {
  id: ChartId
  content: ReportContent
  context: ChartContext
}

export function ChartBlock({ id, content, context }: ChartBlockProps) {
  const figure = useMemo(() => figureOf(CHARTS[id], content, context), [id, content, context])
  return <FigureBlock figure={figure} currency={context.currency} />
}

import type { ReportContent } from '../model/reportContent'
import { unitOf } from './base'
import type { ChartContext, Figure, ReportChart } from './chart'

export const figureOf = <Part extends keyof ReportContent>(
  chart: ReportChart<Part>,
  content: Pick<ReportContent, Part>,
  context: ChartContext,
): Figure => ({
  title: context.t(`valuation:${chart.titleKey}`),
  finding: chart.finding?.(content, context) ?? null,
  ...(chart.amounts && { unit: unitOf(context, chart.amounts(content)).name }),
  summary: chart.summary(content, context),
  option: chart.option(content, context),
  table: chart.table(content, context),
  height: chart.height(content),
})

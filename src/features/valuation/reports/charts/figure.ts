import type { ReportContent } from '../model/reportContent'
import { moneyOf, unitOf } from './base'
import type { ChartContext, Figure, ReportChart } from './chart'

export const figureOf = <Part extends keyof ReportContent>(
  chart: ReportChart<Part>,
  content: Pick<ReportContent, Part>,
  context: ChartContext,
): Figure => {
  const amounts = chart.amounts?.(content)
  const money = moneyOf(context, amounts ?? [])
  return {
    title: context.t(`valuation:${chart.titleKey}`),
    finding: chart.finding?.(content, context, money) ?? null,
    ...(amounts && { unit: unitOf(context, amounts).name }),
    summary: chart.summary(content, context, money),
    option: chart.option(content, context),
    table: chart.table(content, context),
    height: chart.height(content),
  }
}

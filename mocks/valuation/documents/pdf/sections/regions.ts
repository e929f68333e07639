import { salesByRegion } from '@/features/valuation/reports/charts/regions'
import { regionName } from '@/features/valuation/form/model/regionTexts'
import { regionTable, scenarioRegionTable } from '@/features/valuation/reports/sections/regionRows'
import { addYears } from '@/shared/lib/dates'
import { formatMoneyExact } from '@/shared/lib/money'
import type { DocumentData } from '../../common/documentData'
import { drawChart } from '../../paper/chart'
import { INK_SOFT, paragraph, subheading, type PdfDocument } from '../../paper/pdfDocument'
import { drawTable } from '../../paper/table'

export function drawRegions(doc: PdfDocument, subject: DocumentData) {
  const { report, content, context, texts } = subject
  const { t } = texts
  drawChart(doc, subject, 'regions', false)
  const { columns, isNumeric, rows, note } = regionTable(content, context)
  subheading(doc, t('valuation:regions.caption'))
  drawTable(doc, { columns, rows, right: isNumeric, totals: [rows.length - 1] })
  paragraph(doc, note, INK_SOFT)
  // A table per case, because both together are too wide for a page.
  const parts = salesByRegion(content)
  const sold = Array.from({ length: content.periods }, (_, period) => period).filter((period) =>
    parts.some(({ success }) => success[period]! > 0),
  )
  if (sold.length === 0) return
  for (const caseName of ['success', 'expected'] as const) {
    subheading(doc, `${t('valuation:chart.regions.title')} · ${t(`valuation:case.${caseName}`)}`)
    drawTable(doc, {
      columns: [t('valuation:column.periodFrom'), ...parts.map(({ region }) => regionName(t, region))],
      right: [false, ...parts.map(() => true)],
      rows: sold.map((period) => [
        addYears(report.baseDate, period),
        ...parts.map((part) => formatMoneyExact(part[caseName][period], report.currency)),
      ]),
    })
  }
}

export function drawScenarios(doc: PdfDocument, subject: DocumentData) {
  const { content, context, texts } = subject
  drawChart(doc, subject, 'scenarios')
  const table = scenarioRegionTable(content, context)
  if (!table) return
  const { columns, isNumeric, rows } = table
  subheading(doc, texts.t('valuation:regions.inScenarios'))
  drawTable(doc, { columns, rows, right: isNumeric, totals: [rows.length - 1] })
}

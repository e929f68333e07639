import { irrNote } from '@/features/valuation/reports/model/explanations'
import {
  indicationName,
  indicationNameOf,
  successNote,
  warningText,
} from '@/features/valuation/reports/model/valuationNames'
import { yearsText } from '@/features/valuation/reports/model/yearsText'
import { addYears } from '@/shared/lib/dates'
import { EMPTY_VALUE, formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import { paragraph, subheading, type PdfDocument } from '../../paper/pdfDocument'
import type { DocumentData } from '../../common/documentData'
import { drawTable } from '../../paper/table'

export function drawSummary(doc: PdfDocument, { report, content, texts: { t, language } }: DocumentData) {
  const { summary, indications, monteCarlo } = content
  const money = (amount: number | null) => formatMoney(amount, report.currency, language)
  const years = (value: number | null) => (value === null ? EMPTY_VALUE : yearsText(t, value))
  const { p10, p50, p90 } = monteCarlo.quantiles
  const loaByIndication = indications.map((it) => `${indicationName(it, language)} ${formatPercent(it.loa)}`)
  drawTable(doc, {
    columns: [t('valuation:column.statistic'), t('valuation:column.value'), t('valuation:column.note')],
    right: [false, true, false],
    size: 9,
    totals: [0],
    rows: [
      [
        t('valuation:kpi.rnpv'),
        money(summary.rnpv),
        t('valuation:kpi.rnpvNote', { rate: formatPercent(content.discountRate, 2) }),
      ],
      [t('valuation:kpi.npvSuccess'), money(summary.npvSuccess), successNote(t, content)],
      [
        t('valuation:kpi.loa'),
        formatPercent(indications[0]?.loa),
        indications.length > 1 ? loaByIndication.join(t('valuation:listGap')) : t('valuation:kpi.loaNote'),
      ],
      [
        t('valuation:kpi.quantiles'),
        [p10, p50, p90].map(money).join(' / '),
        t('valuation:kpi.quantilesNote', { paths: formatNumber(monteCarlo.paths) }),
      ],
      [
        t('valuation:kpi.peakSales'),
        money(summary.peakSales),
        t('valuation:kpi.peakSalesNote', { day: addYears(report.baseDate, summary.peakPeriod) }),
      ],
      [t('valuation:kpi.irr'), formatPercent(summary.irr), irrNote(t, summary)],
      [
        t('valuation:kpi.payback'),
        years(summary.payback),
        summary.payback === null
          ? t('valuation:kpi.paybackNever')
          : t('valuation:kpi.paybackNote', { discounted: years(summary.discountedPayback) }),
      ],
      [t('valuation:kpi.pi'), formatNumber(summary.profitabilityIndex), t('valuation:kpi.piNote')],
      [
        t('valuation:kpi.breakEven'),
        formatNumber(summary.breakEvenPriceMultiplier),
        t('valuation:kpi.breakEvenNote'),
      ],
      [t('valuation:kpi.remainingRnd'), money(summary.remainingRnd), t('valuation:kpi.remainingRndNote')],
      [t('valuation:kpi.budgetGap'), money(summary.budgetGap), t('valuation:kpi.budgetGapNote')],
      [
        t('valuation:kpi.valueToSpend'),
        formatNumber(summary.valueToSpend),
        t('valuation:kpi.valueToSpendNote'),
      ],
    ],
  })

  const { meetsExpectedReturn, requiredValue } = summary
  if (meetsExpectedReturn === null) paragraph(doc, t('valuation:verdict.none'))
  else {
    subheading(doc, t(meetsExpectedReturn ? 'valuation:verdict.meets' : 'valuation:verdict.misses'))
    paragraph(doc, t('valuation:verdict.text', { rnpv: money(summary.rnpv), required: money(requiredValue) }))
  }
  if (content.warnings.length === 0) return
  subheading(doc, t('valuation:warnings'))
  for (const { code, indication } of content.warnings) {
    const name = indication ? ` (${indicationNameOf(content, indication, language)})` : ''
    paragraph(doc, `• ${warningText(t, code, content)}${name}`)
  }
}

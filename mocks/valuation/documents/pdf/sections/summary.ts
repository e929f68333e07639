import { isSuccessBelow } from '@/features/valuation/engine/method/warnings'
import { irrNote } from '@/features/valuation/reports/model/explanations'
import { indicationName, indicationNameOf, warningText } from '@/features/valuation/reports/model/text'
import { addYears } from '@/shared/lib/dates'
import { ABSENT, formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import { paragraph, subheading, type Paper } from '../../paper/paper'
import type { Subject } from '../../common/subject'
import { drawTable } from '../../paper/table'

export function drawSummary(doc: Paper, { report, content, texts: { t, language } }: Subject) {
  const { summary, indications, monteCarlo } = content
  const money = (amount: number | null) => formatMoney(amount, report.currency)
  const years = (value: number | null) =>
    value === null ? ABSENT : t('unit.years', { value: formatNumber(value) })
  const { p10, p50, p90 } = monteCarlo.quantiles
  const loaByIndication = indications.map((it) => `${indicationName(it, language)} ${formatPercent(it.loa)}`)
  drawTable(doc, {
    columns: [t('column.statistic'), t('column.value'), t('column.note')],
    right: [false, true, false],
    size: 9,
    totals: [0],
    rows: [
      [t('kpi.rnpv'), money(summary.rnpv), t('kpi.rnpvNote', { rate: formatPercent(content.discountRate) })],
      [
        t('kpi.npvSuccess'),
        money(summary.npvSuccess),
        t(isSuccessBelow(summary) ? 'kpi.npvSuccessBelow' : 'kpi.npvSuccessNote'),
      ],
      [
        t('kpi.loa'),
        formatPercent(indications[0]?.loa),
        indications.length > 1 ? loaByIndication.join(t('listGap')) : t('kpi.loaNote'),
      ],
      [
        t('kpi.quantiles'),
        [p10, p50, p90].map(money).join(' / '),
        t('kpi.quantilesNote', { paths: formatNumber(monteCarlo.paths) }),
      ],
      [
        t('kpi.peakSales'),
        money(summary.peakSales),
        t('kpi.peakSalesNote', { day: addYears(report.baseDate, summary.peakPeriod) }),
      ],
      [t('kpi.irr'), formatPercent(summary.irr), irrNote(t, summary)],
      [
        t('kpi.payback'),
        years(summary.payback),
        summary.payback === null
          ? t('kpi.paybackNever')
          : t('kpi.paybackNote', { discounted: years(summary.discountedPayback) }),
      ],
      [t('kpi.pi'), formatNumber(summary.profitabilityIndex), t('kpi.piNote')],
      [t('kpi.breakEven'), formatNumber(summary.breakEvenPriceMultiplier), t('kpi.breakEvenNote')],
      [t('kpi.remainingRnd'), money(summary.remainingRnd), t('kpi.remainingRndNote')],
      [t('kpi.budgetGap'), money(summary.budgetGap), t('kpi.budgetGapNote')],
      [t('kpi.valueToSpend'), formatNumber(summary.valueToSpend), t('kpi.valueToSpendNote')],
    ],
  })

  const { meetsExpectedReturn, requiredValue } = summary
  if (meetsExpectedReturn === null) paragraph(doc, t('verdict.none'))
  else {
    subheading(doc, t(meetsExpectedReturn ? 'verdict.meets' : 'verdict.misses'))
    paragraph(doc, t('verdict.text', { rnpv: money(summary.rnpv), required: money(requiredValue) }))
  }
  if (content.warnings.length === 0) return
  subheading(doc, t('warnings'))
  for (const { code, indication } of content.warnings) {
    const name = indication ? ` (${indicationNameOf(content, indication, language)})` : ''
    paragraph(doc, `• ${warningText(t, code)}${name}`)
  }
}

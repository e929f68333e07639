import { eventName } from '@/features/valuation/reports/model/valuationNames'
import { shareOf } from '@/features/valuation/reports/model/licensorShare'
import { addYears } from '@/shared/lib/dates'
import { EMPTY_VALUE, formatPercent } from '@/shared/lib/money'
import { chartMoney, drawChart } from '../../paper/chart'
import { paragraph, subheading, type PdfDocument } from '../../paper/pdfDocument'
import type { DocumentData } from '../../common/documentData'
import { drawTable } from '../../paper/table'

export function drawDeal(doc: PdfDocument, subject: DocumentData) {
  const { report, content, texts } = subject
  const { t } = texts
  const { deal } = content
  const money = chartMoney(subject, 'deal')
  const share = shareOf(deal)
  drawChart(doc, subject, 'deal')
  if (share !== null && share > 1) paragraph(doc, t('valuation:deal.above100'))
  subheading(doc, t('valuation:deal.termsTitle'))
  drawTable(doc, {
    columns: [t('valuation:column.statistic'), t('valuation:column.value')],
    right: [false, true],
    rows: [
      [t('valuation:deal.upfront'), money(deal.terms.upfront)],
      [t('valuation:deal.share'), formatPercent(share)],
    ],
  })
  subheading(doc, t('valuation:deal.milestonesTitle'))
  if (deal.milestones.length === 0) paragraph(doc, t('valuation:deal.noMilestones'))
  else {
    drawTable(doc, {
      columns: (['event', 'threshold', 'time', 'probability', 'amount', 'pv'] as const).map((name) =>
        t(`valuation:column.${name}`),
      ),
      right: [false, true, false, true, true, true],
      rows: deal.milestones.map(({ event, time, probability, amount, pvLicensor }, index) => [
        eventName(t, event),
        event === 'sales' ? money(deal.terms.milestones[index]?.threshold ?? null) : EMPTY_VALUE,
        time === null ? t('valuation:deal.never') : addYears(report.baseDate, time),
        formatPercent(probability),
        money(amount),
        money(pvLicensor),
      ]),
    })
  }
  subheading(doc, t('valuation:deal.tiersTitle'))
  if (deal.terms.royaltyTiers.length === 0) return paragraph(doc, t('valuation:deal.noTiers'))
  drawTable(doc, {
    columns: [t('valuation:column.upTo'), t('valuation:column.rate')],
    right: [false, true],
    rows: deal.terms.royaltyTiers.map(({ upTo, rate }) => [
      upTo === null ? t('valuation:deal.noLimit') : money(upTo),
      formatPercent(rate, 2),
    ]),
  })
}

import { MIN_COMPARABLES } from '@/features/valuation/engine/method/methodTables'
import { countLabel, leftOutText } from '@/features/valuation/reports/charts/comparables'
import { indicationNameOf, stageName } from '@/features/valuation/reports/model/valuationNames'
import { formatMoneyExact, formatNumber, formatPercent } from '@/shared/lib/money'
import { chartMoney, drawChart } from '../../paper/chart'
import { INK_SOFT, paragraph, subheading, type PdfDocument } from '../../paper/pdfDocument'
import type { DocumentData } from '../../common/documentData'
import { drawTable } from '../../paper/table'

export function drawMonteCarlo(doc: PdfDocument, subject: DocumentData) {
  const { report, content, texts } = subject
  const { t } = texts
  const { monteCarlo, summary } = content
  const money = (amount: number | null) => formatMoneyExact(amount, report.currency)
  drawChart(doc, subject, 'monteCarlo', false)
  const ofChart = chartMoney(subject, 'monteCarlo')
  const short = { mean: ofChart(monteCarlo.mean), rnpv: ofChart(summary.rnpv) }
  paragraph(doc, t('valuation:monteCarlo.meanNote', short), INK_SOFT)
  subheading(doc, t('valuation:monteCarlo.statistics'))
  drawTable(doc, {
    columns: [t('valuation:column.statistic'), t('valuation:column.value')],
    right: [false, true],
    rows: [
      [t('valuation:monteCarlo.paths'), formatNumber(monteCarlo.paths)],
      [t('valuation:monteCarlo.seed'), String(monteCarlo.seed)],
      ...(['mean', 'sd', 'se', 'min', 'max', 'meanGivenApproval'] as const).map((key) => [
        t(`valuation:monteCarlo.${key}`),
        money(monteCarlo[key]),
      ]),
      ...(['probNegative', 'probAnyApproval'] as const).map((key) => [
        t(`valuation:monteCarlo.${key}`),
        formatPercent(monteCarlo[key], 2),
      ]),
    ],
  })
  subheading(doc, t('valuation:monteCarlo.quantiles'))
  drawTable(doc, {
    columns: [t('valuation:column.statistic'), t('valuation:column.value')],
    right: [false, true],
    rows: Object.entries(monteCarlo.quantiles).map(([name, value]) => [name.toUpperCase(), money(value)]),
  })
}

export function drawTree(doc: PdfDocument, { report, content, texts: { t, language } }: DocumentData) {
  const { tree } = content
  const money = (amount: number) => formatMoneyExact(amount, report.currency)
  paragraph(doc, t('valuation:tree.note'))
  for (const { id, rnpv, enpv, nodes } of tree.indications) {
    subheading(doc, t('valuation:tree.path', { name: indicationNameOf(content, id, language) }))
    if (nodes.length === 0) paragraph(doc, t('valuation:tree.listed'))
    const stages = content.indications.find((it) => it.id === id)?.stages ?? []
    drawTable(doc, {
      columns: [
        t('valuation:column.stage'),
        t('valuation:column.pos'),
        t('valuation:column.atBase'),
        t('valuation:column.withOption'),
        t('valuation:column.atStage'),
      ],
      right: [false, true, true, true, true],
      totals: [nodes.length],
      rows: [
        ...nodes.map((node) => [
          stageName(t, node.stage),
          formatPercent(stages.find(({ stage }) => stage === node.stage)?.pos, 2),
          money(node.value),
          money(node.valueWithOption),
          money(node.valueAtStage),
        ]),
        [t('valuation:column.total'), '', money(rnpv), money(enpv), ''],
      ],
    })
  }
  subheading(doc, t('valuation:tree.all'))
  drawTable(doc, {
    columns: [t('valuation:column.statistic'), t('valuation:column.value')],
    right: [false, true],
    rows: [
      [t('valuation:tree.rnpv'), money(content.summary.rnpv)],
      [t('valuation:tree.enpv'), money(tree.enpv)],
      [t('valuation:tree.optionValue'), money(tree.optionValue)],
    ],
  })
}

export function drawComparables(doc: PdfDocument, subject: DocumentData) {
  const { content, texts } = subject
  const { t } = texts
  const { comparables } = content
  const money = chartMoney(subject, 'comparables')
  if (comparables.count > 0) {
    drawTable(doc, {
      columns: [t('valuation:column.statistic'), t('valuation:column.value')],
      right: [false, true],
      rows: [
        [countLabel(t, comparables), formatNumber(comparables.count)],
        [t('valuation:comparables.p25'), money(comparables.p25)],
        [t('valuation:comparables.median'), money(comparables.median)],
        [t('valuation:comparables.p75'), money(comparables.p75)],
        [t('valuation:comparables.percentile'), formatPercent(comparables.percentile)],
        [t('valuation:comparables.ratio'), formatNumber(comparables.ratioToMedian)],
      ],
    })
    if (comparables.percentile === null)
      paragraph(doc, t('valuation:comparables.few', { enough: MIN_COMPARABLES }), INK_SOFT)
    const leftOut = leftOutText(t, comparables)
    if (leftOut) paragraph(doc, leftOut, INK_SOFT)
    if (comparables.rows.some(({ isDemo }) => isDemo))
      paragraph(doc, t('valuation:comparables.demoNote'), INK_SOFT)
  }
  drawChart(doc, subject, 'comparables')
}

import { CROSS_CHECKS } from '@/features/valuation/engine/method/methodTables'
import { CITATIONS } from '@/features/valuation/reports/model/citations'
import {
  choiceName,
  scopeName,
  sourceName,
  stageName,
} from '@/features/valuation/reports/model/valuationNames'
import { formatPercent } from '@/shared/lib/money'
import { INK_SOFT, paragraph, subheading, type PdfDocument } from '../../paper/pdfDocument'
import type { DocumentData } from '../../common/documentData'
import { drawTable } from '../../paper/table'

const PHASES = ['phase1', 'phase2', 'phase3', 'applying'] as const

export function drawMethod(doc: PdfDocument, { report, content, texts: { t } }: DocumentData) {
  const discounting = content.assumptions.find(({ field }) => field === 'discounting')?.value ?? 'mid'
  paragraph(doc, t('valuation:method.rnpv'))
  paragraph(doc, t('valuation:method.marketed'))
  drawTable(doc, {
    columns: [t('valuation:column.statistic'), t('valuation:column.value')],
    rows: [
      [t('valuation:method.methodVersion'), report.methodVersion],
      [t('valuation:method.tableVersion'), report.tableVersion],
      [t('valuation:method.seed'), String(report.seed)],
      [
        t('valuation:method.exchangeRate'),
        t('valuation:method.exchangeRateValue', { rate: report.exchangeRate }),
      ],
      [t('valuation:method.baseDate'), report.baseDate],
      [t('valuation:method.discountRate'), formatPercent(content.discountRate, 2)],
      [t('valuation:method.discounting'), choiceName(t, String(discounting))],
      [t('valuation:method.periods'), String(content.periods)],
    ],
  })

  subheading(doc, t('valuation:method.sources'))
  drawTable(doc, {
    columns: [t('valuation:column.source'), t('valuation:column.reference')],
    weights: [1, 3],
    rows: Object.entries(CITATIONS).map(([source, citation]) => [sourceName(t, source), citation]),
  })

  subheading(doc, t('valuation:method.crossChecks'))
  paragraph(doc, t('valuation:method.crossNote'), INK_SOFT)
  drawTable(doc, {
    columns: [
      t('valuation:column.source'),
      t('valuation:column.scope'),
      ...PHASES.map((phase) => stageName(t, phase)),
      t('valuation:method.loa'),
    ],
    right: [false, false, true, true, true, true, true],
    size: 7.5,
    rows: CROSS_CHECKS.map(({ source, scope, phases, loa }) => [
      sourceName(t, source),
      scopeName(t, scope),
      ...PHASES.map((_, index) => formatPercent((phases as readonly number[])[index], 2)),
      formatPercent(loa, 2),
    ]),
  })
  subheading(doc, t('valuation:method.disclaimerTitle'))
  paragraph(doc, t('valuation:method.disclaimer'))
}

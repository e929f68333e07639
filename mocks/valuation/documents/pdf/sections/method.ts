import { CROSS_CHECKS, SOURCES } from '@/features/valuation/engine/method/tables'
import { choiceName, scopeName, sourceName, stageName } from '@/features/valuation/reports/model/text'
import { ABSENT, formatPercent } from '@/shared/lib/money'
import { INK_SOFT, paragraph, subheading, type Paper } from '../../paper/paper'
import type { Subject } from '../../common/subject'
import { drawTable } from '../../paper/table'

const PHASES = ['phase1', 'phase2', 'phase3', 'applying'] as const

export function drawMethod(doc: Paper, { report, content, texts: { t } }: Subject) {
  const discounting = content.assumptions.find(({ field }) => field === 'discounting')?.value ?? 'mid'
  paragraph(doc, t('method.rnpv'))
  paragraph(doc, t('method.marketed'))
  drawTable(doc, {
    columns: [t('column.statistic'), t('column.value')],
    rows: [
      [t('method.methodVersion'), report.methodVersion],
      [t('method.tableVersion'), report.tableVersion],
      [t('method.seed'), String(report.seed)],
      [t('method.exchangeRate'), t('method.exchangeRateValue', { rate: report.exchangeRate })],
      [t('method.baseDate'), report.baseDate],
      [t('method.discountRate'), formatPercent(content.discountRate)],
      [t('method.discounting'), choiceName(t, String(discounting))],
      [t('method.periods'), String(content.periods)],
    ],
  })

  subheading(doc, t('method.sources'))
  drawTable(doc, {
    columns: [t('column.source'), t('column.reference')],
    rows: Object.entries(SOURCES)
      .filter(([source]) => source !== 'default')
      .map(([source, reference]) => [sourceName(t, source), reference]),
  })

  subheading(doc, t('method.crossChecks'))
  paragraph(doc, t('method.crossNote'), INK_SOFT)
  drawTable(doc, {
    columns: [
      t('column.source'),
      t('column.scope'),
      ...PHASES.map((phase) => stageName(t, phase)),
      t('method.loa'),
    ],
    right: [false, false, true, true, true, true, true],
    size: 7.5,
    rows: CROSS_CHECKS.map(({ source, scope, phases, loa }) => [
      sourceName(t, source),
      scopeName(t, scope),
      ...PHASES.map((_, index) => (phases[index] === undefined ? ABSENT : formatPercent(phases[index]))),
      formatPercent(loa),
    ]),
  })
  subheading(doc, t('method.disclaimerTitle'))
  paragraph(doc, t('method.disclaimer'))
}

import { SMALL_SAMPLE } from '@/features/valuation/engine/method/methodTables'
import { isDefault } from '@/features/valuation/reports/model/outdated'
import { formatNumber } from '@/shared/lib/money'
import {
  assumptionEvidence,
  assumptionName,
  assumptionScope,
  assumptionSource,
  assumptionValue,
  sampleText,
} from '../../common/assumptions'
import { inputsOf } from '../../common/inputs'
import { INK_SOFT, paragraph, subheading, type PdfDocument } from '../../paper/pdfDocument'
import type { DocumentData } from '../../common/documentData'
import { drawTable } from '../../paper/table'

export function drawAssumptions(doc: PdfDocument, subject: DocumentData) {
  const { content, texts } = subject
  const { t } = texts
  subheading(doc, t('valuation:assumptions.asset'))
  drawTable(doc, {
    columns: [t('valuation:column.field'), t('valuation:column.value')],
    // Text and dates only; numbers are in the list below, with their sources.
    rows: inputsOf(subject, texts).flatMap(({ label, value, kind }) =>
      kind === 'text' || kind === 'day' ? [[label, String(value)]] : [],
    ),
  })

  const { assumptions } = content
  subheading(doc, t('valuation:section.assumptions'))
  if (assumptions.length === 0) return paragraph(doc, t('valuation:assumptions.none'))
  const defaults = assumptions.filter(isDefault).length
  paragraph(doc, t('valuation:assumptions.count', { count: assumptions.length, defaults }), INK_SOFT)
  drawTable(doc, {
    columns: [
      t('valuation:column.field'),
      t('valuation:column.indication'),
      t('valuation:column.value'),
      t('valuation:column.source'),
      t('valuation:column.sample'),
    ],
    right: [false, false, true, false, true],
    // Sources are the longest and wrap well; amounts must not wrap.
    weights: [20, 20, 16, 32, 12],
    rows: assumptions.map((each) => [
      assumptionName(each, texts),
      assumptionScope(subject, each, texts),
      assumptionValue(subject, each, texts),
      assumptionSource(subject, each, texts),
      sampleText(each, texts),
    ]),
  })
  if (assumptions.some(({ isSmallSample }) => isSmallSample)) {
    const hint = t('valuation:assumptions.smallHint', { limit: formatNumber(SMALL_SAMPLE) })
    paragraph(doc, `${t('valuation:assumptions.small')}: ${hint}`, INK_SOFT)
  }
  drawEvidence(doc, subject)
}

function drawEvidence(doc: PdfDocument, subject: DocumentData) {
  const { content, texts } = subject
  const { t } = texts
  const rows = content.assumptions.flatMap((each) => {
    const evidence = assumptionEvidence(subject, each)
    if (!evidence) return []
    const { link = '', note = '', file } = evidence
    return [
      [
        assumptionName(each, texts),
        assumptionScope(subject, each, texts),
        link,
        note,
        file?.originalName ?? '',
      ],
    ]
  })
  if (rows.length === 0) return
  subheading(doc, t('valuation:assumptions.evidence'))
  drawTable(doc, {
    columns: [
      t('valuation:column.field'),
      t('valuation:column.indication'),
      t('valuation:column.link'),
      t('valuation:column.note'),
      t('valuation:column.file'),
    ],
    weights: [16, 16, 28, 26, 14],
    rows,
  })
}

import { choiceName } from '@/features/valuation/reports/model/valuationNames'
import type { Evidence } from '@/features/valuation/form/model/evidence'
import { assumptionEvidence, assumptionName, assumptionScope, assumptionSource } from '../common/assumptions'
import type { CompleteReport } from '../common/complete'
import { inputsOf } from '../common/inputs'
import type { Texts } from '../common/texts'
import { day, header, moneyFormat, number, text, type Cell } from '../../../platform/xlsx/cells'
import type { Sheet } from '../../../platform/xlsx/sheet'

export function formSheet(complete: CompleteReport, texts: Texts): Sheet {
  const { t, own } = texts
  const data: Cell[][] = [
    [header(t('valuation:column.field')), header(t('valuation:column.value'), 'right'), header(own.unit)],
    ...inputsOf(complete, texts).map(({ label, value, kind, unit }) => [
      text(label),
      typeof value === 'number'
        ? number(value, kind === 'money' ? moneyFormat(complete.report.currency) : undefined)
        : kind === 'day'
          ? day(value, { align: 'right' })
          : text(value, { align: 'right' }),
      text(unit),
    ]),
  ]
  return { sheet: own.sheets.form, data, widths: [58, 44, 26], frozenRows: 1, frozenColumns: 1 }
}

/** Note, link and file as plain text, because nothing in the file may navigate by itself. */
const evidenceCells = (evidence: Evidence | undefined): Cell[] => [
  text(evidence?.note, { wrap: true }),
  text(evidence?.link, { wrap: true }),
  text(evidence?.file?.originalName, { wrap: true }),
]

export function assumptionsSheet(complete: CompleteReport, texts: Texts): Sheet {
  const { t, own } = texts
  const { report, content } = complete
  const units = {
    percent: '',
    money: report.currency,
    years: t('valuation:column.years'),
    number: '',
    text: '',
    day: '',
  }
  const formats: Readonly<Record<string, string>> = { money: moneyFormat(report.currency), percent: '0.00%' }
  const data: Cell[][] = [
    [
      header(t('valuation:column.field')),
      header(t('valuation:column.indication')),
      header(t('valuation:column.value'), 'right'),
      header(own.unit),
      header(t('valuation:column.source')),
      header(t('valuation:column.sample'), 'right'),
      header(t('valuation:column.note')),
      header(t('valuation:column.evidence')),
      header(t('valuation:column.link')),
      header(t('valuation:column.file')),
    ],
    ...content.assumptions.map((each) => [
      text(assumptionName(each, texts)),
      text(assumptionScope(complete, each, texts)),
      typeof each.value === 'number'
        ? number(each.value, formats[each.unit])
        : each.unit === 'day'
          ? day(each.value, { align: 'right' })
          : text(choiceName(t, each.value), { align: 'right' }),
      text(units[each.unit]),
      text(assumptionSource(complete, each, texts), { wrap: true }),
      number(each.sampleSize, '#,##0'),
      text(each.isSmallSample ? t('valuation:assumptions.small') : ''),
      ...evidenceCells(assumptionEvidence(complete, each)),
    ]),
  ]
  return {
    sheet: own.sheets.assumptions,
    data,
    widths: [38, 26, 18, 8, 44, 10, 12, 30, 30, 18],
    frozenRows: 1,
    frozenColumns: 1,
  }
}

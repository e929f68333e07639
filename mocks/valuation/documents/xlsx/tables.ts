import { choiceName } from '@/features/valuation/reports/model/valuationNames'
import type { Evidence } from '@/features/valuation/form/model/evidence'
import { assumptionEvidence, assumptionName, assumptionScope, assumptionSource } from '../common/assumptions'
import type { CompleteReport, DocumentReader } from '../common/complete'
import { inputsOf } from '../common/inputs'
import type { Texts } from '../common/texts'
import {
  day,
  FORMATS,
  header,
  moneyFormat,
  number,
  text,
  time,
  title,
  type Cell,
} from '../../../platform/xlsx/cells'
import type { Sheet } from '../../../platform/xlsx/sheet'

export function aboutSheet(
  { report, content }: CompleteReport,
  reader: DocumentReader,
  { t, own, product }: Texts,
): Sheet {
  const data: Cell[][] = [
    [title(t('valuation:page.title')), text(product)],
    [text(t('valuation:list.pipeline')), text(report.pipelineName)],
    [text(t('valuation:asset.company')), text(report.companyName)],
    [text(own.version), number(report.version, FORMATS.integer, LEFT)],
    [text(t('valuation:method.methodVersion')), text(report.methodVersion)],
    [text(t('valuation:method.tableVersion')), text(report.tableVersion)],
    [text(t('valuation:method.seed')), number(report.seed, FORMATS.integer, LEFT)],
    [text(t('valuation:method.baseDate')), day(report.baseDate)],
    [text(t('valuation:method.discountRate')), number(content.discountRate, FORMATS.percent, LEFT)],
    [text(t('valuationForm:field.currency')), text(report.currency)],
    [
      text(t('valuation:method.exchangeRate')),
      text(t('valuation:method.exchangeRateValue', { rate: report.exchangeRate })),
    ],
    [text(own.createTime), time(report.createTime)],
    [text(own.reader), text(reader.nickName)],
    [text(own.userId), text(reader.userId)],
    [],
    ...(report.outdated
      ? [[title(t('valuation:outdated.title')), text(t(`valuation:outdated.${report.outdated}`))]]
      : []),
    [title(t('valuation:method.disclaimerTitle')), text(t('valuation:method.disclaimer'), { wrap: true })],
  ]
  return { sheet: own.sheets.about, data, widths: [30, 90], frozenRows: 0, frozenColumns: 1 }
}

const LEFT = { align: 'left' } as const

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
  text(evidence?.link),
  text(evidence?.file?.originalName),
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
      text(assumptionSource(complete, each, texts)),
      number(each.sampleSize, '#,##0'),
      text(each.isSmallSample ? t('valuation:assumptions.small') : ''),
      ...evidenceCells(assumptionEvidence(complete, each)),
    ]),
  ]
  return {
    sheet: own.sheets.assumptions,
    data,
    widths: [46, 34, 26, 10, 28, 14, 18, 50, 50, 30],
    frozenRows: 1,
    frozenColumns: 1,
  }
}

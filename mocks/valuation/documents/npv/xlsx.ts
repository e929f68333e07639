import type { RawFile } from '@/shared/api/endpoint'
import { METHOD_VERSION } from '@/features/valuation/engine'
import { npvFigures } from '@/features/valuation/npv/npvFigures'
import { keyFigures } from '@/features/valuation/npv/keyFigures'
import { addYears } from '@/shared/lib/dates'
import type { Language } from '@/shared/lib/language'
import { calculate, type SavedNpv } from '../../npvStore'
import type { DocumentReader } from '../common/complete'
import { fileStem } from '../common/fileName'
import { oneLine } from '../common/oneLine'
import { textsOf, type Texts } from '../common/texts'
import {
  day,
  FORMATS,
  header,
  headerCell,
  moneyFormat,
  number,
  text,
  time,
  title,
  type Cell,
} from '../../../platform/xlsx/cells'
import { ledgerSheet } from '../xlsx/ledger'
import type { Sheet } from '../../../platform/xlsx/sheet'
import { headerText, writeWorkbook, XLSX } from '../../../platform/xlsx/workbook'
import { npvInputs } from './rows'

export async function npvXlsx(npv: SavedNpv, reader: DocumentReader, language: Language): Promise<RawFile> {
  const { form } = npv
  const texts = textsOf(language)
  const calculation = calculate(form)
  const { expected, discountFactors, summary } = calculation
  const money = moneyFormat(form.currency)
  const ledger = ledgerSheet(
    {
      sheet: texts.npv('valuationNpv:document.ledger'),
      unit: header(form.currency),
      year: (k) => headerCell(number(Number(addYears(form.baseDate, k + 0.5).slice(0, 4)), FORMATS.year)),
      money,
      periods: discountFactors.length,
      firstDay: (k) => day(addYears(form.baseDate, k), { align: 'right' }),
      lastDay: (k) => day(addYears(addYears(form.baseDate, k + 1), -1 / 365.25), { align: 'right' }),
      amount: (row, k) => number(expected[row][k], money),
      factor: (k) => number(discountFactors[k], '0.000000'),
      netName: texts.npv('valuationNpv:figure.npv'),
      reported: number(summary.rnpv, money),
    },
    texts,
  )
  const bytes = await writeWorkbook(
    [inputsSheet(npv, reader, texts), resultsSheet(npv, texts), ledger],
    undefined,
    {
      header: [headerText(oneLine(form.name, 60)), form.baseDate],
      footer: ['&A', texts.own.page('&P', '&N')],
    },
  )
  return { bytes, type: XLSX, name: `${fileStem(form.name)}_${form.baseDate}.xlsx` }
}

function inputsSheet({ form, updateTime }: SavedNpv, reader: DocumentReader, texts: Texts): Sheet {
  const { npv: t, t: report, own } = texts
  const data: Cell[][] = [
    [title(t('valuationNpv:document.title')), text(texts.product)],
    [text(own.createTime), time(updateTime)],
    [text(report('valuation:method.methodVersion')), text(METHOD_VERSION)],
    [text(own.reader), text(`${reader.nickName} (${reader.userId})`)],
    [],
    [
      header(report('valuation:column.field')),
      header(report('valuation:column.value'), 'right'),
      header(own.unit),
    ],
    ...npvInputs(form, texts).map(({ label, text: written, value, isMoney }): Cell[] => [
      text(label),
      value === undefined
        ? text(written, { align: 'right' })
        : number(value, isMoney ? moneyFormat(form.currency) : undefined),
      text(value === undefined || !written.endsWith('%') ? '' : '%'),
    ]),
  ]
  return {
    sheet: t('valuationNpv:document.inputs'),
    data,
    widths: [46, 44, 12],
    frozenRows: 0,
    frozenColumns: 1,
  }
}

function resultsSheet({ form }: SavedNpv, { npv: t, t: report, language }: Texts): Sheet {
  const calculation = calculate(form)
  const { currency, baseDate } = form
  const money = moneyFormat(currency)
  const figures = npvFigures(calculation, { t: report, language, isDark: false, currency, baseDate }, t)
  const data: Cell[][] = [
    [title(t('valuationNpv:document.results'))],
    ...keyFigures(calculation, t).map(({ name, value, note }): Cell[] => [
      text(name),
      typeof value === 'number' ? number(value, money) : text(value, { align: 'right' }),
      text(note),
    ]),
    ...figures.flatMap(({ title: name, table: { columns, kinds, rows } }): Cell[][] => [
      [],
      [title(name)],
      columns.map((column, index) => header(column, index === 0 ? 'left' : 'right')),
      ...rows.map((row) =>
        row.map((cell, index): Cell => {
          if (typeof cell === 'number') return number(cell, kinds[index] === 'money' ? money : undefined)
          return kinds[index] === 'day' ? day(cell) : text(cell)
        }),
      ),
    ]),
  ]
  return {
    sheet: t('valuationNpv:document.results'),
    data,
    widths: [46, 26, 26, 26, 18, 26],
    frozenRows: 0,
    frozenColumns: 1,
  }
}

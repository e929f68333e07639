import { day, FORMATS, formula, number, text, time, title, type Cell } from '../../../../platform/xlsx/cells'
import type { Sheet } from '../../../../platform/xlsx/sheet'
import type { DocumentReader } from '../../common/complete'
import type { ModelData } from './modelData'
import { createSheetBuilder } from './sheetBuilder'

const LEFT = { align: 'left' } as const
const RIGHT = { align: 'right' } as const
const LINK = { textColor: '#1d5fa8', textDecoration: { underline: true } } as const

/** Names the asset, and shows key figures of the model, links to the sheets, and how the report was computed. */
export function coverSheet(subject: ModelData, reader: DocumentReader): Sheet {
  const { report, content, texts, own, parts, amount, names } = subject
  const { t, product } = texts
  const page = createSheetBuilder(texts.own.sheets.cover, names)
  const line = (label: string, ...cells: Cell[]) => page.add(text(label), ...cells)
  const heading = (label: string, ...cells: Cell[]) => {
    page.add()
    page.add(title(label), ...cells)
  }

  page.add(text(`${product} · ${t('valuation:page.title')}`, { textColor: '#1d5fa8', fontWeight: 'bold' }))
  page.add(text(report.pipelineName, { fontWeight: 'bold', fontSize: 20, height: 30 }))
  page.add()
  line(t('valuation:asset.company'), text(report.companyName))
  line(t('valuation:method.baseDate'), formula('base_date', FORMATS.day, LEFT))
  line(texts.own.version, number(report.version, FORMATS.integer, LEFT))
  line(t('valuationForm:field.currency'), text(report.currency))
  line(own.amountUnit, formula('unit_name', undefined, LEFT))
  line(own.scenario, formula('scenario', undefined, LEFT))

  heading(own.headline, formula('unit_name', undefined, { ...RIGHT, fontWeight: 'bold' }))
  line(t('valuation:kpi.rnpv'), formula('rnpv', amount, { fontWeight: 'bold' }))
  line(t('valuation:kpi.npvSuccess'), formula('npv_success', amount))
  line(t('valuation:kpi.peakSales'), formula('peak_sales', amount))
  line(t('valuation:kpi.remainingRnd'), formula('remaining_rnd', amount))
  for (const { key, name } of parts)
    line(`${t('valuation:kpi.loa')} · ${name}`, formula(`case_loa_${key}`, FORMATS.percent))
  line(own.overall, formula('agreement', undefined, RIGHT))

  heading(own.contentsTitle)
  const sheets = { ...texts.own.sheets, ...own.sheets }
  const links = CONTENTS.map((sheet) => ({
    cell: `A${page.add(text(sheets[sheet], LINK), text(own.contents[sheet]))}`,
    sheet: sheets[sheet],
  }))

  heading(t('valuation:section.method'))
  line(t('valuation:method.methodVersion'), text(report.methodVersion))
  line(t('valuation:method.tableVersion'), text(report.tableVersion))
  line(t('valuation:method.seed'), number(report.seed, FORMATS.integer, LEFT))
  line(t('valuation:method.discountRate'), number(content.discountRate, FORMATS.percent, LEFT))
  const rate = t('valuation:method.exchangeRateValue', { rate: report.exchangeRate })
  line(t('valuation:method.exchangeRate'), text(rate))
  line(t('valuation:method.baseDate'), day(report.baseDate))
  line(texts.own.createTime, time(report.createTime))
  line(texts.own.reader, text(reader.nickName))
  line(texts.own.userId, text(reader.userId))
  if (report.outdated)
    page.add(title(t('valuation:outdated.title')), text(t(`valuation:outdated.${report.outdated}`)))
  page.add(
    title(t('valuation:method.disclaimerTitle')),
    text(t('valuation:method.disclaimer'), { wrap: true, columnSpan: 2, height: 42 }),
  )
  return page.done({ widths: [46, 24, 66], frozenRows: 0, frozenColumns: 1, links, isOnePage: true })
}

/** Sheets in their order, except for the cover itself. */
const CONTENTS = [
  'charts',
  'inputs',
  'build',
  'expected',
  'success',
  'rnpv',
  'sensitivity',
  'checks',
  'cases',
  'results',
  'assumptions',
  'form',
] as const

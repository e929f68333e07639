import type { RawFile } from '@/shared/api/endpoint'
import { METHOD_VERSION } from '@/features/valuation/engine'
import { npvFigures } from '@/features/valuation/npv/npvFigures'
import { keyFigures, METHOD_POINTS } from '@/features/valuation/npv/keyFigures'
import { today } from '@/shared/lib/dates'
import { formatMoney } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import { calculate, type SavedNpv } from '../../npvStore'
import type { DocumentReader } from '../common/complete'
import { fileStem } from '../common/fileName'
import { oneLine } from '../common/oneLine'
import { finishPages, LANGUAGE_TAG } from '../pdf'
import { drawFigure, figureRoom } from '../paper/chart'
import {
  ACCENT,
  bytesOf,
  heading,
  INK,
  INK_SOFT,
  innerWidth,
  createPdf,
  paragraph,
  addPage,
} from '../paper/pdfDocument'
import { drawTable } from '../paper/table'
import { drawTagged } from '../paper/tags'
import { serverTime } from '../../../platform/serverTime'
import { textsOf } from '../common/texts'
import { npvInputs } from './rows'

const HEADING_SPACE = 120

export async function npvPdf(
  { form, updateTime }: SavedNpv,
  reader: DocumentReader,
  language: Language,
): Promise<RawFile> {
  const texts = textsOf(language)
  const { npv: t, t: report, own, product } = texts
  const calculation = calculate(form)
  const { currency, baseDate } = form
  const name = oneLine(form.name, 120)
  const doc = createPdf({
    title: `${name} · ${t('valuationNpv:document.title')}`,
    author: product,
    subject: `${t('valuationNpv:field.baseDate')} ${baseDate}`,
    lang: LANGUAGE_TAG[language],
  })
  const bytes = bytesOf(doc)
  addPage(doc, 'portrait')
  const width = innerWidth(doc)

  const about = [
    `${t('valuationNpv:field.baseDate')} ${baseDate} · ${own.createTime} ${serverTime(updateTime)}`,
    `${report('valuation:method.methodVersion')} ${METHOD_VERSION} · ${own.reader} ${oneLine(reader.nickName, 60)}`,
  ]
  doc.font('bold').fontSize(9).fillColor(ACCENT)
  drawTagged(doc, 'P', () => doc.text(`${product} · ${t('valuationNpv:document.title')}`, { width }))
  doc.moveDown(0.6).fontSize(22).fillColor(INK)
  drawTagged(doc, 'H1', () => doc.text(name, { width }))
  doc.moveDown(0.3).font('regular').fontSize(9).fillColor(INK_SOFT)
  for (const line of about) drawTagged(doc, 'P', () => doc.text(line, { width }))

  heading(doc, 1, t('valuationNpv:document.results'), HEADING_SPACE)
  drawTable(doc, {
    columns: [
      report('valuation:column.statistic'),
      report('valuation:column.value'),
      report('valuation:column.note'),
    ],
    right: [false, true, false],
    size: 9,
    totals: [0],
    rows: keyFigures(calculation, t).map((figure) => [
      figure.name,
      typeof figure.value === 'number' ? formatMoney(figure.value, currency, language) : figure.value,
      figure.note ?? '',
    ]),
  })

  heading(doc, 2, t('valuationNpv:document.inputs'), HEADING_SPACE)
  drawTable(doc, {
    columns: [report('valuation:column.field'), report('valuation:column.value')],
    right: [false, true],
    rows: npvInputs(form, texts).map(({ label, text }) => [label, text]),
  })

  const figures = npvFigures(calculation, { t: report, language, isDark: false, currency, baseDate }, t)
  heading(doc, 3, t('valuationNpv:section.results'), figureRoom(figures[0]))
  for (const figure of figures) drawFigure(doc, figure, currency)

  heading(doc, 4, t('valuationNpv:section.method'), HEADING_SPACE)
  for (const point of METHOD_POINTS) paragraph(doc, `• ${t(`valuationNpv:method.${point}`)}`)
  paragraph(doc, report('valuation:method.disclaimer'), INK_SOFT)

  const mark = `${reader.userId} ${reader.nickName} ${today()}`
  finishPages(doc, { footer: `${oneLine(form.name, 60)} · ${baseDate}`, mark }, texts)
  doc.end()
  return { bytes: await bytes, type: 'application/pdf', name: `${fileStem(form.name)}_${baseDate}.pdf` }
}

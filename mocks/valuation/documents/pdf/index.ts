import { setImmediate } from 'node:timers/promises'
import type { RawFile } from '@/shared/api/endpoint'
import type { Report } from '@/features/valuation/reports/model/report.api'
import { today } from '@/shared/lib/dates'
import type { Language } from '@/shared/lib/language'
import { requireComplete, type DocumentReader } from '../common/complete'
import { fileName } from '../common/fileName'
import { oneLine } from '../common/oneLine'
import type { PreviousCalculation } from '@/features/valuation/reports/summary/valueChange'
import { drawFirstPage } from './firstPage'
import {
  bytesOf,
  heading,
  INK_SOFT,
  layoutOf,
  left,
  createPdf,
  addPage,
  type PdfDocument,
} from '../paper/pdfDocument'
import { sectionsOf } from './sections'
import { documentDataOf, type DocumentData } from '../common/documentData'
import { drawArtifact } from '../paper/tags'
import { drawWatermark } from '../paper/watermark'
import { textsOf, type Texts } from '../common/texts'

export const LANGUAGE_TAG: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

export async function reportPdf(
  report: Report,
  reader: DocumentReader,
  language: Language,
  before: PreviousCalculation | null = null,
): Promise<RawFile> {
  const texts = textsOf(language)
  const { t, own, product } = texts
  const subject = documentDataOf(requireComplete(report), texts)
  const doc = createPdf({
    title: `${oneLine(report.pipelineName, 200)} · ${t('valuation:page.title')} · v${report.version}`,
    author: product,
    subject: `${t('valuation:method.baseDate')} ${report.baseDate}`,
    lang: LANGUAGE_TAG[language],
  })
  const bytes = bytesOf(doc)
  const drawContents = drawFirstPage(doc, subject, reader, before, sectionsOf(subject).length)
  const entries = await drawSections(doc, subject)
  doc.switchToPage(0)
  drawContents(own.contents, entries)
  const footer = `${oneLine(report.pipelineName, 60)} · ${report.baseDate} · v${report.version}`
  finishPages(doc, { footer, mark: `${reader.userId} ${reader.nickName} ${today()}` }, texts)
  doc.end()
  return { bytes: await bytes, type: 'application/pdf', name: fileName(report, 'pdf') }
}

async function drawSections(doc: PdfDocument, subject: DocumentData) {
  const entries: { title: string; page: number }[] = []
  addPage(doc)
  for (const [index, { id, layout, room, draw }] of sectionsOf(subject).entries()) {
    await setImmediate() // lets the server handle other requests in between
    if (layoutOf(doc) !== layout) addPage(doc, layout)
    const title = `${index + 1}  ${subject.texts.t(`valuation:section.${id}`)}`
    heading(doc, index + 1, title, room(subject))
    entries.push({ title, page: doc.bufferedPageRange().count })
    draw(doc, subject)
  }
  return entries
}

export function finishPages(
  doc: PdfDocument,
  { footer, mark }: { footer: string; mark: string },
  { own }: Texts,
) {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    drawWatermark(doc, mark)
    const number = own.page(index + 1, count)
    // Below the margin, where writing would otherwise start a new page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - 32
    doc.font('regular').fontSize(7.5).fillColor(INK_SOFT)
    drawArtifact(doc, () => {
      doc.text(footer, left(doc), y, { lineBreak: false })
      doc.text(number, doc.page.width - left(doc) - doc.widthOfString(number), y, { lineBreak: false })
    })
  }
}

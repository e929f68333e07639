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
  pageFills,
  type PdfDocument,
} from '../paper/pdfDocument'
import { sectionsOf } from './sections'
import { documentDataOf, type DocumentData } from '../common/documentData'
import { drawArtifact } from '../paper/tags'
import { drawWatermark } from '../paper/watermark'
import { textsOf, type Texts } from '../common/texts'

export const LANGUAGE_TAG: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

/** Pages that are filled less than this part look like a mistake. */
const MIN_FILL = 0.25
/** Scales of the charts, tried in turn: with lower charts, the rest of a section fits on the page before it. */
const CHART_SCALES = [1, 0.9, 0.8, 0.7]

export async function reportPdf(
  report: Report,
  reader: DocumentReader,
  language: Language,
  before: PreviousCalculation | null = null,
): Promise<RawFile> {
  const texts = textsOf(language)
  const complete = requireComplete(report)
  let best: Awaited<ReturnType<typeof drawReport>> | null = null
  for (const scale of CHART_SCALES) {
    const drawn = await drawReport(documentDataOf(complete, texts, scale), reader, before)
    if (!best || drawn.emptyPages < best.emptyPages) best = drawn
    if (drawn.emptyPages === 0) break
  }
  return { bytes: await best!.finish(), type: 'application/pdf', name: fileName(report, 'pdf') }
}

/** Draws all sections; `finish` adds contents, page numbers and the reader's mark, and resolves with the file. */
async function drawReport(subject: DocumentData, reader: DocumentReader, before: PreviousCalculation | null) {
  const { report, texts } = subject
  const { t, own, product, language } = texts
  const doc = createPdf({
    title: `${oneLine(report.pipelineName, 200)} · ${t('valuation:page.title')} · v${report.version}`,
    author: product,
    subject: `${t('valuation:method.baseDate')} ${report.baseDate}`,
    lang: LANGUAGE_TAG[language],
  })
  const drawContents = drawFirstPage(doc, subject, reader, before, sectionsOf(subject).length)
  const entries = await drawSections(doc, subject)
  // The first page has its own fixed layout.
  const [, ...rest] = pageFills(doc)
  const finish = () => {
    const bytes = bytesOf(doc)
    doc.switchToPage(0)
    drawContents(own.contents, entries)
    const footer = `${oneLine(report.pipelineName, 60)} · ${report.baseDate} · v${report.version}`
    finishPages(doc, { footer, mark: `${reader.userId} ${reader.nickName} ${today()}` }, texts)
    doc.end()
    return bytes
  }
  return { emptyPages: rest.filter((fill) => fill < MIN_FILL).length, finish }
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

import Document from 'pdfkit'
import { fonts, type FontName } from './fonts'
import { startSection, drawTagged, drawArtifact } from './tags'
import { EnglishDocument } from './typesetter'

export type PdfDocument = PDFKit.PDFDocument
export type Layout = 'portrait' | 'landscape'

/** In points. */
const MARGIN = 46
export const INK = '#1f2937'
export const INK_SOFT = '#5b6472'
export const LINE = '#d5dae1'
export const FILL = '#f1f4f8'
export const ACCENT = '#1d5fa8'

const page = (layout: Layout) => ({ size: 'A4', layout, margin: MARGIN })

interface DocumentInfo {
  title: string
  author: string
  subject: string
  lang: string
}

/**
 * Creates an empty, tagged A4 document with all font faces. Pages stay buffered until the end, because page numbers
 * need the total.
 */
export function createPdf({ title, author, subject, lang }: DocumentInfo): PdfDocument {
  const doc = new (lang === 'en' ? EnglishDocument : Document)({
    ...page('portrait'),
    bufferPages: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: '', // otherwise pdfkit embeds Helvetica too
    lang,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, Creator: author },
  })
  const files = fonts()
  for (const name of Object.keys(files) as FontName[]) doc.registerFont(name, files[name])
  return doc
}

export const layoutOf = (doc: PdfDocument): Layout =>
  doc.page.layout === 'landscape' ? 'landscape' : 'portrait'

/** Filled parts (0 to 1) of the pages before the current one. */
const fills = new WeakMap<PdfDocument, number[]>()

const fillOf = (doc: PdfDocument) => (doc.y - MARGIN) / (bottom(doc) - MARGIN)

/** Filled part (0 to 1) of each page with flowing content, down to its last line. */
export const pageFills = (doc: PdfDocument): number[] => [...(fills.get(doc) ?? []), fillOf(doc)]

export function addPage(doc: PdfDocument, layout: Layout = layoutOf(doc)) {
  fills.set(doc, doc.bufferedPageRange().count > 0 ? pageFills(doc) : [])
  doc.addPage(page(layout))
  doc.font('regular').fontSize(9).fillColor(INK)
}

export const left = (doc: PdfDocument) => doc.page.margins.left
export const innerWidth = (doc: PdfDocument) => doc.page.width - 2 * MARGIN
export const bottom = (doc: PdfDocument) => doc.page.height - MARGIN

/** Subheadings are drawn together with what follows, so that none is left alone at the bottom of a page. */
const pendingSubheadings = new WeakMap<PdfDocument, { title: string; room: number; note: string }>()

const SPACE_ABOVE = 6
const SPACE_BELOW = 3
const SUBHEADING_SIZE = 10
const NOTE_SIZE = 8

/** Draws the pending subheading, if any, and starts a new page unless `height` points fit below it. */
export function makeRoom(doc: PdfDocument, height: number) {
  const pending = pendingSubheadings.get(doc)
  pendingSubheadings.delete(doc)
  if (!pending) {
    if (doc.y + height > bottom(doc)) addPage(doc)
    return
  }
  const width = innerWidth(doc)
  doc.font('bold').fontSize(SUBHEADING_SIZE)
  const title = doc.heightOfString(pending.title, { width })
  doc.font('regular').fontSize(NOTE_SIZE)
  const own =
    SPACE_ABOVE + title + (pending.note ? doc.heightOfString(pending.note, { width }) : 0) + SPACE_BELOW
  if (doc.y + own + Math.max(height, pending.room) > bottom(doc)) addPage(doc)
  doc.font('bold').fontSize(SUBHEADING_SIZE).fillColor(INK)
  drawTagged(doc, 'H3', () => doc.text(pending.title, left(doc), doc.y + SPACE_ABOVE, { width }))
  doc.font('regular').fontSize(NOTE_SIZE).fillColor(INK_SOFT)
  if (pending.note) drawTagged(doc, 'P', () => doc.text(pending.note, { width }))
  doc.y += SPACE_BELOW
}

export function drawLine(
  doc: PdfDocument,
  y: number,
  { width = 0.5, color = LINE, from = left(doc), to = left(doc) + innerWidth(doc) } = {},
) {
  drawArtifact(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(color))
}

export const destinationOf = (section: number) => `section-${section}`

/** Draws a section title with bookmark and link target; `room` points of what follows stay on the same page. */
export function heading(doc: PdfDocument, section: number, title: string, room: number) {
  const isTop = doc.y <= MARGIN + 1
  if (!isTop) doc.y += 18
  makeRoom(doc, room)
  doc.outline.addItem(title)
  doc.addNamedDestination(destinationOf(section), 'XYZ', 0, doc.y, null)
  doc.font('bold').fontSize(14).fillColor(ACCENT)
  startSection(doc)
  drawTagged(doc, 'H2', () => doc.text(title, left(doc), doc.y, { width: innerWidth(doc) }))
  const under = doc.y + 2
  drawLine(doc, under, { width: 0.8, color: ACCENT })
  doc.y = under + 8
}

/**
 * Sets the subheading of what is drawn next; `room` points of it stay on the same page. `note` is shown in small type
 * below.
 */
export function subheading(doc: PdfDocument, title: string, room = 0, note = '') {
  pendingSubheadings.set(doc, { title, room, note })
}

export function paragraph(doc: PdfDocument, text: string, color = INK) {
  doc.font('regular').fontSize(9)
  makeRoom(doc, Math.min(doc.heightOfString(text, { width: innerWidth(doc) }), 60))
  doc.font('regular').fontSize(9).fillColor(color)
  drawTagged(doc, 'P', () => doc.text(text, left(doc), doc.y, { width: innerWidth(doc), lineGap: 1.5 }))
  doc.y += 5
}

/** Resolves with the file once the document has ended. */
export const bytesOf = (doc: PdfDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })

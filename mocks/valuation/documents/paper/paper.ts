import Document from 'pdfkit'
import { fonts } from './fonts'
import { beginPart, read, unread } from './tags'

export type Paper = PDFKit.PDFDocument
export type Layout = 'portrait' | 'landscape'

/** Points. */
const MARGIN = 46
export const INK = '#1f2937'
export const INK_SOFT = '#5b6472'
export const LINE = '#d5dae1'
export const FILL = '#f1f4f8'
export const ACCENT = '#1d5fa8'

const page = (layout: Layout) => ({ size: 'A4', layout, margin: MARGIN })

interface About {
  title: string
  author: string
  subject: string
  lang: string
}

/** An empty, tagged A4 document with both faces of the font. Pages stay open until the end, for their numbers. */
export function newPaper({ title, author, subject, lang }: About): Paper {
  const doc = new Document({
    ...page('portrait'),
    bufferPages: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: '', // else Helvetica is embedded as well
    lang,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, Creator: author },
  })
  const { regular, bold } = fonts()
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  return doc
}

export const layoutOf = (doc: Paper): Layout => (doc.page.layout === 'landscape' ? 'landscape' : 'portrait')

export function turnPage(doc: Paper, layout: Layout = layoutOf(doc)) {
  doc.addPage(page(layout))
  doc.font('regular').fontSize(9).fillColor(INK)
}

export const left = (doc: Paper) => doc.page.margins.left
export const innerWidth = (doc: Paper) => doc.page.width - 2 * MARGIN
export const bottom = (doc: Paper) => doc.page.height - MARGIN

/** Subheadings that wait for what they stand above: none is left alone at the foot of a page. */
const waiting = new WeakMap<Paper, { title: string; room: number; note: string }>()

/** Above and below the line of a subheading. */
const ABOVE = 6
const BELOW = 3
const SUBHEADING = 10
const NOTE = 8

/** Goes to a new page unless so many points are left on this one, below a subheading that waits for them. */
export function makeRoom(doc: Paper, height: number) {
  const above = waiting.get(doc)
  waiting.delete(doc)
  if (!above) {
    if (doc.y + height > bottom(doc)) turnPage(doc)
    return
  }
  const width = innerWidth(doc)
  doc.font('bold').fontSize(SUBHEADING)
  const title = doc.heightOfString(above.title, { width })
  doc.font('regular').fontSize(NOTE)
  const own = ABOVE + title + (above.note ? doc.heightOfString(above.note, { width }) : 0) + BELOW
  if (doc.y + own + Math.max(height, above.room) > bottom(doc)) turnPage(doc)
  doc.font('bold').fontSize(SUBHEADING).fillColor(INK)
  read(doc, 'H3', () => doc.text(above.title, left(doc), doc.y + ABOVE, { width }))
  doc.font('regular').fontSize(NOTE).fillColor(INK_SOFT)
  if (above.note) read(doc, 'P', () => doc.text(above.note, { width }))
  doc.y += BELOW
}

/** A line across the page, or a part of it. */
export function drawLine(
  doc: Paper,
  y: number,
  { width = 0.5, color = LINE, from = left(doc), to = left(doc) + innerWidth(doc) } = {},
) {
  unread(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(color))
}

export const destinationOf = (section: number) => `section-${section}`

/** Title of a section, with its bookmark and link target; `room` keeps it together with what follows. */
export function heading(doc: Paper, section: number, title: string, room: number) {
  const isTop = doc.y <= MARGIN + 1
  if (!isTop) doc.y += 18
  makeRoom(doc, room)
  doc.outline.addItem(title)
  doc.addNamedDestination(destinationOf(section), 'XYZ', 0, doc.y, null)
  doc.font('bold').fontSize(14).fillColor(ACCENT)
  beginPart(doc)
  read(doc, 'H2', () => doc.text(title, left(doc), doc.y, { width: innerWidth(doc) }))
  const under = doc.y + 2
  drawLine(doc, under, { width: 0.8, color: ACCENT })
  doc.y = under + 8
}

/** Stands above what is drawn next, on one page with so many points of it; a note in small below it. */
export function subheading(doc: Paper, title: string, room = 0, note = '') {
  waiting.set(doc, { title, room, note })
}

export function paragraph(doc: Paper, text: string, color = INK) {
  doc.font('regular').fontSize(9)
  makeRoom(doc, Math.min(doc.heightOfString(text, { width: innerWidth(doc) }), 60))
  doc.font('regular').fontSize(9).fillColor(color)
  read(doc, 'P', () => doc.text(text, left(doc), doc.y, { width: innerWidth(doc), lineGap: 1.5 }))
  doc.y += 5
}

/** What the document becomes once it has ended. */
export const bytesOf = (doc: Paper): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })

import Document from 'pdfkit'
import { fonts } from '../../../valuation/documents/paper/fonts'
import { bytesOf, type PdfDocument } from '../../../valuation/documents/paper/pdfDocument'
import { ConversionError, MAX_PAGES } from './limits'
import { breakLines, drawLineOfText, type Run } from './textLayout'

/** In points. */
export interface PageFormat {
  width: number
  height: number
  margins: { top: number; right: number; bottom: number; left: number }
}

export const A4: PageFormat = {
  width: 595,
  height: 842,
  margins: { top: 56, right: 56, bottom: 56, left: 56 },
}

export const innerWidth = ({ width, margins }: PageFormat) => width - margins.left - margins.right
export const innerHeight = ({ height, margins }: PageFormat) => height - margins.top - margins.bottom

/** A part of a page that is not broken: a line, a picture, a row. */
export interface Piece {
  height: number
  draw: (x: number, y: number) => void
  startsPage?: boolean
  /** Left out at the top of a page. */
  isSpace?: boolean
  /** Points of what follows that stay on the same page. */
  keeps?: number
  /** Drawn above this piece where it starts a page: headings of columns. */
  headings?: readonly Piece[]
  /** Title of the section that starts here. */
  section?: string
}

export const space = (height: number): Piece => ({ height, draw: () => {}, isSpace: true })
export const heightOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { height }) => sum + height, 0)

/** Draws pieces below each other. */
export function drawPieces(pieces: readonly Piece[], x: number, y: number) {
  let top = y
  for (const piece of pieces) {
    piece.draw(x, top)
    top += piece.height
  }
}

export type PageFlow = ReturnType<typeof createPageFlow>

/** An empty PDF, on whose pages pieces are placed from top to bottom. */
export function createPageFlow() {
  const doc: PdfDocument = new Document({ autoFirstPage: false, font: '', pdfVersion: '1.7' })
  const { regular, bold } = fonts()
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)

  const sections: { title: string; page: number }[] = []
  let format = A4
  let decorate: (page: number) => void = () => {}
  let pages = 0
  let y = Infinity

  function startPage() {
    if (pages === MAX_PAGES) throw new ConversionError('size')
    pages += 1
    doc.addPage({ size: [format.width, format.height], margin: 0 })
    y = format.margins.top
    decorate(pages)
  }

  function draw(piece: Piece) {
    if (piece.section !== undefined) startSection(piece.section)
    piece.draw(format.margins.left, y)
    y += piece.height
  }

  /** Starts a section on the current page. */
  function startSection(title: string) {
    sections.push({ title, page: pages })
  }

  return {
    doc,
    startPage,
    startSection,
    /** Sets the format of the pages from the next one on, and what is drawn on each of them. */
    setFormat(next: PageFormat, decoration: (page: number) => void = () => {}) {
      format = next
      decorate = decoration
      y = Infinity
    },
    /** Places the pieces below the previous ones, on new pages where they do not fit. */
    place(pieces: Iterable<Piece>) {
      for (const piece of pieces) {
        const bottom = format.height - format.margins.bottom
        const isTop = y === format.margins.top
        const fits = y + piece.height + (piece.keeps ?? 0) <= bottom
        if (y === Infinity || ((piece.startsPage || !fits) && !isTop)) {
          startPage()
          for (const heading of piece.headings ?? []) draw(heading)
          if (piece.isSpace && !piece.startsPage) continue
        } else if (isTop && piece.isSpace) continue
        draw(piece)
      }
    },
    /** Resolves with the file; throws if it has no page. */
    async finish() {
      if (pages === 0) throw new ConversionError('empty')
      const bytes = bytesOf(doc)
      doc.end()
      return { ok: true, pdf: await bytes, pages, sections } as const
    },
  }
}

type Align = 'left' | 'center' | 'right'

interface ParagraphOptions {
  width: number
  align?: Align
  /** Indent of all lines, and that of the first one in addition, in points. */
  left?: number
  indent?: number
  /** Number or bullet, left of the first line. */
  label?: string
}

const SHIFT: Record<Align, number> = { left: 0, center: 0.5, right: 1 }

/** Lines of a paragraph. */
export function paragraphPieces(
  doc: PdfDocument,
  runs: readonly Run[],
  { width, align = 'left', left = 0, indent = 0, label = '' }: ParagraphOptions,
): Piece[] {
  const [first] = runs
  const available = Math.max(width - left, 20)
  const labelled = label && first ? breakLines(doc, [{ ...first, text: `${label} ` }], width)[0]! : undefined
  // A label that is longer than the hanging indent pushes the text to the right.
  const start = labelled ? Math.max(0, indent + labelled.width) : indent
  return breakLines(doc, runs, available, Math.max(start, -left)).map((line, index) => ({
    height: line.height,
    draw(x, y) {
      const shift = Math.max(0, available - line.width) * SHIFT[align]
      if (labelled && index === 0) drawLineOfText(doc, labelled, x + left + shift + indent, y)
      drawLineOfText(doc, line, x + left + shift, y)
    },
  }))
}

export interface Cell {
  width: number
  pieces: readonly Piece[]
  fill?: string | undefined
}

const CELL_PADDING = 4
const CELL_LINE = '#b8bfca'

/** Width of a cell's content, in points. */
export const insideCell = (width: number) => Math.max(width - 2 * CELL_PADDING, 8)

/** Splits the content of cells into rows, several only if it is higher than `maxHeight`. */
export function rowPieces(
  doc: PdfDocument,
  cells: readonly Cell[],
  { maxHeight, minHeight = 0, padding = 2 }: { maxHeight: number; minHeight?: number; padding?: number },
): Piece[] {
  const rest = cells.map(({ pieces }) => [...pieces])
  const rows: Piece[] = []
  do {
    const contents = rest.map((pieces) => takeFitting(pieces, maxHeight - 2 * padding))
    const height = Math.max(minHeight, ...contents.map((content) => heightOf(content) + 2 * padding))
    rows.push({
      height,
      draw(x, y) {
        let left = x
        for (const [index, { width, fill }] of cells.entries()) {
          doc.lineWidth(0.5).rect(left, y, width, height)
          if (fill) doc.fillAndStroke(fill, CELL_LINE)
          else doc.stroke(CELL_LINE)
          drawPieces(contents[index]!, left + CELL_PADDING, y + padding)
          left += width
        }
      },
    })
  } while (rest.some((pieces) => pieces.length > 0))
  return rows
}

function takeFitting(pieces: Piece[], maxHeight: number): Piece[] {
  const taken: Piece[] = []
  let height = 0
  while (pieces.length > 0 && (taken.length === 0 || height + pieces[0]!.height <= maxHeight)) {
    height += pieces[0]!.height
    taken.push(pieces.shift()!)
  }
  return taken
}

import { decodeText } from '@/features/implementation/funds/reconcile/delimitedText'
import type { PdfDocument } from '../../../valuation/documents/paper/pdfDocument'
import { ConversionError } from './limits'
import { A4, createPageFlow, innerWidth, type Piece } from './pageFlow'
import { isWide, showableText } from './textLayout'

const MONOSPACED = 'Courier'
const SIZE = 9
const CELL = SIZE * 0.6
/** Wide characters fill exactly two cells. */
const WIDE_SIZE = 2 * CELL
const LINE_HEIGHT = 13
const COLUMNS = Math.floor(innerWidth(A4) / CELL)
const TAB = 8

interface GridRun {
  text: string
  column: number
  isPlain: boolean
}

/** Lines of text on a grid of cells; those that are too long go on in the next line. */
function* monospacedPieces(doc: PdfDocument, text: string): Generator<Piece> {
  for (const [page, content] of text.split('\f').entries()) {
    let startsPage = page > 0
    for (const line of content.split('\n')) {
      for (const runs of gridLines(showableText(doc, line))) {
        yield { height: LINE_HEIGHT, startsPage, draw: (x, y) => drawRuns(doc, runs, x, y) }
        startsPage = false
      }
    }
  }
}

function gridLines(line: string): GridRun[][] {
  const lines: GridRun[][] = [[]]
  let column = 0
  for (const character of line) {
    const width = character === '\t' ? TAB - (column % TAB) : isWide(character) ? 2 : 1
    if (column + width > COLUMNS) {
      lines.push([])
      column = 0
    }
    const isPlain = /[\t\x20-\x7e]/.test(character)
    const shown = character === '\t' ? ' '.repeat(width) : character
    const last = lines.at(-1)!.at(-1)
    // Other narrow characters have widths of their own, so that each is placed by itself.
    if (last && last.isPlain === isPlain && (isPlain || (width === 2 && isWide(last.text))))
      last.text += shown
    else lines.at(-1)!.push({ text: shown, column, isPlain })
    column += width
  }
  return lines
}

function drawRuns(doc: PdfDocument, runs: readonly GridRun[], x: number, y: number) {
  for (const { text, column, isPlain } of runs) {
    if (isPlain) doc.font(MONOSPACED, SIZE)
    else doc.font('regular', isWide(text) ? WIDE_SIZE : SIZE)
    doc
      .fillColor('#000000')
      .text(text, x + column * CELL, y + SIZE, { lineBreak: false, baseline: 'alphabetic' })
  }
}

/** Plain text in monospaced type. */
export async function convertTxt(bytes: Uint8Array) {
  const text = decodeText(bytes).text.replaceAll(/\r\n?/g, '\n').trimEnd()
  if (text.trim() === '') throw new ConversionError('empty')
  const flow = createPageFlow()
  flow.place(monospacedPieces(flow.doc, text))
  return flow.finish()
}

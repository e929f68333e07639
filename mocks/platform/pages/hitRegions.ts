import type { PageRegion } from '@/shared/viewer/view.api'
import { isOnLine, joined } from './findText'
import type { TextPiece } from './pdfPages'

/** Text of a page in one string, and where each piece starts in it. */
export interface PageText {
  text: string
  starts: readonly number[]
}

/** Joins pieces as they are read: a new line is a blank. Letters of any width are the same. */
export function joinPieces(pieces: readonly TextPiece[]): PageText {
  let text = ''
  const starts: number[] = []
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1]
    const isNewLine = before !== undefined && !isOnLine(before.region, piece.region)
    if (isNewLine && text !== '' && !/\s$/.test(text)) text += ' '
    starts.push(text.length)
    text += normalized(piece)
  }
  return { text, starts }
}

const normalized = ({ text }: TextPiece) => text.normalize('NFKC') || ' '

/** Advance widths of letters in common sans and serif fonts, as fractions of the size of the type. */
const WIDTHS: readonly (readonly [letters: RegExp, sans: number, serif: number])[] = [
  [/[\u2e80-\u9fff\uac00-\ud7af\uf900-\uffef]/, 1, 1],
  [/[ijl|']/, 0.22, 0.27],
  [/[\s.,:;!I/\\ft]/, 0.28, 0.27],
  [/[r()[\]{}`-]/, 0.33, 0.33],
  [/[cksvxyzJ]/, 0.5, 0.45],
  [/\d/, 0.556, 0.5],
  [/[W@]/, 0.95, 0.93],
  [/[mM%]/, 0.84, 0.82],
  [/[wCDGHNOQRU&]/, 0.74, 0.72],
  [/[A-Z]/, 0.66, 0.62],
]
const FONTS = [1, 2] as const
const widthIn = (font: (typeof FONTS)[number]) => (character: string) =>
  WIDTHS.find(([letters]) => letters.test(character))?.[font] ?? (font === 1 ? 0.55 : 0.48)
/** Letters of one width, as in monospaced type. */
const ESTIMATES = [...FONTS.map(widthIn), () => 1]

/** Start and end of a part of a piece, as fractions of its length, by the width of each letter. */
function extent(text: string, from: number, to: number, width: (character: string) => number) {
  const total = (part: string) => Array.from(part, width).reduce((sum, each) => sum + each, 0)
  const all = total(text) || 1
  return [total(text.slice(0, from)) / all, total(text.slice(0, to)) / all] as const
}

/** Added on both sides, as a fraction of the line's height: the widths of the font are not known here. */
const MARGIN = 0.4

/**
 * Region that covers a part of a piece in proportional as well as in monospaced type. Turned text is covered from end
 * to end.
 */
function coverPart(piece: TextPiece, from: number, to: number): PageRegion {
  const { region, isTurned } = piece
  const text = normalized(piece)
  if (isTurned) return region
  const extents = ESTIMATES.map((width) => extent(text, from, to, width))
  const margin = region.width === 0 ? 0 : (region.height * MARGIN * PORTRAIT) / region.width
  const start = from === 0 ? 0 : Math.max(0, Math.min(...extents.map(([left]) => left)) - margin)
  const end = to === text.length ? 1 : Math.min(1, Math.max(...extents.map(([, right]) => right)) + margin)
  return { ...region, left: region.left + start * region.width, width: (end - start) * region.width }
}

/** Height by width of an A4 page: lengths across are fractions of the width. */
const PORTRAIT = 1.42

/** Regions that cover a part of a page's text entirely, one for each line. */
export function coverRange(
  pieces: readonly TextPiece[],
  { starts }: PageText,
  range: { start: number; end: number },
): PageRegion[] {
  const regions: PageRegion[] = []
  for (const [index, piece] of pieces.entries()) {
    const start = starts[index]!
    const { length } = normalized(piece)
    const [from, to] = [Math.max(0, range.start - start), Math.min(length, range.end - start)]
    if (from >= to) continue
    const part = coverPart(piece, from, to)
    const last = regions.at(-1)
    if (last && isOnLine(last, part)) regions[regions.length - 1] = joined(last, part)
    else regions.push(part)
  }
  return regions
}

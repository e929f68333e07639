import type { Page } from './library'

/** Text item of pdf.js. */
export interface Piece {
  str: string
  /** In the page's own units. */
  width: number
  height: number
  transform: number[]
}

/** Normalises text for a search without case or width. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Yields the start of each occurrence, without overlaps. */
export function* occurrences(text: string, wanted: string): Generator<number> {
  const needle = folded(wanted)
  if (needle.trim() === '') return
  const hay = folded(text)
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + needle.length)) yield at
}

export async function piecesOf(page: Page): Promise<Piece[]> {
  const { items } = await page.getTextContent()
  return items.filter((item) => 'str' in item)
}

/** Counts a text on a page; a line break counts as a blank. */
export const countIn = (pieces: readonly Piece[], wanted: string): number =>
  [...occurrences(pieces.map(({ str }) => str || ' ').join(''), wanted)].length

/** Parts of an item to highlight, as fractions of its width. */
export const sharesIn = ({ str }: Piece, wanted: string): { from: number; to: number }[] =>
  [...occurrences(str, wanted)].map((at) => ({
    from: at / str.length,
    to: Math.min(1, (at + wanted.length) / str.length),
  }))

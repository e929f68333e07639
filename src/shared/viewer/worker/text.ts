import type { Page } from './library'

/** A piece of text as the library gives it. */
export interface Piece {
  str: string
  /** Across, in the page's own units. */
  width: number
  height: number
  transform: number[]
}

/** Letters that are alike to who looks for them. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Where a text begins in another, each time behind the one before. */
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

/** How often a text stands on a page; a line's end is no more than a blank. */
export const countIn = (pieces: readonly Piece[], wanted: string): number =>
  [...occurrences(pieces.map(({ str }) => str || ' ').join(''), wanted)].length

/** What is to be marked of a piece, as parts of its width. */
export const sharesIn = ({ str }: Piece, wanted: string): { from: number; to: number }[] =>
  [...occurrences(str, wanted)].map((at) => ({
    from: at / str.length,
    to: Math.min(1, (at + wanted.length) / str.length),
  }))

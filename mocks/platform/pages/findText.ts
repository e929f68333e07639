import type { PageRegion } from '@/shared/viewer/view.api'
import type { TextPiece } from './pdfPages'

/** Normalises text for a search without case or width. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Part of a piece, as fractions of its length; turned text runs along the page's height. */
function partOf({ region, isTurned }: TextPiece, from: number, to: number): PageRegion {
  return isTurned
    ? { ...region, top: region.top + from * region.height, height: (to - from) * region.height }
    : { ...region, left: region.left + from * region.width, width: (to - from) * region.width }
}

export const isOnLine = (a: PageRegion, b: PageRegion) => a.top < b.top + b.height && b.top < a.top + a.height

export function joined(a: PageRegion, b: PageRegion): PageRegion {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  }
}

/**
 * Regions of a text on a page, without overlaps. A text may run over several pieces; a line break counts as a blank,
 * and only the part on the first line is marked.
 */
export function findText(pieces: readonly TextPiece[], wanted: string): PageRegion[] {
  const needle = folded(wanted)
  if (needle.trim() === '') return []
  const texts = pieces.map(({ text }) => folded(text) || ' ')
  const hay = texts.join('')
  const regions: PageRegion[] = []
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + needle.length)) {
    let region: PageRegion | null = null
    let start = 0
    for (const [index, text] of texts.entries()) {
      const [from, to] = [Math.max(at, start), Math.min(at + needle.length, start + text.length)]
      if (from < to) {
        const part = partOf(pieces[index]!, (from - start) / text.length, (to - start) / text.length)
        if (region === null) region = part
        else if (isOnLine(region, part)) region = joined(region, part)
      }
      start += text.length
      if (start >= at + needle.length) break
    }
    if (region) regions.push(region)
  }
  return regions
}

/** Between the letters of a code these may stand or not: PD-1, pd1 and "PD 1" are one. */
const SEPARATORS = '[\\s/\\-\u2010-\u2015]*'

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A pattern of a text that minds neither case nor separators; empty for a text of separators alone. */
const patternOf = (text: string) =>
  Array.from(text.normalize('NFKC').replace(new RegExp(SEPARATORS, 'gu'), ''), escape).join(SEPARATORS)

/** A text in parts, every second of which matches the keyword as a whole, else one of its words. */
export function markedParts(text: string, keyword: string): string[] {
  for (const wanted of [[keyword], keyword.trim().split(/\s+/)]) {
    const patterns = wanted.map(patternOf).filter((pattern) => pattern !== '')
    if (patterns.length === 0) return [text]
    const parts = text.split(new RegExp(`(${patterns.join('|')})`, 'iu'))
    if (parts.length > 1) return parts
  }
  return [text]
}

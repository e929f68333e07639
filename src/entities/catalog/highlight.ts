/** Optional between the letters of a code: PD-1, pd1 and "PD 1" are the same. */
const SEPARATORS = '[\\s/\\-\u2010-\u2015]*'

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Regex source that ignores case and separators; empty for a text of separators only. */
const patternOf = (text: string) =>
  Array.from(text.normalize('NFKC').replace(new RegExp(SEPARATORS, 'gu'), ''), escape).join(SEPARATORS)

/** Splits a text so that every second part matches the full keyword, else one of its words. */
export function highlightParts(text: string, keyword: string): string[] {
  for (const wanted of [[keyword], keyword.trim().split(/\s+/)]) {
    const patterns = wanted.map(patternOf).filter((pattern) => pattern !== '')
    if (patterns.length === 0) return [text]
    const parts = text.split(new RegExp(`(${patterns.join('|')})`, 'iu'))
    if (parts.length > 1) return parts
  }
  return [text]
}

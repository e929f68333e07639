/** Matching of the search model: scores of names against a typed text. */

/** Unicode NFKC, lower case, without blanks at the ends. */
const normalise = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** Codes are compared without hyphens, blanks and slashes: PD-1, pd1 and "PD 1" are one. */
const compact = (text: string) => normalise(text).replace(/[\s/\-‐-―]+/g, '')

const isHan = (text: string) => /\p{Script=Han}/u.test(text)

/** Whether two words differ by at most one insertion, removal or replacement. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - start - end <= 1
}

/** Score of one word against one name; 0 when it does not match. */
function scoreName(word: string, name: string): number {
  const [query, target] = [compact(word), compact(name)]
  if (query === '' || target === '') return 0
  if (query === target) return 100
  if (target.startsWith(query)) return 70
  const parts = normalise(name).split(/[\s()（）,，]+/)
  const words = [...parts, ...parts.flatMap((part) => part.split(/[-/]/))]
  if (isHan(query) ? target.includes(query) : words.some((each) => compact(each).startsWith(query))) return 50
  if (query.length >= 3 && target.includes(query)) return 30
  if (!isHan(query) && query.length >= 5 && words.some((each) => isOneEditAway(query, compact(each))))
    return 15
  return 0
}

/** Best score of a text over all names of a thing; several words must all match, the weakest counts. */
export function score(keyword: string, names: readonly string[]): number {
  const best = (word: string) => Math.max(0, ...names.map((name) => scoreName(word, name)))
  const whole = best(keyword)
  const words = normalise(keyword).split(/\s+/)
  return words.length > 1 ? Math.max(whole, Math.min(...words.map(best))) : whole
}

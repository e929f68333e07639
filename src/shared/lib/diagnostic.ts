/** Segments that are words of ours; whatever else stands in an address may be someone's name, number or key. */
const WORD = /^[a-z][a-z-]{0,23}$/i

/**
 * The pattern of an address as it may leave the browser: its path alone, with everything that is no plain word
 * taken out.
 */
export function routePattern(address: string): string {
  const path = address.split(/[?#]/)[0]!
  return path
    .split('/')
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : ':x'))
    .join('/')
}

/** What a user can hand to support: which failure, when, and the pattern of the address. Nothing about him. */
export const diagnosticId = (reference: string, time: Date, pattern: string) =>
  [reference, `${time.toISOString().slice(0, 19)}Z`, pattern].join(' · ')

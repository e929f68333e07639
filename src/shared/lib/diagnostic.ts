/** Segments that are words of ours; anything else in an address may be a name, number or key of someone. */
const WORD = /^[a-z][a-z-]{0,23}$/i

/**
 * Reduces an address to a pattern that may leave the browser: its path alone, with every segment that is not a plain
 * word masked.
 */
export function routePattern(address: string): string {
  const path = address.split(/[?#]/)[0]!
  return path
    .split('/')
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : ':x'))
    .join('/')
}

/**
 * Text that a user can send to support: the failure, its time, and the pattern of the address. Nothing about the user.
 */
export const diagnosticId = (reference: string, time: Date, pattern: string) =>
  [reference, `${time.toISOString().slice(0, 19)}Z`, pattern].join(' · ')

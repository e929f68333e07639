/** A value as printed in its source; `tol` is the rounding of the print. */
export interface Published {
  value: number
  tol: number
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const entriesOf = (value: unknown) => new Map<string, unknown>(isObject(value) ? Object.entries(value) : [])

const agrees = (actual: number, expected: number, tolerance: number) =>
  Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(actual), Math.abs(expected)) ||
  (expected === 0 && Math.abs(actual) <= 1e-6)

/** Differences between a result and the expectation, with their paths; keys that are not expected are ignored. */
export function mismatches(actual: unknown, expected: unknown, tolerance: number, path = 'result'): string[] {
  if (typeof expected === 'number' && typeof actual === 'number')
    return agrees(actual, expected, tolerance) ? [] : [`${path}: ${actual} instead of ${expected}`]
  if (!isObject(expected) || !isObject(actual))
    return actual === expected ? [] : [`${path}: ${String(actual)} instead of ${String(expected)}`]

  const given = entriesOf(actual)
  const differences = [...entriesOf(expected)].flatMap(([key, value]) =>
    mismatches(given.get(key), value, tolerance, `${path}.${key}`),
  )
  const isTooLong = Array.isArray(actual) && Array.isArray(expected) && actual.length > expected.length
  return isTooLong ? [...differences, `${path}: ${actual.length} entries`] : differences
}

/** Compares with printed values; the key `value` is used for a result that is a plain number. */
export const publishedMismatches = (actual: unknown, published: Record<string, Published>): string[] =>
  Object.entries(published).flatMap(([key, { value, tol }]) => {
    const found = typeof actual === 'number' ? actual : entriesOf(actual).get(key)
    const isClose = typeof found === 'number' && Math.abs(found - value) <= tol
    return isClose ? [] : [`${key}: ${String(found)}, printed ${value}`]
  })

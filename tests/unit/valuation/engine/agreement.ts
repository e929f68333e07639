/** A value as printed in its source, with the rounding of the print. */
export interface Published {
  value: number
  tol: number
}

const agrees = (actual: number, expected: number, tolerance: number) =>
  Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(actual), Math.abs(expected)) ||
  (expected === 0 && Math.abs(actual) <= 1e-6)

/** Where a result differs from what is expected of it; what is not expected is not looked at. */
export function mismatches(actual: unknown, expected: unknown, tolerance: number, path = 'result'): string[] {
  if (typeof expected === 'number' && typeof actual === 'number')
    return agrees(actual, expected, tolerance) ? [] : [`${path}: ${actual} instead of ${expected}`]
  if (expected !== null && typeof expected === 'object' && actual !== null && typeof actual === 'object') {
    const [given, wanted] = [actual as Record<string, unknown>, expected as Record<string, unknown>]
    const length =
      Array.isArray(expected) && given.length !== expected.length
        ? [`${path}: ${String(given.length)} entries`]
        : []
    return length.concat(
      Object.keys(wanted).flatMap((key) => mismatches(given[key], wanted[key], tolerance, `${path}.${key}`)),
    )
  }
  return actual === expected
    ? []
    : [`${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`]
}

/** The same against printed values; `value` stands for a result that is a plain number. */
export const publishedMismatches = (actual: unknown, published: Record<string, Published>): string[] =>
  Object.entries(published).flatMap(([key, { value, tol }]) => {
    const found = typeof actual === 'number' ? actual : (actual as Record<string, unknown>)[key]
    return typeof found === 'number' && Math.abs(found - value) <= tol
      ? []
      : [`${key}: ${String(found)}, printed ${value}`]
  })

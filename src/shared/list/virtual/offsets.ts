/** Returns the px above each row, and below the last: one entry more than rows. */
export function offsetsOf(keys: readonly string[], heightOf: (key: string) => number): readonly number[] {
  const offsets = [0]
  let sum = 0
  for (const key of keys) {
    sum += heightOf(key)
    offsets.push(sum)
  }
  return offsets
}

/** Finds the row at an offset in px, clamped to the first or last row. */
export function rowAt(offsets: readonly number[], px: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (offsets[middle]! <= px) low = middle
    else high = middle - 1
  }
  return low
}

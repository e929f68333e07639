/** Px above each of some rows, and below the last: one more than there are rows. */
export function offsetsOf(keys: readonly string[], heightOf: (key: string) => number): readonly number[] {
  const offsets = [0]
  let sum = 0
  for (const key of keys) {
    sum += heightOf(key)
    offsets.push(sum)
  }
  return offsets
}

/** The row that lies at so many px; the first or last one beyond the edges. */
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

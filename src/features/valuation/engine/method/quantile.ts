/** Quantile p (0..1) of at least one value in ascending order: linear interpolation at h = (n-1)p. */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  const h = (sorted.length - 1) * p
  const i = Math.min(Math.floor(h), sorted.length - 1)
  const low = sorted[i]!
  return i + 1 < sorted.length ? low + (h - i) * (sorted[i + 1]! - low) : low
}

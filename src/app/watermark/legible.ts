/**
 * Whether there is writing on a clear ground, the pixels given as red, green, blue and opacity each: some browsers
 * answer a read canvas with noise, others with nothing.
 */
export function isLegible(bytes: ArrayLike<number>, pixels: number): boolean {
  let inked = 0
  for (let at = 0; at < pixels; at++) if (bytes[at * 4 + 3]! >= 16) inked++
  return bytes[3]! < 16 && inked > 100 && inked < pixels / 8
}

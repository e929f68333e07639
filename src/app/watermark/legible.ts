/**
 * True when RGBA pixels show writing on a transparent background: some browsers answer a canvas read with noise, others
 * with nothing.
 */
export function isLegible(bytes: ArrayLike<number>, pixels: number): boolean {
  let inked = 0
  for (let at = 0; at < pixels; at++) if (bytes[at * 4 + 3]! >= 16) inked++
  return bytes[3]! < 16 && inked > 100 && inked < pixels / 8
}

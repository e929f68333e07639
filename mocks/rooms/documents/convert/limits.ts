const MEGABYTE = 1024 * 1024

/** Limit for a file, and for all files of an archive together. */
export const MAX_UNPACKED_BYTES = 50 * MEGABYTE
export const MAX_PAGES = 2000
/** Limit for one picture; a renderer needs four bytes for each pixel. */
export const MAX_PIXELS = 40_000_000

/** Points of a page's side, as PDF programs support them. */
export const MAX_SIDE = 4000
const MAX_FONT_SIZE = 400

/** Size of type as a file gives it, where it makes sense. */
export const fontSize = (points: number) => Math.min(Math.max(points || 1, 1), MAX_FONT_SIZE)

export type ConversionFailure = 'password' | 'empty' | 'damaged' | 'type' | 'size'

/** Thrown anywhere in a conversion; `convertToPdf` answers with its reason. */
export class ConversionError extends Error {
  constructor(readonly reason: ConversionFailure) {
    super(`not converted: ${reason}`)
  }
}

import * as z from 'zod/mini'

/** What may be done with a folder or a document, each level with all below it; dictionary `vdr_doc_level`. */
export const LEVEL = {
  none: 0,
  fence: 1,
  view: 2,
  downloadMarked: 3,
  downloadOriginal: 4,
  upload: 5,
  manage: 6,
} as const
export type Level = (typeof LEVEL)[keyof typeof LEVEL]

/** All levels, lowest first. */
export const LEVELS: readonly Level[] = Object.values(LEVEL)

/** A level on the wire, as a number or a text. */
export const LevelCode = z.pipe(z.coerce.number(), z.literal(LEVELS))

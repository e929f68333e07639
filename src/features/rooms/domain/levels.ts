import * as z from 'zod/mini'
import type { ReadingAccess } from '@/shared/viewer/viewedDocument'

/** Access levels to a folder or document, each including those below; dictionary `vdr_doc_level`. */
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

export const LEVELS: readonly Level[] = Object.values(LEVEL)

export const LevelCode = z.pipe(z.coerce.number(), z.literal(LEVELS))

/** Rights of a level in the viewer. */
export const readingAccess = (level: number): ReadingAccess => ({
  isFenced: level <= LEVEL.fence,
  canSearch: level >= LEVEL.view,
  canPrint: level >= LEVEL.downloadMarked,
  canReadText: level >= LEVEL.downloadMarked,
})

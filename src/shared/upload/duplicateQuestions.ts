import * as z from 'zod/mini'

/** Possible actions on an apparent duplicate. */
export const CHOICES = ['version', 'both', 'skip'] as const
export type Choice = (typeof CHOICES)[number]

/** By the subject of the question. */
export const Answers = z.object({
  content: z.optional(z.enum(CHOICES)),
  name: z.optional(z.enum(CHOICES)),
})
export type Answers = z.infer<typeof Answers>

export interface ExistingEntry {
  id: number | string
  label: string
}

/** Duplicates in a place: the same content anywhere, and the same name at the target. */
export interface Match {
  content: ExistingEntry | null
  name: ExistingEntry | null
}

/** Asks about the content only if both content and name match. */
export interface DuplicateQuestion {
  about: 'content' | 'name'
  known: ExistingEntry
}

export function questionOf({ content, name }: Match): DuplicateQuestion | null {
  if (content) return { about: 'content', known: content }
  return name && { about: 'name', known: name }
}

/** A version with the same content would not be one. */
export const choicesOf = ({ about }: DuplicateQuestion): readonly Choice[] =>
  about === 'name' ? CHOICES : CHOICES.filter((choice) => choice !== 'version')

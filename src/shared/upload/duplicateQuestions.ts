import * as z from 'zod/mini'

/** What may be done with a file that the place seems to have already. */
export const CHOICES = ['version', 'both', 'skip'] as const
export type Choice = (typeof CHOICES)[number]

/** What was answered, by what was asked about. */
export const Answers = z.object({
  content: z.optional(z.enum(CHOICES)),
  name: z.optional(z.enum(CHOICES)),
})
export type Answers = z.infer<typeof Answers>

/** Something that the place has. */
export interface Known {
  id: number | string
  /** What to call it, with its folder. */
  label: string
}

/** What a place has of a file: the same content anywhere, and something of the same name where it is to go. */
export interface Match {
  content: Known | null
  name: Known | null
}

/** Whether the same content or the same name is asked about; the content alone where both are there. */
export interface Question {
  about: 'content' | 'name'
  known: Known
}

/** What is to be asked before a file is uploaded, or null. */
export function questionOf({ content, name }: Match): Question | null {
  if (content) return { about: 'content', known: content }
  return name && { about: 'name', known: name }
}

/** The choices that a question leaves: a version with the same content would be none. */
export const choicesOf = ({ about }: Question): readonly Choice[] =>
  about === 'name' ? CHOICES : CHOICES.filter((choice) => choice !== 'version')

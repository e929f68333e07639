import type { Failure } from '@/shared/api'

/**
 * The field that a refusal is about, by a word that it has: the backend tells it in words alone, of its own language
 * [assumed]. The first that fits counts.
 */
export const fieldByWords =
  <Field extends string>(words: readonly (readonly [word: string, field: Field])[]) =>
  ({ kind, message }: Failure): Field | undefined =>
    kind === 'refused' ? words.find(([word]) => message.includes(word))?.[1] : undefined

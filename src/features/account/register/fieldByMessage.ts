import type { Failure } from '@/shared/api'

/**
 * Finds the field that a rejection is about by a keyword in the message, since the backend only sends text, in its own
 * language [assumed]. The first match wins.
 */
export const fieldByMessage =
  <Field extends string>(keywords: readonly (readonly [word: string, field: Field])[]) =>
  ({ kind, message }: Failure): Field | undefined =>
    kind === 'refused' ? keywords.find(([word]) => message.includes(word))?.[1] : undefined

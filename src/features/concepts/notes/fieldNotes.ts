import { createContext, use } from 'react'
import type * as z from 'zod/mini'
import type { Result } from '@/shared/api'

/** What someone wants corrected in a field, and what became of it. */
export interface FieldNote {
  id: string
  /** `experiments.0.cost` */
  field: string
  text: string
  author: string
  time: string
  reply: string | null
  /** What the field held when the note was made, and when it was handed in again; nothing before that. */
  before?: unknown
  after?: unknown
}

export const isHandedIn = ({ after }: FieldNote) => after !== null && after !== undefined

export const isOpen = ({ reply }: FieldNote) => !reply

/** Whether a note is about a field or something within it. */
export const isAbout = ({ field }: FieldNote, name: string) => field === name || field.startsWith(`${name}.`)

interface NotesContextValue {
  /** Those that wait for it to be handed in again. */
  notes: readonly FieldNote[]
  /** How they are answered; absent for whoever may not. */
  answering: {
    /** Of `{ reply }`. */
    schema: z.ZodMiniObject
    draftKey: (note: FieldNote) => string
    send: (note: FieldNote, reply: string) => Promise<Result<unknown>>
  } | null
}
export type Answering = NonNullable<NotesContextValue['answering']>

/** The notes on the form around. */
export const NotesContext = createContext<NotesContextValue>({ notes: [], answering: null })
export const useNotes = () => use(NotesContext)

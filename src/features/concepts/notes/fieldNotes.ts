import { createContext, use } from 'react'
import type * as z from 'zod/mini'
import type { Result } from '@/shared/api'

export interface FieldNote {
  id: string
  /** Path such as `experiments.0.cost`. */
  field: string
  text: string
  author: string
  time: string
  reply: string | null
  /** Values when the note was made and when the form was submitted again; absent before that. */
  before?: unknown
  after?: unknown
}

export const isSubmitted = ({ after }: FieldNote) => after !== null && after !== undefined

export const isOpen = ({ reply }: FieldNote) => !reply

export const isAbout = ({ field }: FieldNote, name: string) => field === name || field.startsWith(`${name}.`)

interface NotesContextValue {
  /** Notes that await a new submission. */
  notes: readonly FieldNote[]
  /** Null for users who may not reply. */
  answering: {
    schema: z.ZodMiniObject
    draftKey: (note: FieldNote) => string
    send: (note: FieldNote, reply: string) => Promise<Result<unknown>>
  } | null
}
export type Answering = NonNullable<NotesContextValue['answering']>

export const NotesContext = createContext<NotesContextValue>({ notes: [], answering: null })
export const useNotes = () => use(NotesContext)

import { createContext, use } from 'react'
import type { Result } from '@/shared/api'
import type { ReturnNote } from './notes'

interface NotesContextValue {
  conceptId: string
  /** Those that wait for the stage to be handed in again. */
  notes: readonly ReturnNote[]
  /** Answers a note; absent for whoever may not. */
  answer: ((note: ReturnNote, reply: string) => Promise<Result<unknown>>) | null
}

/** The notes with which the stage around was returned. */
export const NotesContext = createContext<NotesContextValue>({ conceptId: '', notes: [], answer: null })
export const useNotes = () => use(NotesContext)

import type { Concept } from '../model/answers'
import type { Stage } from '../model/fieldLabel'

export type ReturnNote = Concept['notes'][number]

/** Notes on a stage. */
export const notesOf = ({ notes }: Pick<Concept, 'notes'>, stage: Stage): ReturnNote[] =>
  notes.filter((note) => note.stage === stage)

/** The stage was handed in again since. */
export const isHandedIn = ({ after }: ReturnNote) => after !== null && after !== undefined

/** Still to be answered, or answered and not handed in yet. */
export const currentNotes = (notes: readonly ReturnNote[]) => notes.filter((note) => !isHandedIn(note))

export const isOpen = ({ reply }: ReturnNote) => !reply

/** Whether a note is about a field or something within it. */
export const isAbout = ({ field }: ReturnNote, name: string) => field === name || field.startsWith(`${name}.`)

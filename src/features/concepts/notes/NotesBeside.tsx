import { NoteCard } from './NoteCard'
import { isAbout } from './notes'
import { useNotes } from './notesContext'

/** The notes on a field, each with its answer or a place for it. */
export function NotesBeside({ field }: { field: string }) {
  const notes = useNotes().notes.filter((note) => isAbout(note, field))
  return notes.map((note) => <NoteCard key={note.id} note={note} />)
}

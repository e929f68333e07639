import { useId } from 'react'
import { pathOf, valueAt } from '@/shared/form/fieldPath'
import { useTranslations } from '@/shared/i18n'
import { Difference } from '@/shared/autosave/Difference'
import type { Values } from '@/shared/autosave/editedValues'
import type { Words } from '@/shared/autosave/editLabels'
import { NoteWords } from './NoteCard'
import { isHandedIn, type FieldNote } from './fieldNotes'
import styles from './notes.module.css'

interface HandedInNotesProps {
  notes: readonly FieldNote[]
  /** As it is now. */
  values: Values | null
  words: Words
}

/** Notes with their answers, and how each field has changed since. */
export function HandedInNotes({ notes, values, words }: HandedInNotesProps) {
  const t = useTranslations('editing')
  const id = useId()
  if (notes.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.noteSection}>
      <h2 id={id}>{t('editing:note.handedIn')}</h2>
      <ul className={styles.noteList}>
        {notes.map((note) => {
          const after = isHandedIn(note) ? note.after : valueAt(values, pathOf(note.field))
          return (
            <li key={note.id} className={styles.note}>
              <h3>{words.labelOf(note.field)}</h3>
              <NoteWords note={note} />
              <p>{t('editing:difference.title')}</p>
              <Difference
                before={words.textOf(note.field, note.before)}
                after={words.textOf(note.field, after)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

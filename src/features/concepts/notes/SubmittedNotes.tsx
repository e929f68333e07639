import { useId } from 'react'
import { pathOf, valueAt } from '@/shared/form/fieldPath'
import { useTranslations } from '@/shared/i18n'
import { Difference } from '@/shared/autosave/Difference'
import type { Values } from '@/shared/autosave/editedValues'
import type { EditLabels } from '@/shared/autosave/editLabels'
import { NoteText } from './NoteCard'
import { isSubmitted, type FieldNote } from './fieldNotes'
import styles from './notes.module.css'

interface SubmittedNotesProps {
  notes: readonly FieldNote[]
  values: Values | null
  labels: EditLabels
}

export function SubmittedNotes({ notes, values, labels }: SubmittedNotesProps) {
  const t = useTranslations('editing')
  const id = useId()
  if (notes.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.noteSection}>
      <h2 id={id}>{t('editing:note.handedIn')}</h2>
      <ul className={styles.noteList}>
        {notes.map((note) => {
          const after = isSubmitted(note) ? note.after : valueAt(values, pathOf(note.field))
          return (
            <li key={note.id} className={styles.note}>
              <h3>{labels.labelOf(note.field)}</h3>
              <NoteText note={note} />
              <p>{t('editing:difference.title')}</p>
              <Difference
                before={labels.textOf(note.field, note.before)}
                after={labels.textOf(note.field, after)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { useId } from 'react'
import { Difference } from '@/shared/editing/Difference'
import type { Values } from '@/shared/editing/values'
import { useText } from '@/shared/texts'
import { fieldLabel, type Stage } from '../model/fieldLabel'
import { valueAt } from '../fields/model/path'
import { useValueText } from '../fields/model/useValueText'
import { NoteWords } from './NoteCard'
import { isHandedIn, type ReturnNote } from './notes'
import styles from './notes.module.css'

interface HandedInNotesProps {
  stage: Stage
  /** As the stage is now. */
  values: Values | null
  notes: readonly ReturnNote[]
}

/** Notes with their answers, and how each field has changed since it was returned. */
export function HandedInNotes({ stage, values, notes }: HandedInNotesProps) {
  const t = useText('conceptsForms', 'concepts')
  const text = useValueText(stage)
  const id = useId()
  if (notes.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.noteSection}>
      <h2 id={id}>{t('conceptsForms:note.handedIn')}</h2>
      <ul className={styles.noteList}>
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <h3>{fieldLabel(t, stage, note.field)}</h3>
            <NoteWords note={note} />
            <p>{t('conceptsForms:difference.title')}</p>
            <Difference
              before={text(note.field, note.before)}
              after={text(note.field, isHandedIn(note) ? note.after : valueAt(values, note.field))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

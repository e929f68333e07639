import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Difference } from '@/shared/editing/Difference'
import type { Values } from '@/shared/editing/values'
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
  const { t } = useTranslation('conceptsForms')
  const { t: concepts } = useTranslation('concepts')
  const text = useValueText(stage)
  const id = useId()
  if (notes.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.noteSection}>
      <h2 id={id}>{t('note.handedIn')}</h2>
      <ul className={styles.noteList}>
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <h3>{fieldLabel(concepts, stage, note.field)}</h3>
            <NoteWords note={note} />
            <p>{t('difference.title')}</p>
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

import { Button } from 'antd'
import { useState } from 'react'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { isAbout, isOpen, useNotes, type FieldNote } from './fieldNotes'
import { ReplyBox } from './ReplyBox'
import styles from './notes.module.css'

/** The notes on a field, each with its answer or a place for it: the `note` of a form. */
export const notesAt = (path: FieldPath) => <NotesAt field={pathKey(path)} />

const NotesAt = ({ field }: { field: string }) =>
  useNotes()
    .notes.filter((note) => isAbout(note, field))
    .map((note) => <NoteCard key={note.id} note={note} />)

/** What is to be corrected in a field, and the answer. */
export function NoteCard({ note }: { note: FieldNote }) {
  const t = useTranslations('editing')
  const { answering } = useNotes()
  const [isChanging, setChanging] = useState(false)
  const isAsked = answering && (isOpen(note) || isChanging)
  return (
    <div
      className={isOpen(note) ? `${styles.note} ${styles.isOpen}` : styles.note}
      role="group"
      aria-label={t('editing:note.title')}
    >
      <NoteWords note={note} />
      {isAsked && <ReplyBox note={note} answering={answering} onDone={() => setChanging(false)} />}
      {answering && !isAsked && (
        <Button size="small" onClick={() => setChanging(true)}>
          {t('editing:note.change')}
        </Button>
      )}
    </div>
  )
}

/** Who wrote what, and what was answered. */
export function NoteWords({ note: { author, time, text, reply } }: { note: FieldNote }) {
  const t = useTranslations('editing')
  return (
    <>
      <p>
        <strong>{t('editing:note.by', { author })}</strong> <TimeText time={time} />
      </p>
      <p className={styles.noteWords}>{text}</p>
      {reply && (
        <p className={styles.noteWords}>
          <strong>{t('editing:note.answer')}</strong> {reply}
        </p>
      )}
    </>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { isAbout, isOpen, useNotes, type FieldNote } from './fieldNotes'
import { ReplyBox } from './ReplyBox'
import styles from './notes.module.css'

/** Notes on a field, each with its reply or a reply box: the `note` of a form. */
export const notesAt = (path: FieldPath) => <NotesAt field={pathKey(path)} />

const NotesAt = ({ field }: { field: string }) =>
  useNotes()
    .notes.filter((note) => isAbout(note, field))
    .map((note) => <NoteCard key={note.id} note={note} />)

export function NoteCard({ note }: { note: FieldNote }) {
  const t = useTranslations('editing')
  const { answering } = useNotes()
  const [isChanging, setChanging] = useState(false)
  const isReplyShown = answering && (isOpen(note) || isChanging)
  return (
    <div
      className={isOpen(note) ? `${styles.note} ${styles.isOpen}` : styles.note}
      role="group"
      aria-label={t('editing:note.title')}
    >
      <NoteText note={note} />
      {isReplyShown && <ReplyBox note={note} answering={answering} onDone={() => setChanging(false)} />}
      {answering && !isReplyShown && (
        <Button size="small" onClick={() => setChanging(true)}>
          {t('editing:note.change')}
        </Button>
      )}
    </div>
  )
}

export function NoteText({ note: { author, time, text, reply } }: { note: FieldNote }) {
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

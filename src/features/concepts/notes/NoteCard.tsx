import { Button } from 'antd'
import { useState } from 'react'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useText } from '@/shared/texts'
import { isOpen, type ReturnNote } from './notes'
import { useNotes } from './notesContext'
import { ReplyBox } from './ReplyBox'
import styles from './notes.module.css'

/** What an auditor wants corrected in a field, and the answer. */
export function NoteCard({ note }: { note: ReturnNote }) {
  const t = useText('conceptsForms')
  const { answer } = useNotes()
  const [isChanging, setChanging] = useState(false)
  const isAsked = answer && (isOpen(note) || isChanging)
  return (
    <div
      className={isOpen(note) ? `${styles.note} ${styles.isOpen}` : styles.note}
      role="group"
      aria-label={t('conceptsForms:note.title')}
    >
      <NoteWords note={note} />
      {isAsked && <ReplyBox note={note} answer={answer} onDone={() => setChanging(false)} />}
      {answer && !isAsked && (
        <Button size="small" onClick={() => setChanging(true)}>
          {t('conceptsForms:note.change')}
        </Button>
      )}
    </div>
  )
}

/** Who wrote what, and what was answered. */
export function NoteWords({ note: { author, time, text, reply } }: { note: ReturnNote }) {
  const t = useText('conceptsForms')
  return (
    <>
      <p>
        <strong>{t('conceptsForms:note.by', { author })}</strong> <TimeText time={time} />
      </p>
      <p className={styles.noteWords}>{text}</p>
      {reply && (
        <p className={styles.noteWords}>
          <strong>{t('conceptsForms:note.answer')}</strong> {reply}
        </p>
      )}
    </>
  )
}

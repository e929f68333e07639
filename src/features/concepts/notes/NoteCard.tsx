import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { isOpen, type ReturnNote } from './notes'
import { useNotes } from './notesContext'
import { ReplyBox } from './ReplyBox'
import styles from './notes.module.css'

/** What an auditor wants corrected in a field, and the answer. */
export function NoteCard({ note }: { note: ReturnNote }) {
  const { t } = useTranslation('conceptsForms')
  const { answer } = useNotes()
  const [isChanging, setChanging] = useState(false)
  const isAsked = answer && (isOpen(note) || isChanging)
  return (
    <div
      className={isOpen(note) ? `${styles.note} ${styles.isOpen}` : styles.note}
      role="group"
      aria-label={t('note.title')}
    >
      <NoteWords note={note} />
      {isAsked && <ReplyBox note={note} answer={answer} onDone={() => setChanging(false)} />}
      {answer && !isAsked && (
        <Button size="small" onClick={() => setChanging(true)}>
          {t('note.change')}
        </Button>
      )}
    </div>
  )
}

/** Who wrote what, and what was answered. */
export function NoteWords({ note: { author, time, text, reply } }: { note: ReturnNote }) {
  const { t } = useTranslation('conceptsForms')
  return (
    <>
      <p>
        <strong>{t('note.by', { author })}</strong> <TimeText time={time} />
      </p>
      <p className={styles.noteWords}>{text}</p>
      {reply && (
        <p className={styles.noteWords}>
          <strong>{t('note.answer')}</strong> {reply}
        </p>
      )}
    </>
  )
}

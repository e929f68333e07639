import { Alert, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldLink } from '@/shared/form/FieldLinks'
import { fieldLabel, type Stage } from '../model/fieldLabel'
import { pathOf } from '../fields/model/path'
import { GROUPS } from '../fields/model/stages'
import { NoteCard } from './NoteCard'
import { isAbout, isOpen } from './notes'
import { useNotes } from './notesContext'
import styles from './notes.module.css'

/** All notes with which a stage was returned, each leading to its field. */
export function NotesList({ stage }: { stage: Stage }) {
  const { t } = useTranslation('conceptsForms')
  const { t: concepts } = useTranslation('concepts')
  const { notes } = useNotes()
  if (notes.length === 0) return null
  const fields: readonly string[] = GROUPS[stage].flatMap(([, names]) => [...names])
  const open = notes.filter(isOpen).length
  return (
    <Alert
      type={open > 0 ? 'warning' : 'info'}
      showIcon
      className="list-note"
      title={t('note.list', { count: notes.length, open })}
      description={
        <ul className={styles.noteList}>
          {notes.map((note) =>
            fields.some((field) => isAbout(note, field)) ? (
              <li key={note.id}>
                <FieldLink path={pathOf(note.field)} label={fieldLabel(concepts, stage, note.field)} />{' '}
                {note.text} <Tag>{t(isOpen(note) ? 'note.open' : 'note.answered')}</Tag>
              </li>
            ) : (
              // A field that this form does not have: its note can only stand here.
              <li key={note.id}>
                {note.field}
                <NoteCard note={note} />
              </li>
            ),
          )}
        </ul>
      }
    />
  )
}

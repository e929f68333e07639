import { Alert, Tag } from 'antd'
import { FieldLink } from '@/shared/form/FieldLinks'
import { pathOf } from '@/shared/form/fieldPath'
import { useTranslations } from '@/shared/i18n'
import type { EditLabels } from '@/shared/autosave/editLabels'
import { NoteCard } from './NoteCard'
import { isOpen, useNotes } from './fieldNotes'
import styles from './notes.module.css'

interface NotesListProps {
  fields: readonly string[]
  labels: Pick<EditLabels, 'labelOf'>
}

export function NotesList({ fields, labels }: NotesListProps) {
  const t = useTranslations('editing')
  const { notes } = useNotes()
  if (notes.length === 0) return null
  const open = notes.filter(isOpen).length
  return (
    <Alert
      type={open > 0 ? 'warning' : 'info'}
      showIcon
      className="list-note"
      title={t('editing:note.list', { count: notes.length, open })}
      description={
        <ul className={styles.noteList}>
          {notes.map((note) =>
            fields.includes(String(pathOf(note.field)[0])) ? (
              <li key={note.id}>
                <FieldLink path={pathOf(note.field)} label={labels.labelOf(note.field)} /> {note.text}{' '}
                <Tag>{t(isOpen(note) ? 'editing:note.open' : 'editing:note.answered')}</Tag>
              </li>
            ) : (
              // A field that this form lacks: its note can only be shown here.
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

import { Form } from 'antd'
import { createContext, useEffect, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { focusField } from './focusField'
import type { SchemaFormState } from './useSchemaForm'

/** Fields of a read-only form that can be chosen to comment on. */
interface FieldChoice {
  chosen: readonly string[]
  choose: (field: string) => void
  /** Accessible name of choosing a field. */
  textOf: (label: string) => string
}

export const FieldChoiceContext = createContext<FieldChoice | null>(null)

interface Note {
  field?: string
}

/**
 * Lets read-only fields next to a form be chosen for a note, a row `{ field, text }` of one of the form's lists. The
 * note takes the focus; a field that already has a note focuses it.
 */
export function useNoteChoice(
  form: Pick<SchemaFormState, 'fields' | 'name' | 'put'>,
  list: string,
): FieldChoice {
  const t = useTranslations('parts')
  const { fields, name, put } = form
  const notes = (Form.useWatch(list, fields) as readonly Note[] | undefined) ?? []
  // A new object each time, since the same field may be chosen again.
  const [focusTarget, setFocusTarget] = useState<{ row: number } | null>(null)
  useEffect(() => {
    if (focusTarget) focusField(name, [list, focusTarget.row, 'text'])
  }, [focusTarget, name, list])

  return {
    chosen: notes.flatMap(({ field }) => field ?? []),
    choose(field) {
      const before = (fields.getFieldValue(list) ?? []) as readonly Note[]
      const at = before.findIndex((note) => note.field === field)
      if (at < 0) put({ [list]: [...before, { field, text: '' }] })
      setFocusTarget({ row: at < 0 ? before.length : at })
    },
    textOf: (label) => t('parts:form.note', { label }),
  }
}

import { Form } from 'antd'
import { createContext, useEffect, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { focusField } from './focusField'
import type { SchemaFormState } from './useSchemaForm'

/** Fields that can be chosen where they are read, so that something is said of them. */
interface Choosing {
  chosen: readonly string[]
  choose: (field: string) => void
  /** What choosing does, to be heard with the field's name. */
  textOf: (label: string) => string
}

export const ChoosingContext = createContext<Choosing | null>(null)

interface Note {
  field?: string
}

/**
 * Lets fields that are read beside a form be chosen for a note: a row of one of its lists, `{ field, text }`. It takes
 * the focus; a field that has one already leads to it.
 */
export function useNoteChoice(
  form: Pick<SchemaFormState, 'fields' | 'name' | 'put'>,
  list: string,
): Choosing {
  const t = useTranslations('parts')
  const { fields, name, put } = form
  const notes = (Form.useWatch(list, fields) as readonly Note[] | undefined) ?? []
  // A new one each time: the same field may be chosen again.
  const [asked, ask] = useState<{ row: number } | null>(null)
  useEffect(() => {
    if (asked) focusField(name, [list, asked.row, 'text'])
  }, [asked, name, list])

  return {
    chosen: notes.flatMap(({ field }) => field ?? []),
    choose(field) {
      const before = (fields.getFieldValue(list) ?? []) as readonly Note[]
      const at = before.findIndex((note) => note.field === field)
      if (at < 0) put({ [list]: [...before, { field, text: '' }] })
      ask({ row: at < 0 ? before.length : at })
    },
    textOf: (label) => t('parts:form.note', { label }),
  }
}

import { useEffect } from 'react'
import type * as z from 'zod/mini'
import type { SchemaFormState } from '@/shared/form/useSchemaForm'
import { ConflictPanel, conflictId } from './ConflictPanel'
import type { ConflictState } from './useConflict'
import type { Saved } from './autosave'
import type { Words } from './words'

interface ConflictProps {
  conflict: ConflictState
  form: SchemaFormState
  schema: z.ZodMiniObject
  words: Words
}

/** Within a form: what someone else has saved meanwhile beside what was typed; what is chosen of both is sent. */
export const Conflict = (props: ConflictProps) =>
  props.conflict.theirs && <Choice {...props} theirs={props.conflict.theirs} />

function Choice({ conflict, form, schema, words, theirs }: ConflictProps & { theirs: Saved }) {
  const { name } = form
  // It may stand far from the button.
  useEffect(() => document.getElementById(conflictId(name))?.focus(), [name])
  return (
    <ConflictPanel
      schema={schema}
      words={words}
      base={conflict.base.values}
      mine={form.fields.getFieldsValue(true) as Saved['values']}
      theirs={theirs}
      onResolve={(chosen) => {
        conflict.standOn(theirs)
        form.put(chosen)
        form.send()
      }}
    />
  )
}

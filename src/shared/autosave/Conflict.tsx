import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { labelOf } from '@/shared/form/formContext'
import type { SchemaFormState } from '@/shared/form/useSchemaForm'
import { ConflictPanel, conflictId } from './ConflictPanel'
import type { ConflictState } from './useConflict'
import type { Saved } from './autosave'
import { plainText, type EditLabels } from './editLabels'

interface ConflictProps {
  conflict: ConflictState
  form: SchemaFormState
  /** Name of the edited entity within a sentence. */
  noun: string
  /** Text of a field whose value is not readable as it is. */
  textOf?: EditLabels['textOf']
}

const defaultTextOf: EditLabels['textOf'] = (_, value) => plainText(value)

/** Shows someone else's saved values next to the user's own within a form; submits the chosen ones. */
export const Conflict = (props: ConflictProps) =>
  props.conflict.theirs && <Choice {...props} theirs={props.conflict.theirs} />

function Choice({ conflict, form, noun, textOf = defaultTextOf, theirs }: ConflictProps & { theirs: Saved }) {
  const { name } = form
  // The panel may be far from the button.
  useEffect(() => document.getElementById(conflictId(name))?.focus(), [name])
  return (
    <ConflictPanel
      schema={form.schema as z.ZodMiniObject}
      labels={{ noun, textOf, labelOf: (field) => labelOf(form.labels, [field]) }}
      base={conflict.base.values}
      mine={form.fields.getFieldsValue(true) as Saved['values']}
      theirs={theirs}
      onResolve={(chosen) => {
        conflict.rebaseOn(theirs)
        form.put(chosen)
        form.send()
      }}
    />
  )
}

import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { labelOf } from '@/shared/form/formContext'
import type { SchemaFormState } from '@/shared/form/useSchemaForm'
import { ConflictPanel, conflictId } from './ConflictPanel'
import type { ConflictState } from './useConflict'
import type { Saved } from './autosave'
import { plainText, type Words } from './editLabels'

interface ConflictProps {
  conflict: ConflictState
  /** Of one object, whose fields are compared. */
  form: SchemaFormState
  /** What is edited, within a sentence. */
  noun: string
  /** What a field holds, where it does not say itself. */
  textOf?: Words['textOf']
}

const asItStands: Words['textOf'] = (_, value) => plainText(value)

/** Within a form: what someone else has saved meanwhile beside what was typed; what is chosen of both is sent. */
export const Conflict = (props: ConflictProps) =>
  props.conflict.theirs && <Choice {...props} theirs={props.conflict.theirs} />

function Choice({ conflict, form, noun, textOf = asItStands, theirs }: ConflictProps & { theirs: Saved }) {
  const { name } = form
  // It may stand far from the button.
  useEffect(() => document.getElementById(conflictId(name))?.focus(), [name])
  return (
    <ConflictPanel
      schema={form.schema as z.ZodMiniObject}
      words={{ noun, textOf, labelOf: (field) => labelOf(form.labels, [field]) }}
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

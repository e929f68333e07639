import { Form } from 'antd'
import { useEffect, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useLocation, useSearchParams } from 'react-router-dom'
import { pathOf } from '@/shared/form/fieldPath'
import { focusField, focusFirst, useFormName } from '@/shared/form/focusField'
import { checkOnce } from '@/shared/form/validation'
import { FormProgress } from '@/shared/form/FormProgress'
import { ruleOf } from '@/shared/form/fieldParsers'
import { revalidateInvalid } from '@/shared/form/revalidate'
import { SchemaFields } from '@/shared/form/SchemaFields'
import { STAGE_OF } from '../model/fieldLabel'
import { notesAt } from '../notes/NoteCard'
import type { Values } from '@/shared/autosave/editedValues'
import { useConceptMessages } from '../model/useConceptMessages'
import { useStage } from './stageContext'
import { SetValuesContext } from './setValuesContext'
import { useStageLabels } from './useStageTexts'
import styles from './stage.module.css'

interface StageFieldsProps {
  start: Values
  onType: (values: Values) => void
  /** Called when the focus leaves the form. */
  onLeave: () => void
  /** Called on Ctrl+S or ⌘S. */
  onSave: () => void
  /** Save status, shown above the fields. */
  tools: ReactNode
  children: ReactNode
}

/** antd's lists need an array, never undefined. */
const initialValuesOf = (values: Values, schema: z.ZodMiniObject): Values =>
  Object.fromEntries(
    Object.keys(schema.shape).map((name) => [
      name,
      values[name] ?? (ruleOf(schema, [name]).row ? [] : undefined),
    ]),
  )

/** Fields of a stage with a completeness meter. Errors are shown at visited fields, or at all fields after a check. */
export function StageFields({ start, onType, onLeave, onSave, tools, children }: StageFieldsProps) {
  const { stage, schema } = useStage()
  const name = useFormName()
  const [form] = Form.useForm<Values>()
  const [isChecked, setChecked] = useState(false)
  const current = () => form.getFieldsValue(true) as Values

  useFieldFromAddress(stage, name, (path) => void form.validateFields([[...path]]).catch(() => undefined))

  const notifyChange = () => onType(current())

  function setValues(values: Values) {
    form.setFieldsValue(values)
    notifyChange()
    revalidateInvalid(form)
  }

  function showAllErrors() {
    setChecked(true)
    form.validateFields().catch(() => undefined)
    focusFirst(name, checkOnce(schema, current()).issues)
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSave()
  }

  return (
    <SchemaFields
      form={form}
      name={name}
      schema={schema}
      labels={useStageLabels(stage)}
      customMessage={useConceptMessages()}
      note={notesAt}
      initialValues={initialValuesOf(start, schema)}
      onType={notifyChange}
      className={styles.stageForm}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to events of its fields */}
      <div className={styles.stageSections} onBlur={handleBlur} onKeyDown={handleKeyDown}>
        <div className={styles.stageTools}>
          {tools}
          <FormProgress isChecked={isChecked} onCheck={showAllErrors} />
        </div>
        <SetValuesContext value={setValues}>{children}</SetValuesContext>
      </div>
    </SchemaFields>
  )
}

/** Focuses the field that the address names on each navigation, and shows its error. */
function useFieldFromAddress(
  stage: string,
  form: string,
  onFound: (path: ReturnType<typeof pathOf>) => void,
) {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const tab = query.get('tab')
  const isForThisStage = tab === null || STAGE_OF[tab as keyof typeof STAGE_OF] === stage
  const field = isForThisStage ? query.get('field') : null
  useEffect(() => {
    if (!field) return
    const path = pathOf(field)
    focusField(form, path)
    onFound(path)
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the user is sent here
  }, [field, key, form])
}

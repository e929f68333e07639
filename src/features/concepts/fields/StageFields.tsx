import { Form } from 'antd'
import { useEffect, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useLocation, useSearchParams } from 'react-router-dom'
import { pathOf } from '@/shared/form/fieldPath'
import { focusField, focusFirst, useFormName } from '@/shared/form/focusField'
import { checkOnce } from '@/shared/form/validation'
import { Meter } from '@/shared/form/Meter'
import { ruleOf } from '@/shared/form/fieldParsers'
import { recheckWrong } from '@/shared/form/recheck'
import { SchemaFields } from '@/shared/form/SchemaFields'
import { STAGE_OF } from '../model/fieldLabel'
import { notesAt } from '../notes/NoteCard'
import type { Values } from '@/shared/autosave/values'
import { useConceptRules } from '../model/useConceptRules'
import { useStage } from './stageContext'
import { PutContext } from './putContext'
import { useStageLabels } from './useStageWords'
import styles from './stage.module.css'

interface StageFieldsProps {
  start: Values
  onType: (values: Values) => void
  /** The form is left for something else on the screen. */
  onLeave: () => void
  /** The user wishes it to be saved. */
  onSave: () => void
  /** Above the fields: whether they are saved, or how they will be. */
  tools: ReactNode
  children: ReactNode
}

/** What rows are kept in is never absent for the component library. */
const startOf = (values: Values, schema: z.ZodMiniObject): Values =>
  Object.fromEntries(
    Object.keys(schema.shape).map((name) => [
      name,
      values[name] ?? (ruleOf(schema, [name]).row ? [] : undefined),
    ]),
  )

/** The fields of a stage with their meter. Faults are shown at fields that were left, or all once asked for. */
export function StageFields({ start, onType, onLeave, onSave, tools, children }: StageFieldsProps) {
  const { stage, schema } = useStage()
  const name = useFormName()
  const [form] = Form.useForm<Values>()
  const [isChecked, setChecked] = useState(false)
  const current = () => form.getFieldsValue(true) as Values

  useAddressedField(stage, name, (path) => void form.validateFields([[...path]]).catch(() => undefined))

  const follow = () => onType(current())

  function put(values: Values) {
    form.setFieldsValue(values)
    follow()
    recheckWrong(form)
  }

  function check() {
    setChecked(true)
    form.validateFields().catch(() => undefined)
    focusFirst(name, checkOnce(schema, current()).issues)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }

  function press(event: KeyboardEvent) {
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
      ownText={useConceptRules()}
      note={notesAt}
      start={startOf(start, schema)}
      onType={follow}
      className={styles.stageForm}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what the fields within tell */}
      <div className={styles.stageSections} onBlur={leave} onKeyDown={press}>
        <div className={styles.stageTools}>
          {tools}
          <Meter isChecked={isChecked} onCheck={check} />
        </div>
        <PutContext value={put}>{children}</PutContext>
      </div>
    </SchemaFields>
  )
}

/** Goes to the field that the address names, whenever it is led to, and says what is wrong with it. */
function useAddressedField(stage: string, form: string, onFound: (path: ReturnType<typeof pathOf>) => void) {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const tab = query.get('tab')
  const isMeant = tab === null || STAGE_OF[tab as keyof typeof STAGE_OF] === stage
  const field = isMeant ? query.get('field') : null
  useEffect(() => {
    if (!field) return
    const path = pathOf(field)
    focusField(form, path)
    onFound(path)
    // oxlint-disable-next-line react/exhaustive-deps -- only when the user is led there
  }, [field, key, form])
}

import { Form } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import type * as z from 'zod'
import type { Result } from '@/shared/api'
import type { FieldPath } from './fieldPath'
import { focusFirst } from './focusField'
import type { Labels, OwnText } from './formContext'
import { checkOnce, type Issue } from './issues'
import { fieldNames, keptOf, ruleOf } from './readers'
import type { Values } from './SchemaFields'
import { useUnsaved } from './unsaved'
import type { Draft } from './useDraft'
import { useSubmit } from './useSubmit'

interface SchemaFormOptions<Body, T> {
  /** What the call takes; the fields have their rules and limits from it. */
  schema: z.ZodType<Body>
  labels: Labels
  /** Texts of the rules that only this area has. */
  ownText?: OwnText
  /** Beside each field: what only this area says of it. */
  note?: (path: FieldPath) => ReactNode
  start?: Values
  /** What is typed is kept in it until it is sent: `useDraft(name)`, `useVisitorDraft(name)`. */
  draft?: Draft
  /** Something that belongs to the form is still on its way to the server. */
  isWaiting?: boolean
  /** Asked before a right form is sent. */
  confirm?: (body: Body) => Promise<boolean>
  /** Null for what was not sent, where the user has been told why. */
  send: (body: Body) => Promise<Result<T> | null>
  onDone: (answer: T, body: Body) => void
}

const NOTHING: Values = {}

/**
 * A form over a schema. What is typed is never lost: it is a draft until it is sent, a refusal keeps it, and leaving
 * asks first. One submit at a time; wrong fields are named, and the first of them takes the focus.
 *
 * ```tsx
 * const form = useSchemaForm({
 *   schema: ContactMessage,
 *   labels: t('patent:field', { returnObjects: true }),
 *   start: { name: user.nickName },
 *   draft: useDraft('contact'),
 *   send: (body) => send({ body }),
 *   onDone: (_, body) => onSent(body),
 * })
 * return (
 *   <SchemaForm form={form} submitText={t('patent:send')}>
 *     <TextField name="name" autoComplete="name" />
 *     <ChoiceField name="topic" options={topics} />
 *     <LongField name="message" />
 *   </SchemaForm>
 * )
 * ```
 */
export function useSchemaForm<Body, T>(options: SchemaFormOptions<Body, T>) {
  const { schema, labels, ownText, note, start = NOTHING, draft, isWaiting = false } = options
  const [fields] = Form.useForm<Values>()
  const name = useId()
  const [isRestored, setRestored] = useState(Boolean(draft?.restored))
  const [isChanged, setChanged] = useState(false)
  /** What was wrong when it was to be sent, as far as it still is. */
  const [wrong, setWrong] = useState<readonly Issue<string>[]>([])
  const { isBusy, failure, submit } = useSubmit()
  useUnsaved(isChanged)

  /** The library's own object, a new one with each change; it also holds the fields that are hidden now. */
  const current = () => fields.getFieldsValue(true) as Values
  const verdict = () => checkOnce<Body, string>(schema, current())

  function follow() {
    setChanged(true)
    draft?.keep(keptOf(schema, current()))
    if (wrong.length > 0) setWrong(verdict().issues)
  }

  function startAfresh() {
    draft?.drop()
    setRestored(false)
    setChanged(false)
    setWrong([])
    const emptied = Object.fromEntries(Object.keys(current()).map((field) => [field, undefined]))
    fields.resetFields()
    fields.setFieldsValue(emptied)
    fields.setFieldsValue(start)
  }

  async function send() {
    const checked = verdict()
    setWrong(checked.issues)
    if (!checked.isRight) focusFirst(name, checked.issues)
    if (!checked.isRight || isWaiting || isBusy) return
    const { body } = checked
    if (options.confirm && !(await options.confirm(body))) return
    await submit(
      () => options.send(body),
      (answer) => {
        setChanged(false)
        draft?.drop()
        options.onDone(answer, body)
      },
    )
  }

  return {
    fields,
    name,
    schema,
    labels,
    ownText,
    note,
    /** What the fields begin with. */
    first: { ...start, ...draft?.restored },
    /** Whether a restored draft has to be said, and whether it lacks what is never kept. */
    restored: isRestored && {
      isPart: fieldNames(schema).some((field) => ruleOf(schema, [field]).isUnkept),
    },
    closeRestored: () => setRestored(false),
    wrong,
    isBusy,
    isWaiting,
    failure,
    follow,
    startAfresh,
    send: () => void send(),
  }
}

export type SchemaFormState = Omit<ReturnType<typeof useSchemaForm<unknown, unknown>>, 'schema'> & {
  schema: z.ZodType
}

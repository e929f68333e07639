import { Form } from 'antd'
import { startTransition, useCallback, useId, useRef, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Failure, Result } from '@/shared/api'
import type { FieldPath } from './fieldPath'
import { focusField, focusFirst } from './focusField'
import type { Labels, OwnText } from './formContext'
import { checkOnce } from './validation'
import { fieldNames, draftable, ruleOf } from './fieldParsers'
import { recheckWrong } from './revalidate'
import type { Values } from './SchemaFields'
import { useUnsaved } from './unsaved'
import type { Draft } from './useDraft'
import { useSubmit } from './useSubmit'

interface SchemaFormOptions<Body, T> {
  /** What the call takes; the fields have their rules and limits from it. */
  schema: z.ZodMiniType<Body>
  labels: Labels
  /** Texts of the rules that only this area has. */
  customMessage?: OwnText
  /** Below each control, read with it: what only this area says of what was typed. */
  remark?: (path: FieldPath) => ReactNode
  /** After each field: what only this area has there. */
  note?: (path: FieldPath) => ReactNode
  start?: Values
  /** What is typed is kept in it until it is sent: `useDraft(name)`, `useVisitorDraft(name)`. */
  draft?: Draft
  /** Which field a refusal is about: it takes the focus. */
  fieldOf?: (failure: Failure) => string | undefined
  /** What else changes with what was typed. */
  followUps?: (changed: Values, values: Values, before: Values) => Values
  /** What else changes when a field is left. */
  settle?: (values: Values) => Values
  /** Told when there begins and ceases to be anything that was not sent. */
  onChanged?: (isChanged: boolean) => void
  /** Asked before a right form is sent. */
  confirm?: (body: Body) => Promise<boolean>
  /** Null for what was not sent, where the user has been told why. */
  send: (body: Body) => Promise<Result<T> | null>
  onDone: (answer: T, body: Body, values: Values) => void | Promise<void>
}

const NOTHING: Values = {}

/** In a draft, beside the fields: how far the steps had come. */
const STEP = '$step'

/**
 * A form over a schema. What is typed is never lost: it is a draft until it is sent, a refusal keeps it, and leaving
 * asks first. One submit at a time; wrong fields are named, and the first of them takes the focus. A key draws its own
 * field anew: what follows from the values watches them (`useValues`), the form around stays.
 *
 * ```tsx
 * const form = useSchemaForm({
 *   schema: ContactMessage,
 *   labels: t('contact:field', { returnObjects: true }),
 *   start: { name: user.nickName },
 *   draft: useDraft('contact'),
 *   send: (body) => send({ body }),
 *   onDone: (_, body) => onSent(body),
 * })
 * return (
 *   <SchemaForm form={form} submitText={t('contact:send')}>
 *     <TextField name="name" autoComplete="name" />
 *     <ChoiceField name="topic" options={topics} />
 *     <LongField name="message" />
 *   </SchemaForm>
 * )
 * ```
 */
export function useSchemaForm<Body, T>(options: SchemaFormOptions<Body, T>) {
  const { schema, labels, customMessage, remark, note, start = NOTHING, draft } = options
  const [fields] = Form.useForm<Values>()
  const name = useId()
  const [isRestored, setRestored] = useState(Boolean(draft?.restored))
  const [isChanged, setChanged] = useState(false)
  /** It was to be sent, and something was wrong: that is told until it is mended. */
  const [isChecked, setChecked] = useState(false)
  /** Fields whose files are on their way to the server. */
  const [sending, setSending] = useState(0)
  const beginSending = useCallback(() => {
    setSending((count) => count + 1)
    return () => setSending((count) => count - 1)
  }, [])
  const { isBusy, failure, submit } = useSubmit()
  const { [STEP]: keptStep, ...restored } = draft?.restored ?? NOTHING
  const [step, setStep] = useState(Number(keptStep) || 0)
  const isDrafted = useRef(Boolean(draft?.restored))
  const first = { ...start, ...restored }
  const before = useRef<Values>(first)
  useUnsaved(isChanged)

  /** The library's own object, a new one with each change; it also holds the fields that are hidden now. */
  const current = () => fields.getFieldsValue(true) as Values

  function mark(changed: boolean) {
    setChanged(changed)
    options.onChanged?.(changed)
  }

  function keep(at: number) {
    isDrafted.current = true
    draft?.keep({ ...draftable(schema, current()), ...(at > 0 ? { [STEP]: at } : {}) })
  }

  /** Shows another step. */
  function goTo(next: number) {
    setStep(next)
    if (isDrafted.current) keep(next)
  }

  /** What was changed is a draft now. */
  function noteChange() {
    before.current = current()
    keep(step)
    // The first change draws the whole form anew, which must not hold up the key.
    if (!isChanged) startTransition(() => mark(true))
  }

  function follow(changed: Values) {
    const patch = options.followUps?.(changed, current(), before.current) ?? NOTHING
    if (Object.keys(patch).length > 0) fields.setFieldsValue(patch)
    noteChange()
  }

  /** As if the user had typed it. */
  function put(values: Values) {
    fields.setFieldsValue(values)
    follow(values)
    recheckWrong(fields)
  }

  function settle() {
    const patch = options.settle?.(current()) ?? NOTHING
    if (Object.keys(patch).length > 0) put(patch)
  }

  function startAfresh() {
    draft?.drop()
    isDrafted.current = false
    setStep(0)
    setRestored(false)
    setChecked(false)
    const emptied = Object.fromEntries(Object.keys(current()).map((field) => [field, undefined]))
    fields.resetFields()
    fields.setFieldsValue(emptied)
    fields.setFieldsValue(start)
    before.current = start
    mark(false)
  }

  async function send() {
    // What is on its way is not missing: the form says that it waits.
    if (sending > 0 || isBusy) return
    const checked = checkOnce<Body, string>(schema, current())
    setChecked(!checked.isRight)
    if (!checked.isRight) focusFirst(name, checked.issues)
    if (!checked.isRight) return
    const { body } = checked
    if (options.confirm && !(await options.confirm(body))) return
    await submit(
      async () => {
        const result = await options.send(body)
        const field = result && !result.ok ? options.fieldOf?.(result) : undefined
        if (field !== undefined) focusField(name, [field])
        return result
      },
      (answer) => {
        mark(false)
        draft?.drop()
        isDrafted.current = false
        return options.onDone(answer, body, current())
      },
    )
  }

  return {
    fields,
    name,
    schema,
    labels,
    customMessage,
    remark,
    note,
    /** What the fields begin with. */
    first,
    /** Whether a restored draft has to be said, and whether it lacks what is never kept. */
    restored: isRestored && {
      isPart: fieldNames(schema).some((field) => ruleOf(schema, [field]).isUnkept),
    },
    closeRestored: () => setRestored(false),
    isChecked,
    isBusy,
    isWaiting: sending > 0,
    beginSending,
    failure,
    step,
    goTo,
    follow,
    put,
    noteChange,
    settle: options.settle && settle,
    startAfresh,
    send: (): void => void send(),
  }
}

export type SchemaFormState = Omit<ReturnType<typeof useSchemaForm<unknown, unknown>>, 'schema'> & {
  schema: z.ZodMiniType
}

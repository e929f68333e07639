import { Form } from 'antd'
import { startTransition, useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Failure, Result } from '@/shared/api'
import type { FieldPath } from './fieldPath'
import { focusField, focusFirst } from './focusField'
import type { Labels, CustomMessage } from './formContext'
import { checkOnce } from './validation'
import { fieldNames, draftable, ruleOf } from './fieldParsers'
import { fitDraft } from './fitDraft'
import { revalidateInvalid } from './revalidate'
import type { Values } from './SchemaFields'
import { useUnsaved } from './unsaved'
import type { Draft } from './useDraft'
import { useSubmit } from './useSubmit'

interface SchemaFormOptions<Body, T> {
  /** Schema of the request body; fields take their rules and limits from it. */
  schema: z.ZodMiniType<Body>
  labels: Labels
  customMessage?: CustomMessage
  /** Below each control and linked to it for screen readers: the feature's remark on the input. */
  remark?: (path: FieldPath) => ReactNode
  note?: (path: FieldPath) => ReactNode
  initialValues?: Values
  /** Stores the input until it is sent: `useDraft(name)`, `useVisitorDraft(name)`. */
  draft?: Draft
  fieldOf?: (failure: Failure) => string | undefined
  followUps?: (changed: Values, values: Values, before: Values) => Values
  settle?: (values: Values) => Values
  /** Called when unsent input appears or disappears. */
  onChanged?: (isChanged: boolean) => void
  confirm?: (body: Body) => Promise<boolean>
  /** Null if nothing was sent and the user has been shown why. */
  send: (body: Body) => Promise<Result<T> | null>
  onDone: (answer: T, body: Body, values: Values) => void | Promise<void>
}

const EMPTY_VALUES: Values = {}

/** Stored in the draft next to the fields: the current step. */
const STEP = '$step'

/**
 * Form with a schema. Input is never lost: it is a draft until it is sent, a rejection keeps it, and leaving asks
 * first. Only one submit runs at a time; invalid fields are named, and the first one gets the focus. A key press
 * re-renders only its own field: derived content subscribes with `useFormValue`, the surrounding form does not
 * re-render.
 *
 * ```tsx
 * const form = useSchemaForm({
 *   schema: ContactMessage,
 *   labels: t('contact:field', { returnObjects: true }),
 *   initialValues: { name: user.nickName },
 *   draft: useDraft('contact'),
 *   send: (body) => send({ body }),
 *   onDone: (_, body) => onSent(body),
 * })
 * return (
 *   <SchemaForm form={form} submitText={t('contact:send')}>
 *     <TextField name="name" autoComplete="name" />
 *     <SelectField name="topic" options={topics} />
 *     <TextAreaField name="message" />
 *   </SchemaForm>
 * )
 * ```
 */
export function useSchemaForm<Body, T>(options: SchemaFormOptions<Body, T>) {
  const { schema, labels, customMessage, remark, note, initialValues = EMPTY_VALUES, draft } = options
  const [fields] = Form.useForm<Values>()
  const name = useId()
  const [isRestored, setRestored] = useState(Boolean(draft?.restored))
  const [isChanged, setChanged] = useState(false)
  /** A submit found errors, which are listed until they are fixed. */
  const [isChecked, setChecked] = useState(false)
  /** Number of fields with uploads in progress. */
  const [sending, setSending] = useState(0)
  const trackSending = useCallback(() => {
    setSending((count) => count + 1)
    return () => setSending((count) => count - 1)
  }, [])
  const { isBusy, failure, submit } = useSubmit()
  const { storedStep, restored, dropped } = useMemo(() => {
    const { [STEP]: storedStep, ...stored } = draft?.restored ?? EMPTY_VALUES
    const { values, dropped } = fitDraft(schema, stored)
    return { storedStep, restored: values, dropped }
  }, [draft?.restored, schema])
  const [step, setStep] = useState(Number(storedStep) || 0)
  const isDrafted = useRef(Boolean(draft?.restored))
  const first = { ...initialValues, ...restored }
  const before = useRef<Values>(first)
  useUnsaved(isChanged)

  /** rc-field-form's own object, new with each change; it includes hidden fields. */
  const current = () => fields.getFieldsValue(true) as Values

  function markChanged(changed: boolean) {
    setChanged(changed)
    options.onChanged?.(changed)
  }

  function keep(at: number) {
    isDrafted.current = true
    draft?.keep({ ...draftable(schema, current()), ...(at > 0 ? { [STEP]: at } : {}) })
  }

  function goTo(next: number) {
    setStep(next)
    if (isDrafted.current) keep(next)
  }

  function noteChange() {
    before.current = current()
    keep(step)
    // The first change re-renders the entire form, which must not delay the key press.
    if (!isChanged) startTransition(() => markChanged(true))
  }

  function follow(changed: Values) {
    const patch = options.followUps?.(changed, current(), before.current) ?? EMPTY_VALUES
    if (Object.keys(patch).length > 0) fields.setFieldsValue(patch)
    noteChange()
  }

  /** Sets values as if the user had typed them. */
  function put(values: Values) {
    fields.setFieldsValue(values)
    follow(values)
    revalidateInvalid(fields)
  }

  function settle() {
    const patch = options.settle?.(current()) ?? EMPTY_VALUES
    if (Object.keys(patch).length > 0) put(patch)
  }

  function replaceAll(values: Values) {
    const emptied = Object.fromEntries(Object.keys(current()).map((field) => [field, undefined]))
    fields.resetFields()
    fields.setFieldsValue(emptied)
    fields.setFieldsValue(values)
    before.current = values
    setRestored(false)
    setChecked(false)
  }

  function restart() {
    draft?.drop()
    isDrafted.current = false
    setStep(0)
    replaceAll(initialValues)
    markChanged(false)
  }

  /** Continues with a draft that another tab has stored. */
  function take({ [STEP]: at, ...values }: Values) {
    setStep(Number(at) || 0)
    replaceAll({ ...initialValues, ...fitDraft(schema, values).values })
    noteChange()
  }

  async function send() {
    // A file in transit is not missing: the form shows that it waits.
    if (sending > 0 || isBusy) return
    const checked = checkOnce<Body, string>(schema, current())
    setChecked(!checked.isValid)
    if (!checked.isValid) focusFirst(name, checked.issues)
    if (!checked.isValid) return
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
        markChanged(false)
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
    first,
    /** Set while the notice of a restored draft is shown; `isPartial` if some fields are never stored. */
    restored: isRestored && {
      time: draft?.time ?? null,
      dropped,
      isPartial: fieldNames(schema).some((field) => ruleOf(schema, [field]).excludeFromDraft),
    },
    closeRestored: () => setRestored(false),
    draft,
    take,
    isChecked,
    isBusy,
    isWaiting: sending > 0,
    trackSending,
    failure,
    step,
    goTo,
    follow,
    put,
    noteChange,
    settle: options.settle && settle,
    restart,
    send: (): void => void send(),
  }
}

export type SchemaFormState = Omit<ReturnType<typeof useSchemaForm<unknown, unknown>>, 'schema'> & {
  schema: z.ZodMiniType
}

import { Button, Form } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type { Result } from '@/shared/api'
import type { Draft } from '@/shared/ui/useDraft'
import { DraftNote } from '@/shared/ui/form/DraftNote'
import { recheckWrong } from '@/shared/ui/form/recheck'
import { useSubmit } from '@/shared/ui/form/useSubmit'
import { SubmitFailure } from '@/shared/ui/SubmitFailure'
import { useUnsaved } from '@/shared/ui/unsaved'
import './form.css'

/** Never part of a draft: what is secret, works once, has to be meant anew, or is a file. */
const UNKEPT = new Set(['password', 'repeat', 'smsCode', 'consent', 'certificate'])

type Values = Record<string, unknown>

interface CheckedFormProps<Body, T> {
  /** Unique on the page: labels find their inputs by it. */
  name: string
  /** What the server takes; fields get their rules from it by `useField`. */
  schema: z.ZodType<Body>
  initialValues: Values
  draft: Draft
  /** Something that belongs to the form is still on its way to the server. */
  isWaiting?: boolean
  submitText: string
  submit: (body: Body) => Promise<Result<T>>
  onSubmitted: (answer: T, body: Body) => void
  /** `Form.Item`s. */
  children: ReactNode
}

/** A form with its draft, one submit at a time, and the reason of a refusal; whatever happens, the input stays. */
export function CheckedForm<Body, T>(props: CheckedFormProps<Body, T>) {
  const { name, schema, initialValues, draft, submitText, submit, onSubmitted, children } = props
  const { isWaiting = false } = props
  const { t } = useTranslation('accountPages')
  const [form] = Form.useForm<Values>()
  const [start] = useState(() => ({ ...initialValues, ...draft.restored }))
  const [isRestored, setRestored] = useState(draft.restored !== null)
  const [isChanged, setChanged] = useState(false)
  const { isBusy, failure, submit: run } = useSubmit()
  useUnsaved(isChanged)

  const current = () => form.getFieldsValue(true) as Values

  function follow() {
    setChanged(true)
    draft.keep(Object.fromEntries(Object.entries(current()).filter(([field]) => !UNKEPT.has(field))))
    recheckWrong(form)
  }

  function startAfresh() {
    draft.drop()
    setRestored(false)
    setChanged(false)
    form.resetFields()
    form.setFieldsValue({
      ...Object.fromEntries(Object.keys(start).map((field) => [field, undefined])),
      ...initialValues,
    })
  }

  function send() {
    const parsed = schema.safeParse(current())
    if (!parsed.success || isWaiting) return
    const done = (answer: T) => {
      setChanged(false)
      draft.drop()
      onSubmitted(answer, parsed.data)
    }
    void run(() => submit(parsed.data), done)
  }

  return (
    <Form
      form={form}
      name={name}
      layout="vertical"
      className="account-form"
      initialValues={start}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={follow}
      onFinish={send}
    >
      {isRestored && (
        <DraftNote
          title={t('draft.restored')}
          action={{ text: t('draft.restart'), onClick: startAfresh }}
          onClose={() => setRestored(false)}
        />
      )}
      {children}
      {failure && <SubmitFailure failure={failure} />}
      <Button type="primary" size="large" htmlType="submit" loading={isBusy} disabled={isWaiting}>
        {submitText}
      </Button>
    </Form>
  )
}

import { Form } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type { Result } from '@/shared/api'
import { DraftNote } from '@/shared/ui/form/DraftNote'
import { useUnsaved } from '@/shared/ui/unsaved'
import { useDraft } from '@/shared/ui/useDraft'
import { StepFrame } from './StepFrame'
import { useStep, type StepProps } from './useStep'

type Values = Record<string, unknown>

interface FormStepProps<S extends z.ZodObject> extends StepProps {
  /** What the call takes. */
  schema: S
  initialValues?: Values
  isGrave?: boolean
  reading?: ReactNode
  /** Makes the call on the concept as it stands. */
  send: (input: z.output<S>) => Promise<Result<unknown>>
  children: ReactNode
}

/** An action that asks for something. What is typed is a draft until the action is done, whatever becomes of the dialog. */
export function FormStep<S extends z.ZodObject>(props: FormStepProps<S>) {
  const { schema, initialValues = {}, isGrave, reading, send, children, ...step } = props
  const { action, concept } = step
  const { t } = useTranslation('conceptWorkspace')
  const name = useId()
  const [form] = Form.useForm<Values>()
  const draft = useDraft(`concept:${concept.id}:${action}`)
  const [start] = useState(() => ({ ...initialValues, ...draft.restored }))
  const [isRestored, setRestored] = useState(draft.restored !== null)
  const [isChanged, setChanged] = useState(false)
  const { isBusy, failure, run } = useStep(step)
  useUnsaved(isChanged)

  const current = () => form.getFieldsValue(true) as Values

  function follow() {
    setChanged(true)
    draft.keep(current())
    // What was marked wrong is checked again at once, the rest on leaving the field.
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
    if (wrong.length > 0) form.validateFields(wrong.map((each) => each.name)).catch(() => undefined)
  }

  function startAfresh() {
    draft.drop()
    setRestored(false)
    setChanged(false)
    form.setFieldsValue({ ...Object.fromEntries(Object.keys(start).map((field) => [field, undefined])), ...initialValues }) // prettier-ignore
  }

  function submit() {
    const parsed = schema.safeParse(current())
    if (!parsed.success) return
    void run(
      () => send(parsed.data),
      () => {
        setChanged(false)
        draft.drop()
      },
    )
  }

  return (
    <StepFrame
      {...step}
      isBusy={isBusy}
      failure={failure}
      isGrave={isGrave ?? false}
      {...(reading === undefined ? {} : { reading })}
      onOk={form.submit}
    >
      <Form
        form={form}
        name={name}
        layout="vertical"
        initialValues={start}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={follow}
        onFinish={submit}
      >
        {isRestored && (
          <DraftNote
            title={t('restored')}
            action={{ text: t('startAfresh'), onClick: startAfresh }}
            onClose={() => setRestored(false)}
          />
        )}
        {children}
      </Form>
    </StepFrame>
  )
}

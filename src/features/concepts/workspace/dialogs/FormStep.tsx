import { Form, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type { Result } from '@/shared/api'
import { useUnsaved } from '@/shared/form/unsaved'
import { useDraft } from '@/shared/form/useDraft'
import { DraftedForm, type Values } from './DraftedForm'
import { StepFrame } from './StepFrame'
import { useStep, type StepProps } from './useStep'

interface FormStepProps<S extends z.ZodObject> extends StepProps {
  /** What the call takes. */
  schema: S
  initialValues?: Values
  /** What the form begins with is still being read. */
  isLoading?: boolean
  isGrave?: boolean
  reading?: ReactNode
  /** Makes the call on the concept as it stands. */
  send: (input: z.output<S>) => Promise<Result<unknown>>
  /** `Form.Item`s. */
  children: ReactNode
}

/** An action that asks for something. What is typed is a draft until it is done, whatever becomes of the dialog. */
export function FormStep<S extends z.ZodObject>(props: FormStepProps<S>) {
  const {
    schema,
    initialValues = {},
    isLoading = false,
    isGrave = false,
    reading,
    send,
    children,
    ...step
  } = props
  const { t } = useTranslation('conceptsWorkspace')
  const [form] = Form.useForm<Values>()
  const draft = useDraft(`concept:${step.concept.id}:${step.action}`)
  const [isChanged, setChanged] = useState(false)
  const { isBusy, failure, run } = useStep(step)
  useUnsaved(isChanged)

  function submit() {
    const parsed = schema.safeParse(form.getFieldsValue(true))
    if (!parsed.success) return
    void run(
      () => send(parsed.data),
      () => draft.drop(),
    )
  }

  return (
    <StepFrame
      {...step}
      isBusy={isBusy}
      failure={failure}
      isGrave={isGrave}
      isWaiting={isLoading}
      {...(reading === undefined ? {} : { reading })}
      onOk={form.submit}
    >
      {isLoading ? (
        <Skeleton active aria-label={t('loading')} />
      ) : (
        <DraftedForm
          form={form}
          draft={draft}
          initialValues={initialValues}
          onChanged={setChanged}
          onFinish={submit}
        >
          {children}
        </DraftedForm>
      )}
    </StepFrame>
  )
}

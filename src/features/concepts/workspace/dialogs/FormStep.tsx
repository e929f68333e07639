import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type { Result } from '@/shared/api'
import type { Labels, OwnText } from '@/shared/form/formContext'
import { SchemaForm } from '@/shared/form/SchemaForm'
import type { Values } from '@/shared/form/SchemaFields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useConceptRules } from '../../useConceptRules'
import { StepFrame } from './StepFrame'
import { useStepEnd, type StepProps } from './useStep'

interface FormStepProps<Input> extends StepProps {
  /** What the call takes. */
  schema: z.ZodType<Input>
  labels: Labels
  /** Where a rule has other words than elsewhere. */
  ownText?: OwnText
  initialValues?: Values
  /** What the form begins with is still being read. */
  isLoading?: boolean
  isGrave?: boolean
  reading?: ReactNode
  /** Makes the call on the concept as it stands. */
  send: (input: Input) => Promise<Result<unknown>>
  /** The fields. */
  children: ReactNode
}

/** An action that asks for something. What is typed is a draft until it is done, whatever becomes of the dialog. */
export function FormStep<Input>(props: FormStepProps<Input>) {
  const { schema, labels, ownText, initialValues, isLoading = false, isGrave = false, reading, send } = props
  const { action, concept, address, onClose, children } = props
  const step = { action, concept, address, onClose }
  const { t } = useTranslation('conceptsWorkspace')
  const { answered, done } = useStepEnd(step)
  const rules = useConceptRules()
  const form = useSchemaForm({
    schema,
    labels,
    ownText: ownText ?? rules,
    ...(initialValues ? { start: initialValues } : {}),
    draft: useDraft(`concept:${concept.id}:${action}`),
    send: (input) => answered(send(input)),
    onDone: done,
  })
  return (
    <StepFrame
      {...step}
      isBusy={form.isBusy}
      failure={form.failure}
      isGrave={isGrave}
      isWaiting={isLoading}
      {...(reading === undefined ? {} : { reading })}
      onOk={form.fields.submit}
    >
      {isLoading ? (
        <Skeleton active aria-label={t('loading')} />
      ) : (
        <SchemaForm form={form}>{children}</SchemaForm>
      )}
    </StepFrame>
  )
}

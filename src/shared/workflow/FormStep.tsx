import { Skeleton } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import * as z from 'zod/mini'
import type { AnyEndpoint, Result } from '@/shared/api'
import { FieldChoiceContext, useNoteChoice } from '@/shared/form/fieldChoice'
import type { Labels, CustomMessage } from '@/shared/form/formContext'
import { SchemaForm } from '@/shared/form/SchemaForm'
import type { Values } from '@/shared/form/SchemaFields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useIdempotentSubmit } from '@/shared/form/useIdempotentSubmit'
import { useTranslations } from '@/shared/i18n'
import type { StepProps, Entity, ActionUi } from './workflowUi'
import { ofOne, type BatchResults } from './batchOfOne'
import { StepFrame } from './StepFrame'
import { useVersionedMutation } from './useVersionedMutation'
import { useStepEnd } from './useStep'

interface FormStart {
  values: Values
  isLoading?: boolean
  /** Above the fields, e.g. why they could not be loaded. */
  note?: ReactNode
}

interface FormTexts {
  labels: Labels
  customMessage?: CustomMessage
}

interface FormOptions<S extends Entity> {
  useFormTexts: () => FormTexts
  useStart?: (subject: S) => FormStart
  /** Shown next to the form. */
  SideContent?: ComponentType<{ subject: S }>
  /** List of the input that takes notes on read-only fields in `SideContent`: choosing a field adds one. */
  notes?: string
  /** Input schema if it depends on the entity; defaults to the one declared by the workflow. */
  inputFor?: (subject: S) => z.ZodMiniType<object>
  /** Request arguments; default to id and version of the entity plus the input. */
  args?: (subject: S, input: object) => object
  /** The endpoint takes several entities; here it is sent a single one. */
  isBatch?: boolean
  /** Sent under an idempotency key (`idemKey`), and again under the same key until its answer is known. */
  isIdempotent?: boolean
}

const NO_INPUT = z.object({})
const EMPTY_START: FormStart = { values: {} }
const useEmptyStart = () => EMPTY_START

/**
 * An action that needs input: a form validated by the schema that the workflow declares. The request adds the entity's
 * id and version.
 */
export const form = <S extends Entity>(
  endpoint: AnyEndpoint,
  Fields: ComponentType,
  {
    useFormTexts,
    useStart = useEmptyStart,
    SideContent,
    notes,
    inputFor,
    args = withVersion,
    isBatch,
    isIdempotent,
  }: FormOptions<S>,
): ActionUi<S> => ({
  Dialog: function FormDialog(props) {
    const { flow, action, subject } = props
    const send = useVersionedMutation(endpoint, flow)
    const idempotentSubmit = useIdempotentSubmit(flow.draftOf(action, subject))
    return (
      <FormStep
        {...props}
        texts={useFormTexts()}
        start={useStart(subject)}
        sideContent={SideContent && <SideContent subject={subject} />}
        notes={notes}
        input={inputFor?.(subject)}
        send={(input) => {
          if (isIdempotent) return idempotentSubmit.send(input, (keyed) => send(args(subject, keyed)))
          const sent = send(args(subject, input))
          return isBatch ? ofOne(sent as Promise<Result<BatchResults>>) : sent
        }}
      >
        <Fields />
      </FormStep>
    )
  },
})

const withVersion = ({ id, version }: Entity, input: object) => ({ body: { id, version, ...input } })

interface FormStepProps<S extends Entity, V> extends StepProps<S, V> {
  texts: FormTexts
  start: FormStart
  sideContent: ReactNode
  notes: string | undefined
  input: z.ZodMiniType<object> | undefined
  send: (input: object) => Promise<Result<unknown>>
  children: ReactNode
}

/** Input is a draft until the action succeeds, even if the dialog is closed. */
function FormStep<S extends Entity, V>(props: FormStepProps<S, V>) {
  const { texts, start, sideContent, notes, input, send, children, ...step } = props
  const { flow, action, subject } = step
  const t = useTranslations('workflow')
  const { answered, done } = useStepEnd(step)
  const form = useSchemaForm({
    ...texts,
    schema: input ?? ((flow.inputOf(action) ?? NO_INPUT) as z.ZodMiniType<object>),
    initialValues: start.values,
    draft: useDraft(flow.draftOf(action, subject)),
    send: (input) => answered(send(input)),
    onDone: (_, input) => done(input),
  })
  const choosing = useNoteChoice(form, notes ?? '')
  return (
    <FieldChoiceContext value={notes === undefined ? null : choosing}>
      <StepFrame
        {...step}
        isBusy={form.isBusy}
        failure={form.failure}
        isWaiting={start.isLoading === true}
        sideContent={sideContent}
        formId={form.name}
      >
        {start.isLoading ? (
          <Skeleton active aria-label={t('workflow:loading')} />
        ) : (
          <SchemaForm form={form}>
            {start.note}
            {children}
          </SchemaForm>
        )}
      </StepFrame>
    </FieldChoiceContext>
  )
}

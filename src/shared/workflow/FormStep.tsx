import { Skeleton } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import * as z from 'zod/mini'
import type { AnyEndpoint, Result } from '@/shared/api'
import { ChoosingContext, useNoteChoice } from '@/shared/form/fieldChoice'
import type { Labels, OwnText } from '@/shared/form/formContext'
import { SchemaForm } from '@/shared/form/SchemaForm'
import type { Values } from '@/shared/form/SchemaFields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { usePurchase } from '@/shared/form/useIdempotentSubmit'
import { useTranslations } from '@/shared/i18n'
import type { StepProps, Subject, ActionUi } from './workflowUi'
import { ofOne, type BatchResults } from './batchOfOne'
import { StepFrame } from './StepFrame'
import { useVersionedMutation } from './useVersionedMutation'
import { useStepEnd } from './useStep'

/** What the form of an action begins with. */
interface Start {
  values: Values
  isLoading?: boolean
  /** Above the fields, for instance why it could not be read. */
  note?: ReactNode
}

/** What the fields are called, and the rules that only their area has. */
interface Words {
  labels: Labels
  customMessage?: OwnText
}

interface FormOptions<S extends Subject> {
  useWords: () => Words
  useStart?: (subject: S) => Start
  /** Read while the dialog is filled in. */
  Beside?: ComponentType<{ subject: S }>
  /** The list of the input that takes notes on fields which are read beside: choosing a field begins one. */
  notes?: string
  /** What the dialog asks for where that depends on the thing; else what the workflow declares. */
  inputFor?: (subject: S) => z.ZodMiniType<object>
  /** What the call takes, where that is not the thing as it was read with the input beside. */
  args?: (subject: S, input: object) => object
  /** The call does it to several, here to one of them. */
  isBatch?: boolean
  /** Must not happen twice: sent under a key (`idemKey`), and again under the same one until its answer is known. */
  isOnce?: boolean
}

const NO_INPUT = z.object({})
const NOTHING: Start = { values: {} }
const useNothing = () => NOTHING

/**
 * An action that asks for something: fields of a form, judged by the input that the workflow declares. The call takes it
 * beside the thing as it was read.
 */
export const form = <S extends Subject>(
  endpoint: AnyEndpoint,
  Fields: ComponentType,
  {
    useWords,
    useStart = useNothing,
    Beside,
    notes,
    inputFor,
    args = asRead,
    isBatch,
    isOnce,
  }: FormOptions<S>,
): ActionUi<S> => ({
  Dialog: function FormDialog(props) {
    const { flow, action, subject } = props
    const send = useVersionedMutation(endpoint, flow)
    const once = usePurchase(flow.draftOf(action, subject))
    return (
      <FormStep
        {...props}
        words={useWords()}
        start={useStart(subject)}
        reading={Beside && <Beside subject={subject} />}
        notes={notes}
        input={inputFor?.(subject)}
        send={(input) => {
          if (isOnce) return once.send(input, (keyed) => send(args(subject, keyed)))
          const sent = send(args(subject, input))
          return isBatch ? ofOne(sent as Promise<Result<BatchResults>>) : sent
        }}
      >
        <Fields />
      </FormStep>
    )
  },
})

const asRead = ({ id, version }: Subject, input: object) => ({ body: { id, version, ...input } })

interface FormStepProps<S extends Subject, V> extends StepProps<S, V> {
  words: Words
  start: Start
  reading: ReactNode
  notes: string | undefined
  input: z.ZodMiniType<object> | undefined
  send: (input: object) => Promise<Result<unknown>>
  children: ReactNode
}

/** What is typed is a draft until it is done, whatever becomes of the dialog. */
function FormStep<S extends Subject, V>(props: FormStepProps<S, V>) {
  const { words, start, reading, notes, input, send, children, ...step } = props
  const { flow, action, subject } = step
  const t = useTranslations('workflow')
  const { answered, done } = useStepEnd(step)
  const form = useSchemaForm({
    ...words,
    schema: input ?? ((flow.inputOf(action) ?? NO_INPUT) as z.ZodMiniType<object>),
    start: start.values,
    draft: useDraft(flow.draftOf(action, subject)),
    send: (input) => answered(send(input)),
    onDone: (_, input) => done(input),
  })
  const choosing = useNoteChoice(form, notes ?? '')
  return (
    <ChoosingContext value={notes === undefined ? null : choosing}>
      <StepFrame
        {...step}
        isBusy={form.isBusy}
        failure={form.failure}
        isWaiting={start.isLoading === true}
        reading={reading}
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
    </ChoosingContext>
  )
}

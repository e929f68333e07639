import { Skeleton } from 'antd'
import { useId, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyEndpoint, Args, Result } from '@/shared/api'
import { useUnsaved } from '@/shared/form/unsaved'
import { useDraft } from '@/shared/form/useDraft'
import type { StepProps, Subject, Way } from './actions'
import { DraftedForm, type Values } from './DraftedForm'
import { StepFrame } from './StepFrame'
import { useChange } from './useChange'
import { useStep } from './useStep'

/** What the form of an action begins with. */
interface Start {
  values: Values
  isLoading?: boolean
  /** Above the fields, for instance why it could not be read. */
  note?: ReactNode
}

interface FormOptions<S extends Subject> {
  useStart?: (subject: S) => Start
  /** Read while the dialog is filled in. */
  Beside?: ComponentType<{ subject: S }>
}

const NOTHING: Start = { values: {} }
const useNothing = () => NOTHING

/**
 * An action that asks for something: fields of a form, judged by the input that the workflow declares. The call takes it
 * beside the thing as it was read.
 */
export const form = <S extends Subject>(
  endpoint: AnyEndpoint,
  Fields: ComponentType,
  { useStart = useNothing, Beside }: FormOptions<S> = {},
): Way<S> => ({
  Dialog: function FormDialog(props) {
    const { flow, subject } = props
    const { id, version } = subject
    const send = useChange(endpoint, flow)
    return (
      <FormStep
        {...props}
        start={useStart(subject)}
        reading={Beside && <Beside subject={subject} />}
        send={(input) => send({ body: { id, version, ...input } } as unknown as Args<AnyEndpoint>)}
      >
        <Fields />
      </FormStep>
    )
  },
})

interface FormStepProps<S extends Subject, V> extends StepProps<S, V> {
  start: Start
  reading: ReactNode
  send: (input: object) => Promise<Result<unknown>>
  children: ReactNode
}

/** What is typed is a draft until it is done, whatever becomes of the dialog. */
function FormStep<S extends Subject, V>({ start, reading, send, children, ...step }: FormStepProps<S, V>) {
  const { flow, action, subject } = step
  const { t } = useTranslation('workflow')
  const id = useId()
  const draft = useDraft(flow.draftOf(action, subject))
  const [isChanged, setChanged] = useState(false)
  const { isBusy, failure, run } = useStep(step)
  useUnsaved(isChanged)

  function submit(values: Values) {
    const parsed = flow.inputOf(action)?.safeParse(values)
    if (!parsed?.success) return
    void run(
      () => send(parsed.data as object),
      () => draft.drop(),
    )
  }

  return (
    <StepFrame
      {...step}
      isBusy={isBusy}
      failure={failure}
      isWaiting={start.isLoading === true}
      reading={reading}
      formId={id}
    >
      {start.isLoading ? (
        <Skeleton active aria-label={t('loading')} />
      ) : (
        <DraftedForm
          id={id}
          draft={draft}
          initialValues={start.values}
          onChanged={setChanged}
          onFinish={submit}
        >
          {start.note}
          {children}
        </DraftedForm>
      )}
    </StepFrame>
  )
}

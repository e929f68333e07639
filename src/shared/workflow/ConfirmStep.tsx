import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { useApiMutation, type AnyEndpoint, type Args, type Result } from '@/shared/api'
import type { Endpoint } from '@/shared/api/endpoint'
import { useHasDraft } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import type { StepProps, Entity, ActionUi } from './workflowUi'
import { StepFrame } from './StepFrame'
import { useVersionedMutation } from './useVersionedMutation'
import { useStep } from './useStep'

type PlainEndpoint = Endpoint<string, undefined, { id: string; version: number }>

interface SubmittedPart<S> {
  part: string
  /** Key of the draft with its unsaved input. */
  draftOf: (subject: S) => string
}

interface ConfirmOptions<S> {
  submittedPart?: SubmittedPart<S>
}

/** An action that only needs a confirmation. */
export function confirm<S extends Entity>(endpoint: PlainEndpoint, options?: ConfirmOptions<S>): ActionUi<S>
export function confirm<S extends Entity, E extends AnyEndpoint>(
  endpoint: E,
  options: ConfirmOptions<S> & { args: (subject: S) => Args<E> },
): ActionUi<S>
export function confirm<S extends Entity>(
  endpoint: AnyEndpoint,
  { submittedPart, args }: ConfirmOptions<S> & { args?: (subject: S) => unknown } = {},
): ActionUi<S> {
  return {
    Dialog: function ConfirmDialog(props) {
      const { id, version } = props.subject
      const send = useVersionedMutation(endpoint, props.flow)
      const request = args?.(props.subject) ?? { body: { id, version } }
      return <ConfirmStep {...props} submittedPart={submittedPart} send={() => send(request)} />
    },
  }
}

type Api = Readonly<Record<string, AnyEndpoint>>

/** An action that removes the entity: invalidates the given queries, but not those of the entity itself. */
export const removal = <S extends Entity, E extends AnyEndpoint>(
  endpoint: E,
  { args, invalidates }: { args: (subject: S) => Args<E>; invalidates: readonly Api[] },
): ActionUi<S> => ({
  Dialog: function RemovalDialog(props) {
    const { flow, subject, onGone } = props
    const queries = useQueryClient()
    const remove = useApiMutation(endpoint, { invalidates })
    function handleRemoved() {
      // Refetched if the user comes back to it.
      void queries.invalidateQueries({ queryKey: flow.read(subject.id).queryKey, refetchType: 'none' })
      onGone?.()
    }
    return <ConfirmStep {...props} send={() => remove(args(subject))} onDone={handleRemoved} />
  },
})

interface ConfirmStepProps<S extends Entity, V> extends StepProps<S, V> {
  submittedPart?: SubmittedPart<S> | undefined
  send: () => Promise<Result<unknown>>
  onDone?: () => void
}

function ConfirmStep<S extends Entity, V>({ submittedPart, send, onDone, ...step }: ConfirmStepProps<S, V>) {
  const { isBusy, failure: refusal, run } = useStep(step)
  const { flow, subject, onClose } = step
  const isUnsaved = useHasDraft(submittedPart?.draftOf(subject) ?? '')
  return (
    <StepFrame
      {...step}
      isBusy={isBusy}
      failure={refusal}
      isSaving={isUnsaved && !isBusy}
      onOk={() => void run(send, onDone)}
    >
      {submittedPart && isUnsaved && (
        <UnsavedWarning to={flow.addressOf(submittedPart.part)} onFollow={onClose} />
      )}
    </StepFrame>
  )
}

/** Warns that the latest input would not be submitted. */
function UnsavedWarning({ to, onFollow }: { to: string; onFollow: () => void }) {
  const t = useTranslations('workflow')
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={
        <>
          {t('workflow:unsaved.text')}{' '}
          <Link to={to} onClick={onFollow}>
            {t('workflow:unsaved.look')}
          </Link>
        </>
      }
    />
  )
}

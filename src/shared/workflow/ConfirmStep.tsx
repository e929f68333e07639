import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { useApiMutation, type AnyEndpoint, type Args, type Result } from '@/shared/api'
import type { Endpoint } from '@/shared/api/endpoint'
import { useHasDraft } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import type { StepProps, Subject, ActionUi } from './workflowUi'
import { StepFrame } from './StepFrame'
import { useVersionedMutation } from './useVersionedMutation'
import { useStep } from './useStep'

/** A call that takes the thing as it was read and nothing else. */
type PlainEndpoint = Endpoint<string, undefined, { id: string; version: number }>

interface HandedIn<S> {
  /** The part of the screen whose content is handed in. */
  part: string
  /** Where what is typed there and not saved yet is kept. */
  draftOf: (subject: S) => string
}

interface ConfirmOptions<S> {
  handsIn?: HandedIn<S>
}

/** An action that asks for nothing but to be meant. */
export function confirm<S extends Subject>(endpoint: PlainEndpoint, options?: ConfirmOptions<S>): ActionUi<S>
export function confirm<S extends Subject, E extends AnyEndpoint>(
  endpoint: E,
  options: ConfirmOptions<S> & { args: (subject: S) => Args<E> },
): ActionUi<S>
export function confirm<S extends Subject>(
  endpoint: AnyEndpoint,
  { handsIn, args }: ConfirmOptions<S> & { args?: (subject: S) => unknown } = {},
): ActionUi<S> {
  return {
    Dialog: function ConfirmDialog(props) {
      const { id, version } = props.subject
      const send = useVersionedMutation(endpoint, props.flow)
      const asked = args?.(props.subject) ?? { body: { id, version } }
      return <ConfirmStep {...props} handsIn={handsIn} send={() => send(asked)} />
    },
  }
}

type Api = Readonly<Record<string, AnyEndpoint>>

/** An action after which the thing is gone: the reads that are named are made anew, but none of the thing itself. */
export const removal = <S extends Subject, E extends AnyEndpoint>(
  endpoint: E,
  { args, invalidates: refreshes }: { args: (subject: S) => Args<E>; invalidates: readonly Api[] },
): ActionUi<S> => ({
  Dialog: function RemovalDialog(props) {
    const { flow, subject, onGone } = props
    const queries = useQueryClient()
    const remove = useApiMutation(endpoint, { invalidates: refreshes })
    function leave() {
      // Read anew by whoever comes back to it.
      void queries.invalidateQueries({ queryKey: flow.read(subject.id).queryKey, refetchType: 'none' })
      onGone?.()
    }
    return <ConfirmStep {...props} send={() => remove(args(subject))} onDone={leave} />
  },
})

interface ConfirmStepProps<S extends Subject, V> extends StepProps<S, V> {
  handsIn?: HandedIn<S> | undefined
  send: () => Promise<Result<unknown>>
  onDone?: () => void
}

function ConfirmStep<S extends Subject, V>({ handsIn, send, onDone, ...step }: ConfirmStepProps<S, V>) {
  const { isBusy, failure: refusal, run } = useStep(step)
  const { flow, subject, onClose } = step
  const isUnsaved = useHasDraft(handsIn?.draftOf(subject) ?? '')
  return (
    <StepFrame
      {...step}
      isBusy={isBusy}
      failure={refusal}
      isSaving={isUnsaved && !isBusy}
      onOk={() => void run(send, onDone)}
    >
      {handsIn && isUnsaved && <Unsaved to={flow.addressOf(handsIn.part)} onFollow={onClose} />}
    </StepFrame>
  )
}

/** What was typed last would not be handed in. */
function Unsaved({ to, onFollow }: { to: string; onFollow: () => void }) {
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

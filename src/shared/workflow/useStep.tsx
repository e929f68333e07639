import { useQueryClient } from '@tanstack/react-query'
import { mayHaveSucceeded, type Result } from '@/shared/api'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import type { StepProps, Entity } from './workflowUi'
import { useWorkflowTexts } from './useWorkflowTexts'

/**
 * Handles the result of an action: on success it shows the new state and closes; without an answer it refetches the
 * entity.
 */
export function useStepEnd<S extends Entity, V>({ flow, action, subject, onClose }: StepProps<S, V>) {
  const t = useTranslations('workflow')
  const texts = useWorkflowTexts(flow)
  const queries = useQueryClient()

  async function answered<R extends Result<unknown> | null>(sent: Promise<R>): Promise<R> {
    const result = await sent
    // It may have succeeded: then the entity has moved on, and the dialog shows it.
    if (result && !result.ok && mayHaveSucceeded(result)) {
      await queries.invalidateQueries({ queryKey: flow.read(subject.id).queryKey })
    }
    return result
  }

  function done(input: object = {}) {
    const text = t('workflow:done', { action: texts.action(action), name: flow.nameOf(subject) })
    const state = flow.stateAfter(action, subject, input)
    message.success({
      content: (
        <>
          {text} {state !== subject.state && <flow.State value={state} />}
        </>
      ),
    })
    onClose()
  }

  return { answered, done }
}

/** Runs an action, one at a time: closes with a message on success, else shows the reason and stays. */
export function useStep<S extends Entity, V>(step: StepProps<S, V>) {
  const { answered, done } = useStepEnd(step)
  const { isBusy, failure, submit } = useSubmit()

  const run = (send: () => Promise<Result<unknown> | null>, onDone?: () => void) =>
    submit(
      () => answered(send()),
      () => {
        done()
        onDone?.()
      },
    )

  return { isBusy, failure, run }
}

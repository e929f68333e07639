import { useQueryClient } from '@tanstack/react-query'
import { mayHaveSucceeded, type Result } from '@/shared/api'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import type { StepProps, Subject } from './workflowUi'
import { useTexts } from './useWorkflowTexts'

/** What becomes of an action: when it was done says how the thing stands now and closes; without an answer the thing is read anew. */
export function useStepEnd<S extends Subject, V>({ flow, action, subject, onClose }: StepProps<S, V>) {
  const t = useTranslations('workflow')
  const texts = useTexts(flow)
  const queries = useQueryClient()

  async function answered<R extends Result<unknown> | null>(sent: Promise<R>): Promise<R> {
    const result = await sent
    // It may have been done all the same: then the thing has moved on, and the dialog shows it.
    if (result && !result.ok && mayHaveSucceeded(result)) {
      await queries.invalidateQueries({ queryKey: flow.read(subject.id).queryKey })
    }
    return result
  }

  function done(said: object = {}) {
    const text = t('workflow:done', { action: texts.action(action), name: flow.nameOf(subject) })
    const state = flow.stateAfter(action, subject, said)
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

/** Does an action, once at a time; when it was done says so and closes, else gives the reason and stays. */
export function useStep<S extends Subject, V>(step: StepProps<S, V>) {
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

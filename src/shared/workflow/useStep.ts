import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { isUncertain, type Result } from '@/shared/api'
import { useSubmit } from '@/shared/form/useSubmit'
import type { StepProps, Subject } from './actions'
import { useTexts } from './useTexts'

/** Does an action, once at a time; when it was done says so and closes, else gives the reason and stays. */
export function useStep<S extends Subject, V>({ flow, action, subject, onClose }: StepProps<S, V>) {
  const { t } = useTranslation('workflow')
  const texts = useTexts(flow)
  const { message } = App.useApp()
  const queries = useQueryClient()
  const { isBusy, failure, submit } = useSubmit()

  const run = (send: () => Promise<Result<unknown> | null>, onDone?: () => void) =>
    submit(
      async () => {
        const result = await send()
        // It may have been done all the same: then the thing has moved on, and the dialog shows it.
        if (result && !result.ok && isUncertain(result)) {
          await queries.invalidateQueries({ queryKey: flow.read(subject.id).queryKey })
        }
        return result
      },
      () => {
        void message.success(t('done', { action: texts.action(action), name: flow.nameOf(subject) }))
        onClose()
        onDone?.()
      },
    )

  return { isBusy, failure, run }
}

import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { isUncertain, keyOf, type Result } from '@/shared/api'
import { useSubmit } from '@/shared/form/useSubmit'
import type { Concept } from '../../answers'
import { conceptApi } from '../../api'
import type { DialogAction } from '../steps'

/** What each dialog is given. */
export interface StepProps {
  action: DialogAction
  concept: Concept
  /** Address of the concept's workspace; empty where that is what is open. */
  address: string
  onClose: () => void
}

/** Does an action, once at a time; when it was done says so and closes, else gives the reason and stays. */
export function useStep({ action, concept, onClose }: StepProps) {
  const { t } = useTranslation('conceptsWorkspace')
  const { t: concepts } = useTranslation('concepts')
  const { message } = App.useApp()
  const queries = useQueryClient()
  const { isBusy, failure, submit } = useSubmit()

  const run = (send: () => Promise<Result<unknown> | null>, onDone?: () => void) =>
    submit(
      async () => {
        const result = await send()
        // It may have been done all the same: then the concept has moved on, and the dialog shows it.
        if (result && !result.ok && isUncertain(result)) {
          await queries.invalidateQueries({ queryKey: [keyOf(conceptApi.detail)] })
        }
        return result
      },
      () => {
        void message.success(t('done', { action: concepts(`action.${action}`), name: concept.name }))
        onClose()
        onDone?.()
      },
    )

  return { isBusy, failure, run }
}

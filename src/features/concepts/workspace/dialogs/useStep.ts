import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/shared/api'
import { useSubmit } from '@/shared/ui/form/useSubmit'
import type { Concept } from '../../answers'
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
  const { t } = useTranslation('conceptWorkspace')
  const { t: concepts } = useTranslation('concepts')
  const { message } = App.useApp()
  const { isBusy, failure, submit } = useSubmit()
  const run = (send: () => Promise<Result<unknown> | null>, onDone?: () => void) =>
    submit(send, () => {
      void message.success(t('done', { action: concepts(`action.${action}`), name: concept.name }))
      onClose()
      onDone?.()
    })
  return { isBusy, failure, run }
}

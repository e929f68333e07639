import { useTranslations } from '@/shared/i18n'
import { conceptWorkflow } from '../domain/workflow'

/** What was done, in words; what only the server knows is shown as it comes. */
export function useEventTitle() {
  const t = useTranslations('conceptsDetail', 'concepts')
  return ({ action }: { action: string }) => {
    if (action === 'create') return t('conceptsDetail:timeline.create')
    return conceptWorkflow.isAction(action) ? t(`concepts:action.${action}`) : action
  }
}

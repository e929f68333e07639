import { useTranslations } from '@/shared/i18n'
import { conceptWorkflow } from '../domain/conceptWorkflow'

/** Translated title of an event; actions unknown to this version are shown as received. */
export function useEventTitle() {
  const t = useTranslations('conceptsDetail', 'concepts')
  return ({ action }: { action: string }) => {
    if (action === 'create') return t('conceptsDetail:timeline.create')
    return conceptWorkflow.isAction(action) ? t(`concepts:action.${action}`) : action
  }
}

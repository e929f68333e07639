import { useTranslations } from '@/shared/i18n'
import type { WorkflowUi, Entity, WorkflowTexts } from './workflowUi'

export function useWorkflowTexts<S extends Entity, V>({
  namespaces,
  textsOf,
}: Pick<WorkflowUi<S, V>, 'namespaces' | 'textsOf'>): WorkflowTexts {
  return textsOf(useTranslations(...namespaces))
}

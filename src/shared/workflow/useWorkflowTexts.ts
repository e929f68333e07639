import { useTranslations } from '@/shared/i18n'
import type { WorkflowUi, Subject, Texts } from './workflowUi'

/** The words of an area about its actions, in the user's language. */
export function useTexts<S extends Subject, V>({
  namespaces,
  textsOf,
}: Pick<WorkflowUi<S, V>, 'namespaces' | 'textsOf'>): Texts {
  return textsOf(useTranslations(...namespaces))
}

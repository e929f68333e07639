import { useTranslation } from 'react-i18next'
import type { Flow, Subject, Texts } from './actions'

/** The words of an area about its actions, in the user's language. */
export function useTexts<S extends Subject, V>({
  namespace,
  textsOf,
}: Pick<Flow<S, V>, 'namespace' | 'textsOf'>): Texts {
  const { t } = useTranslation(namespace as 'workflow') // each area has its own
  return textsOf(t)
}

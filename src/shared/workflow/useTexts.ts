import { useText } from '@/shared/texts'
import type { Flow, Subject, Texts } from './actions'

/** The words of an area about its actions, in the user's language. */
export function useTexts<S extends Subject, V>({
  namespaces,
  textsOf,
}: Pick<Flow<S, V>, 'namespaces' | 'textsOf'>): Texts {
  return textsOf(useText(...namespaces))
}

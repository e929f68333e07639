import type { ConceptRow } from '../../model/answers'
import { NOT_PENDING } from '../../domain/conceptStates'

/** Returns why nobody may change a concept now; null where its owner may. */
export function readOnlyReasonOf({
  seal,
  state,
}: Pick<ConceptRow, 'seal' | 'state'>): 'sealed' | 'pending' | null {
  if (seal === 'sealed') return 'sealed'
  return NOT_PENDING.includes(state) ? null : 'pending'
}

import type { ConceptRow } from '../../model/answers'
import { SETTLED } from '../../domain/states'

/** Why nobody may change a concept now; null where its owner may. */
export function readOnlyBy({ seal, state }: Pick<ConceptRow, 'seal' | 'state'>): 'sealed' | 'pending' | null {
  if (seal === 'sealed') return 'sealed'
  return SETTLED.includes(state) ? null : 'pending'
}

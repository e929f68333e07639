import { useLabels } from '@/shared/dictionary/useLabels'
import type { State } from '../../domain/conceptStates'

export function useStateOptions(states: readonly State[]) {
  const { labelOf } = useLabels('poc_status')
  return states.map((value) => ({ value, label: labelOf(value) }))
}

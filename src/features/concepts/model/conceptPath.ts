import { LIST_STATES, type State } from '../domain/conceptStates'

const APPLY_STATES: readonly State[] = LIST_STATES.apply

/** Path of a concept in the list that shows its state. */
export const conceptPath = ({ id, state }: { id: string; state: State }) =>
  `/${APPLY_STATES.includes(state) ? 'apply' : 'incubate'}/${encodeURIComponent(id)}`

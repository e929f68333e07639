import { HALLS, type State } from '../domain/states'

const IN_APPLY: readonly State[] = HALLS.apply

/** A concept in the hall where it stands. */
export const hallAddress = ({ id, state }: { id: string; state: State }) =>
  `/${IN_APPLY.includes(state) ? 'apply' : 'incubate'}/${encodeURIComponent(id)}`

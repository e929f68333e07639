import type { Failure } from '@/shared/api/result'

/**
 * Code of a failure because someone else has changed the entity since it was read [assumed]. The text names the current
 * state; a refetch returns it.
 */
export const VERSION_CONFLICT = 409

export const isConflict = ({ kind, code }: Failure) => kind === 'refused' && code === VERSION_CONFLICT

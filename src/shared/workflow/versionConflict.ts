import type { Failure } from '@/shared/api/result'

/**
 * The code of a refusal because someone else has changed the thing since it was read [assumed]. The text says where it
 * stands now; reading it again gives the newer state.
 */
export const VERSION_CONFLICT = 409

/** Someone else has changed it since it was read. */
export const isConflict = ({ kind, code }: Failure) => kind === 'refused' && code === VERSION_CONFLICT

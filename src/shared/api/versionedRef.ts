import * as z from 'zod/mini'

/** A thing as the caller has read it: where it has changed since, what he asks for is refused. */
export const VersionedRef = z.object({ id: z.string(), version: z.number() })

import * as z from 'zod/mini'

/** An entity in the version that the caller has read; the server rejects the request if it has changed since. */
export const VersionedRef = z.object({ id: z.string(), version: z.number() })

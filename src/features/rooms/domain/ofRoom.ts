import * as z from 'zod/mini'

/** Says of which room a call is. */
export const OfRoom = z.object({ roomId: z.string() })

import * as z from 'zod/mini'

export const RoomQuery = z.object({ roomId: z.string() })

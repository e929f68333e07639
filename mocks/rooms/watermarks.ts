import { inEachScope } from '@/features/rooms/domain/scope'
import type { Watermark } from '@/features/rooms/domain/watermark'
import { collection } from '../platform/collection'

/** What was set of the mark in each section's rooms; the id is the room's. A room without has the default mark. */
export const watermarks = inEachScope(() => collection<Watermark & { id: string }>())

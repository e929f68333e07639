import type { Watermark } from '@/features/rooms/domain/watermark'
import { perScope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import type { Versioned } from '../platform/versioned'

/** What was set of the mark in each section's rooms; the id is the room's. A room without has the default mark. */
export const watermarks = perScope(() => collection<Watermark & Partial<Versioned> & { id: string }>())

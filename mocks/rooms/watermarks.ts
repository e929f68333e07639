import type { Watermark } from '@/features/rooms/domain/watermark'
import { perScope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import type { Versioned } from '../platform/versioned'

export const watermarks = perScope(() => collection<Watermark & Partial<Versioned> & { id: string }>())

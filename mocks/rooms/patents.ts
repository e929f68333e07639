import { inEachScope } from '@/features/rooms/domain/scope'
import type { PatentBody } from '@/features/rooms/patents/api'
import { collection } from '../platform/collection'

/** The patents of each section's rooms. */
export const patents = inEachScope(() =>
  collection<PatentBody & { id: string; roomId: string }>('专利不存在'),
)

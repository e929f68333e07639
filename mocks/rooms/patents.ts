import { inEachScope } from '@/features/rooms/domain/scope'
import type { PatentBody } from '@/features/rooms/patents/api'
import { collection } from '../platform/collection'
import { REFUSALS } from './refusals'

/** The patents of each section's rooms. */
export const patents = inEachScope(() =>
  collection<PatentBody & { id: string; roomId: string }>(REFUSALS.noPatent),
)

import * as z from 'zod'
import { isDay } from '@/shared/lib/dates'
import { useAddressState } from '@/shared/list/useAddressState'

const day = z.string().refine(isDay).optional()
const ScopeAddress = z.object({
  submittedFrom: day,
  submittedTo: day,
  organisation: z.string().optional(),
  area: z.string().optional(),
  ownerId: z.string().optional(),
})

/** What the address narrows the statistics by, and a way to other filters. */
export function useScope() {
  const { state, put } = useAddressState(ScopeAddress)
  return { filters: state, filter: put }
}

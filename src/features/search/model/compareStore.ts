import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange } from '@/shared/auth/session'
import { tabValue } from '@/shared/lib/storage'

export const MAX_COMPARED = 4

const Compared = z.object({ id: z.string(), nameEn: z.string(), nameZh: z.string() })
export type Compared = z.infer<typeof Compared>

const stored = tabValue('compare:drugs', z.array(Compared).check(z.maxLength(MAX_COMPARED)), [])

/** Drugs selected for comparison; they last as long as the browser tab, at most until the session ends. */
export const useCompare = create<{ drugs: readonly Compared[] }>(() => ({ drugs: stored.read() }))

function saveDrugs(drugs: Compared[]) {
  stored.write(drugs)
  useCompare.setState({ drugs })
}

/** Adds a drug, or removes it if it is selected already. Does nothing beyond {@link MAX_COMPARED}. */
export function toggleCompared({ id, nameEn, nameZh }: Compared) {
  const { drugs } = useCompare.getState()
  const others = drugs.filter((drug) => drug.id !== id)
  if (others.length < drugs.length) saveDrugs(others)
  else if (drugs.length < MAX_COMPARED) saveDrugs([...drugs, { id, nameEn, nameZh }])
}

export const clearCompared = () => saveDrugs([])

onUserChange(() => useCompare.setState({ drugs: stored.read() }))
